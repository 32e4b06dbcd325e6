import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { at, seeded } from '@archivolt/engine';
import { type ClientMessage, MAX_MESSAGE_LENGTH, PROTOCOL, type ServerMessage } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { News, Store } from '../store/store.ts';
import { Client } from '../tables/client.testing.ts';
import { move, moverOf } from '../tables/moving.testing.ts';
import { TestServer } from '../tables/server.testing.ts';
import { Connection } from './connection.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

/** A fixed clock, so that no limit refills, however slow the machine is. */
const fixedClock = () => 1_700_000_000_000;

const refusals = (client: Client) =>
  client.heard.flatMap((message) => (message.type === 'refused' ? [message] : []));

describe('a socket', () => {
  test('must greet first, with a supported protocol version', async () => {
    const rude = await Client.dial(server.port, {});
    rude.say(JSON.stringify({ do: 'lobby', id: 1, on: true }));
    await rude.until(() => rude.closed === 1008);
    const old = await Client.dial(server.port, {});
    expect(await old.ask({ do: 'hello', protocol: PROTOCOL - 1 })).toMatchObject({ why: 'oldClient' });
    await old.until(() => old.closed === 1008);
  });

  test('of an old page is refused in the format of protocol 2, so that the page offers to reload', async () => {
    const old = await Client.dial(server.port, {});
    old.say('{"do":"hello","protocol":2,"ask":5}');
    await old.until(() => old.closed === 1008);
    expect(old.raw).toEqual(['{"type":"refused","ask":5,"why":"oldClient"}']);
  });

  test('gets a refusal for every malformed message', async () => {
    const client = await server.connect();
    const said = [
      '',
      '{',
      '[]',
      '42',
      '"x"',
      '{"do":"jump","id":7}',
      '{"do":"watch","id":8,"table":"../etc"}',
    ];
    for (const text of said) client.say(text);
    await client.until(() => refusals(client).length === said.length);
    expect(refusals(client).map(({ why }) => why)).toEqual(said.map(() => 'malformed'));
    expect(refusals(client).map(({ id }) => id)).toEqual([-1, -1, -1, -1, -1, 7, 8]);
    expect(await client.ask({ do: 'watch', table: 'b'.repeat(16) })).toMatchObject({ why: 'unknownTable' });
  });

  test('gets a refusal for a move that is nested too deeply, and the game continues', async () => {
    const { id, clients } = await server.seatPlayers('architectura');
    const mover = await moverOf(clients, id);
    const { version } = mover.at(id);
    const nested = '['.repeat(7000) + ']'.repeat(7000);
    mover.say(
      `{"do":"submit","id":99,"table":"${id}","version":${version},"moves":[{"do":"pass","nested":${nested}}]}`,
    );
    await mover.until(() => refusals(mover).length > 0);
    expect(refusals(mover)).toMatchObject([{ id: 99, why: 'malformed' }]);
    expect(await move(clients, id)).toMatchObject({ type: 'done' });
  });

  test('is closed when a message is too large', async () => {
    const client = await server.connect();
    client.say(JSON.stringify({ do: 'hello', id: 1, protocol: 1, more: 'x'.repeat(MAX_MESSAGE_LENGTH) }));
    await client.until(() => client.closed === 1009);
  });

  test('is asked to slow down, and closed if it does not', async () => {
    const strict = await TestServer.open({ flags: { messages: '2' } });
    const client = await strict.connect();
    for (let said = 0; said < 200; said++)
      client.say(JSON.stringify({ do: 'unwatch', id: said, table: 'c'.repeat(16) }));
    await client.until(() => client.closed !== undefined);
    expect(refusals(client)[0]).toMatchObject({ why: 'tooMany', facts: { seconds: expect.any(Number) } });
    await strict.close();
  });

  test('has its pings answered within the limit for messages, and is closed if it floods them', async () => {
    const strict = await TestServer.open({ flags: { messages: '2' }, clock: fixedClock });
    const client = await strict.connect();
    for (let sent = 0; sent < 9; sent++) client.ping();
    await client.until(() => client.pongs === 9);
    for (let sent = 0; sent < 150; sent++) client.ping();
    await client.until(() => client.closed !== undefined);
    expect(client.pongs).toBe(9);
    expect(refusals(client)[0]).toMatchObject({ id: -1, why: 'tooMany' });
    await strict.close();
  });

  test('shares its message limit with the other sockets of the same person only', async () => {
    const strict = await TestServer.open({ flags: { messages: '2' }, clock: fixedClock });
    const [ana, rui] = [await strict.person(), await strict.person()];
    const sockets = [await strict.connect(ana), await strict.connect(ana), await strict.connect(ana)];
    const other = await strict.connect(rui);
    const say = (client: Client) => client.ask({ do: 'unwatch', table: 'c'.repeat(16) });
    const answers = await Promise.all(sockets.flatMap((client) => [1, 2, 3, 4].map(() => say(client))));
    // A burst of ten, three of which were greetings.
    expect(answers.filter(({ type }) => type === 'done')).toHaveLength(7);
    expect(await say(other)).toMatchObject({ type: 'done' });
    await strict.close();
  });

  test('has a limit for snapshots, but can still play', async () => {
    const strict = await TestServer.open({ flags: { messages: '5' }, clock: fixedClock });
    const ana = await strict.person();
    const { table } = await strict.table(ana, { game: 'architectura' });
    const [one, two] = [await strict.connect(ana), await strict.connect(ana)];
    const shown = [];
    for (let asked = 0; asked < 8; asked++) {
      shown.push(await one.ask({ do: 'watch', table: table.id }));
      shown.push(await two.ask({ do: 'lobby', on: true }));
    }
    expect(shown.slice(0, 15).map(({ type }) => type)).toEqual(Array(15).fill('done'));
    expect(shown[15]).toMatchObject({ why: 'tooMany', facts: { seconds: expect.any(Number) } });
    expect(await one.ask({ do: 'log', table: table.id, before: 1 })).toMatchObject({ why: 'tooMany' });
    // Leaving the lobby and moving are still allowed, and nobody else is affected.
    expect(await two.ask({ do: 'lobby', on: false })).toMatchObject({ type: 'done' });
    expect(await one.ask({ do: 'submit', table: table.id, version: 0, moves: [] })).toMatchObject({
      why: expect.not.stringMatching(/tooMany/),
    });
    const rui = await strict.connect(await strict.person());
    expect(await rui.ask({ do: 'lobby', on: true })).toMatchObject({ type: 'done' });
    await strict.close();
  });

  test('counts towards a limit per address', async () => {
    const small = await TestServer.open({ flags: { sockets: '2' } });
    const [first] = [await small.connect(), await small.connect()];
    await expect(small.connect()).rejects.toThrow('429');
    first.close();
    await expect
      .poll(() =>
        small.connect().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await small.close();
  });

  test('that does not read its messages is closed', async () => {
    const { id, clients } = await server.seatPlayers('red-cathedral');
    for (let made = 0; made < 150; made++) await move(clients, id, seeded(made));
    const client = await server.connect();
    const open = server.sockets();
    client.pause();
    const asking = setInterval(() => {
      client.say(JSON.stringify({ do: 'watch', id: 1, table: id }));
    }, 5);
    await expect.poll(() => server.sockets(), { timeout: 45_000 }).toBeLessThan(open);
    clearInterval(asking);
    client.close();
  });

  test('with unread output gets no more snapshots, but can still play', async () => {
    const asked: string[] = [];
    const heard: ServerMessage[] = [];
    const socket = Object.assign(new EventEmitter(), {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 100_000,
      send: (text: string) => void heard.push(JSON.parse(text)),
    });
    const who = { person: null, session: null, raw: { socket: { cork() {}, uncork() {} } } };
    new Connection(server.rooms, socket as unknown as WebSocket, who, {
      takeMessage: () => undefined,
      takeSnapshot: () => void asked.push('whole'),
      chargeForClosing: () => undefined,
    });
    const say = (said: ClientMessage) => socket.emit('message', JSON.stringify(said), false);
    say({ do: 'hello', id: 1, protocol: PROTOCOL });
    say({ do: 'lobby', id: 2, on: true });
    say({ do: 'submit', id: 3, table: 'c'.repeat(16), version: 0, moves: [{ do: 'pass' }] });
    await expect
      .poll(() => heard)
      .toMatchObject([
        { type: 'done', id: 1 },
        { type: 'refused', id: 2, why: 'tooMany', facts: { seconds: 5 } },
        { type: 'refused', id: 3, why: 'signIn' },
      ]);
    socket.bufferedAmount = 0;
    say({ do: 'lobby', id: 4, on: true });
    await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'done', id: 4 });
    expect(asked).toEqual(['whole']);
    socket.emit('close');
  });

  test('that is closed for not slowing down is charged to its address', async () => {
    const strict = await TestServer.open({ flags: { messages: '2', requests: '60' }, clock: fixedClock });
    const client = await strict.connect();
    for (let said = 0; said < 200; said++)
      client.say(JSON.stringify({ do: 'unwatch', id: said, table: 'c'.repeat(16) }));
    await client.until(() => client.closed !== undefined);
    expect((await strict.call('GET', '/api/server')).status).toBe(429);
    await strict.close();
  });

  test('is closed when its person signs out everywhere', async () => {
    const ana = await server.person();
    const client = await server.connect(ana);
    await server.parts.store.people.endSessions(ana.row.id, ['browser', 'token']);
    await client.until(() => client.closed === 1008);
  });
});

