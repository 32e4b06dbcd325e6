import { once } from 'node:events';
import { connect } from 'node:net';
import { at, seeded } from '@archivolt/engine';
import { LONGEST_MESSAGE, PROTOCOL } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../rooms/client.testing.ts';
import { TestHouse } from '../rooms/house.testing.ts';
import { move, moverOf } from '../rooms/moving.testing.ts';
import type { News, Store } from '../store/store.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.open();
});
afterAll(() => house.close());

const refusals = (client: Client) =>
  client.heard.flatMap((message) => (message.type === 'refused' ? [message] : []));

describe('a socket', () => {
  test('must greet first, in a protocol that is spoken here', async () => {
    const rude = await Client.dial(house.port, {});
    rude.say(JSON.stringify({ do: 'lobby', ask: 1, on: true }));
    await rude.until(() => rude.closed === 1008);
    const old = await Client.dial(house.port, {});
    expect(await old.ask({ do: 'hello', protocol: PROTOCOL - 1 })).toMatchObject({ why: 'oldClient' });
    await old.until(() => old.closed === 1008);
  });

  test('gets a refusal for everything that is no message', async () => {
    const client = await house.connect();
    const said = [
      '',
      '{',
      '[]',
      '42',
      '"x"',
      '{"do":"jump","ask":7}',
      '{"do":"watch","ask":8,"table":"../etc"}',
    ];
    for (const text of said) client.say(text);
    await client.until(() => refusals(client).length === said.length);
    expect(refusals(client).map(({ why }) => why)).toEqual(said.map(() => 'malformed'));
    expect(refusals(client).map(({ ask }) => ask)).toEqual([-1, -1, -1, -1, -1, 7, 8]);
    expect(await client.ask({ do: 'watch', table: 'b'.repeat(16) })).toMatchObject({ why: 'unknownTable' });
  });

  test('is closed when it says too much at once', async () => {
    const client = await house.connect();
    client.say(JSON.stringify({ do: 'hello', ask: 1, protocol: 1, more: 'x'.repeat(LONGEST_MESSAGE) }));
    await client.until(() => client.closed === 1009);
  });

  test('is told to slow down, and closed if it does not', async () => {
    const strict = await TestHouse.open({ flags: { messages: '2' } });
    const client = await strict.connect();
    for (let said = 0; said < 200; said++)
      client.say(JSON.stringify({ do: 'unwatch', ask: said, table: 'c'.repeat(16) }));
    await client.until(() => client.closed !== undefined);
    expect(refusals(client)[0]).toMatchObject({ why: 'tooMany', facts: { seconds: expect.any(Number) } });
    await strict.close();
  });

  test('has what its person may say in common with the others of that person, and nobody else', async () => {
    const strict = await TestHouse.open({ flags: { messages: '2' } });
    const [ana, rui] = [await strict.person(), await strict.person()];
    const sockets = [await strict.connect(ana), await strict.connect(ana), await strict.connect(ana)];
    const other = await strict.connect(rui);
    const say = (client: Client) => client.ask({ do: 'unwatch', table: 'c'.repeat(16) });
    const answers = await Promise.all(sockets.flatMap((client) => [1, 2, 3, 4].map(() => say(client))));
    // Ten at once, and three of them were greetings.
    expect(answers.filter(({ type }) => type === 'done')).toHaveLength(7);
    expect(await say(other)).toMatchObject({ type: 'done' });
    await strict.close();
  });

  test('is one of few from one address', async () => {
    const small = await TestHouse.open({ flags: { sockets: '2' } });
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

  test('that does not read what it is told is let go', async () => {
    const { id, clients } = await house.seated('red-cathedral');
    for (let made = 0; made < 150; made++) await move(clients, id, seeded(made));
    const client = await house.connect();
    const open = house.sockets();
    client.pause();
    const asking = setInterval(() => {
      client.say(JSON.stringify({ do: 'watch', ask: 1, table: id }));
    }, 5);
    await expect.poll(() => house.sockets(), { timeout: 20_000 }).toBeLessThan(open);
    clearInterval(asking);
    client.close();
  });

  test('ends when its person signs out everywhere', async () => {
    const ana = await house.person();
    const client = await house.connect(ana);
    await house.parts.store.people.endSessions(ana.row.id, ['browser', 'token']);
    await client.until(() => client.closed === 1008);
  });
});

test('a socket whose person signed out while nothing could be heard of it ends as soon as that is known', async () => {
  const listeners = new Set<(news: News) => void>();
  const deaf: Store = {
    ...house.parts.store,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const other = await TestHouse.open({ store: deaf });
  const [ana, rui] = [await other.person(), await other.person()];
  const [hers, his] = [await other.connect(ana), await other.connect(rui)];
  await deaf.people.endSessions(ana.row.id, ['browser', 'token']);
  for (const listener of listeners) listener({ of: 'gap' });
  await hers.until(() => hers.closed === 1008);
  expect(await his.ask({ do: 'lobby', on: true })).toMatchObject({ type: 'done' });
  await other.close();
});

describe('talk', () => {
  test('reaches everybody at the table, as text or as a phrase, but not those who muted the one who talks', async () => {
    const { id, people, clients } = await house.seated('red-cathedral', 3);
    const [ana, rui, eva] = [at(clients, 0), at(clients, 1), at(clients, 2)];
    await house.parts.store.talk.mute(at(people, 2).row.id, at(people, 0).row.id, true);
    await ana.ask({ do: 'say', table: id, said: { text: ' <b>olá</b>\u202e \n 🏰 ' } });
    await rui.ask({ do: 'say', table: id, said: { phrase: 'thanks' } });
    for (const client of [ana, rui]) {
      await client.until(() => client.at(id).lines.length === 2);
      expect(client.at(id).lines).toEqual(['<b>olá</b> 🏰', 'thanks']);
    }
    await eva.until(() => eva.at(id).lines.length === 1);
    expect(eva.at(id).lines).toEqual(['thanks']);
    expect((await (await house.connect(at(people, 2))).watch(id)).lines).toEqual(['thanks']);
  });

  test('is limited in length and in how often', async () => {
    const { id, clients } = await house.seated('red-cathedral');
    const ana = at(clients, 0);
    const say = (text: string) => ana.ask({ do: 'say', table: id, said: { text } });
    expect(await say('x'.repeat(301))).toMatchObject({ why: 'tooLong', facts: { most: 300 } });
    expect(await say(' \u200b ')).toMatchObject({ why: 'empty' });
    expect(await ana.ask({ do: 'say', table: id, said: {} })).toMatchObject({ why: 'malformed' });
    const answers = [];
    for (let said = 0; said < 12; said++) answers.push(await say(`line ${said}`));
    expect(answers.filter(({ type }) => type === 'done')).toHaveLength(8);
    expect(answers.at(-1)).toMatchObject({ why: 'tooMany' });
  });
});

test('a server that stops says so, finishes the moves in hand, and loses none that it answered', async () => {
  const stopping = await TestHouse.open();
  const tables = await Promise.all(Array.from({ length: 8 }, () => stopping.seated('red-cathedral')));
  const clients = tables.flatMap((table) => table.clients);
  const playing = tables.map(async ({ id, clients }) => {
    for (let done = 0; ; done++) {
      const mover = await moverOf(clients, id);
      const { version, offers } = mover.at(id);
      const moves = [at(offers, 0) as { do: string }];
      const answer = await mover.ask({ do: 'submit', table: id, version, moves });
      if (answer.type === 'refused') return { id, done, why: answer.why };
      await mover.until(() => mover.at(id).version > version);
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
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

test('a server that stops is held up neither by those who come at that moment nor by those who do not listen', async () => {
  const stopping = await TestHouse.open();
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