test('a socket whose person signed out during a gap in the news is closed after the gap', async () => {
  const listeners = new Set<(news: News) => void>();
  const deaf: Store = {
    ...server.parts.store,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const other = await TestServer.open({ store: deaf });
  const [ana, rui] = [await other.person(), await other.person()];
  const [hers, his] = [await other.connect(ana), await other.connect(rui)];
  await deaf.people.endSessions(ana.row.id, ['browser', 'token']);
  for (const listener of listeners) listener({ of: 'gap' });
  await hers.until(() => hers.closed === 1008);
  expect(await his.ask({ do: 'lobby', on: true })).toMatchObject({ type: 'done' });
  await other.close();
});

describe('chat', () => {
  test('reaches everybody at the table except players who have blocked its author', async () => {
    const { id, people, clients } = await server.seatPlayers('red-cathedral', 3);
    const [ana, rui, eva] = [at(clients, 0), at(clients, 1), at(clients, 2)];
    await server.parts.store.blocks.block(at(people, 2).row.id, at(people, 0).row.id, true);
    await ana.ask({ do: 'say', table: id, message: { text: ' <b>olá</b>\u202e \n 🏰 ' } });
    await rui.ask({ do: 'say', table: id, message: { phrase: 'thanks' } });
    for (const client of [ana, rui]) {
      await client.until(() => client.at(id).chat.length === 2);
      expect(client.at(id).chat).toEqual(['<b>olá</b> 🏰', 'thanks']);
    }
    await eva.until(() => eva.at(id).chat.length === 1);
    expect(eva.at(id).chat).toEqual(['thanks']);
    expect((await (await server.connect(at(people, 2))).watch(id)).chat).toEqual(['thanks']);
  });

  test('is limited in length and frequency', async () => {
    const { id, clients } = await server.seatPlayers('red-cathedral');
    const ana = at(clients, 0);
    const say = (text: string) => ana.ask({ do: 'say', table: id, message: { text } });
    expect(await say('x'.repeat(301))).toMatchObject({ why: 'tooLong', facts: { most: 300 } });
    expect(await say(' \u200b ')).toMatchObject({ why: 'empty' });
    expect(await ana.ask({ do: 'say', table: id, message: {} })).toMatchObject({ why: 'malformed' });
    const answers = [];
    for (let said = 0; said < 12; said++) answers.push(await say(`line ${said}`));
    expect(answers.filter(({ type }) => type === 'done')).toHaveLength(8);
    expect(answers.at(-1)).toMatchObject({ why: 'tooMany' });
  });
});

test('a stopping server announces it, finishes in-flight moves and loses no acknowledged move', async () => {
  const stopping = await TestServer.open();
  const tables = await Promise.all(Array.from({ length: 8 }, () => stopping.seatPlayers('red-cathedral')));
  const clients = tables.flatMap((table) => table.clients);
  const startedTables = new Set<string>();
  const playing = tables.map(async ({ id, clients }) => {
    for (let done = 0; ; done++) {
      if (done > 0) startedTables.add(id);
      const mover = await moverOf(clients, id);
      const { version, offers } = mover.at(id);
      const moves = [at(offers, 0) as { do: string }];
      const answer = await mover.ask({ do: 'submit', table: id, version, moves });
      if (answer.type === 'refused') return { id, done, why: answer.why };
      await mover.until(() => mover.at(id).version > version);
    }
  });
  await expect.poll(() => startedTables.size).toBe(tables.length);
  await stopping.stop();
  for (const client of clients) await client.until(() => client.closed === 1001);
  for (const { heard } of clients) expect(heard.map(({ type }) => type)).toContain('closing');
  for (const { id, done, why } of await Promise.all(playing)) {
    const log = await stopping.parts.store.tables.log(id, 0);
    expect(done).toBeGreaterThan(0);
    if (why === 'closing') expect(log).toHaveLength(done);
    else expect(log.length - done).toBeLessThanOrEqual(1);
  }
  await stopping.close();
});

test('a stopping server waits neither for new connections nor for unresponsive clients', async () => {
  const stopping = await TestServer.open();
  const deaf = await stopping.connect(await stopping.person());
  deaf.pause();
  const late = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(stopping.port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    }),
  );
  const stopped = stopping.stop().then(() => 'stopped');
  for (const socket of late) {
    socket.on('error', () => undefined);
    socket.write(
      'GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
  }
  const tooLong = new Promise((resolve) => setTimeout(() => resolve('still there'), 10_000).unref());
  expect(await Promise.race([stopped, tooLong])).toBe('stopped');
  for (const socket of late) socket.destroy();
  await stopping.close();
});
