import { LANGUAGES } from '@archivolt/protocol';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Someone, TestServer } from '../../tables/server.testing.ts';
import { VERSION } from '../../version.ts';
import { openApi } from './openapi.ts';
import { ROUTES } from './routes.ts';

let server: TestServer;
let ana: Someone;
let ajv: Ajv2020;
beforeAll(async () => {
  server = await TestServer.open();
  ana = await server.person();
  const { status, body } = await server.call('GET', '/api/openapi.json');
  expect(status).toBe(200);
  expect(body).toEqual(JSON.parse(JSON.stringify(openApi(VERSION))));
  ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(body as object, 'api');
});
afterAll(() => server.close());

const escaped = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1');

/** The errors of a value against a schema of the document. */
function faults(pointer: string, value: unknown): unknown {
  const validate = ajv.getSchema(`api#${pointer}`) ?? ajv.compile({ $ref: `api#${pointer}` });
  return validate(value) ? [] : validate.errors;
}

/** Sends a request, and validates the response against the document. */
async function ask(address: string, ids: string[] = [], body?: object, who: Someone | undefined = ana) {
  const [method = '', path = ''] = address.split(' ');
  const [route = '', query] = path.split('?');
  let index = 0;
  const asked = route.replace(/\{\w+\}/g, () => ids[index++] ?? '') + (query ? `?${query}` : '');
  const answer = await server.call(method as 'GET' | 'POST' | 'DELETE', asked, who, body);
  const operation = `/paths/${escaped(route)}/${method.toLowerCase()}/responses`;
  const which = answer.status < 400 ? String(answer.status) : '4XX';
  if (answer.status !== 204)
    expect(
      faults(`${operation}/${which}/content/application~1json/schema`, answer.body),
      `${address}: ${answer.text.slice(0, 300)}`,
    ).toEqual([]);
  return answer;
}

describe('the document', () => {
  test('has exactly the registered routes', () => {
    // Served before the rooms are opened.
    const registered = [...server.routes, 'GET /healthz'].sort();
    expect(Object.keys(ROUTES).sort()).toEqual(registered);
  });

  test('describes real responses, from a new table to the game file', async () => {
    await ask('GET /api/server');
    await ask('GET /api/me');
    await ask('GET /api/tables');
    await ask('GET /api/playing');
    const wanted = {
      game: 'architectura',
      options: { first: 0 },
      clock: { kind: 'slow', hours: 24 },
      access: 'open',
      rated: false,
      seats: [{ kind: 'me' }, { kind: 'open' }],
    };
    const { body } = await ask('POST /api/tables', [], wanted);
    const { id, commitment } = (body as { table: { id: string; commitment: string } }).table;
    await ask('GET /api/tables/{id}', [id]);
    await ask('GET /api/tables/{id}/view', [id]);
    await ask('GET /api/tables/{id}/file', [id]);
    await ask('POST /api/tables/{id}/bot', [id], { seat: 1, level: 'child' });
    await ask('POST /api/tables/{id}/salt', [id], { commitment, salt: 'ab'.repeat(16) });
    const shown = await ask('GET /api/tables/{id}/view', [id]);
    const { version, offers } = shown.body as { version: number; offers: object[] };
    const moves = offers.slice(0, 1);
    expect((await ask('POST /api/tables/{id}/moves', [id], { version, moves })).status).toBe(200);
    await ask('POST /api/tables/{id}/moves', [id], { version: 999, moves: [{ do: 'nothing' }] });
    await ask('GET /api/tables/{id}/log?before=5', [id]);
    await ask('GET /api/tables/{id}/report', [id]);
    await ask('GET /api/tables/{id}/takeBack', [id]);
    await ask('GET /api/me/tables');
    await ask('GET /api/me/opponents');
    await ask('GET /api/me/blocks');
    await ask('GET /api/me/statistics');
    await ask('GET /api/me/invitations');
    await ask('GET /api/people/{id}', [ana.row.id]);
    await ask('GET /api/people/{id}/games', ['aaaaaaaaaaaa']);
    await ask('GET /api/leaderboard?game=architectura&players=2');
    await ask('POST /api/tables', [], { nothing: true });
    await ask('GET /api/tables/{id}', ['aaaaaaaaaaaa']);
    const client = await server.connect(ana);
    await client.watch(id);
    await client.ask({ do: 'resign', table: id });
    expect((await ask('GET /api/tables/{id}/file', [id])).status).toBe(200);
    expect((await ask('GET /api/people/{id}/games', [ana.row.id])).body).toHaveLength(1);
  });

  test('describes the messages of the socket', async () => {
    const { clients, id } = await server.seatPlayers('red-cathedral');
    const [first, second] = clients;
    await first?.ask({ do: 'lobby', on: true });
    await first?.ask({ do: 'log', table: id, before: 5 });
    await second?.ask({ do: 'say', table: id, message: { text: 'hello' } });
    const mover = clients.find((client) => client.at(id).offers.length > 0);
    const { version, offers } = mover?.at(id) ?? { version: 0, offers: [] };
    await mover?.ask({ do: 'submit', table: id, version, moves: [offers[0] as { do: string }] });
    await mover?.ask({ do: 'submit', table: id, version, moves: [offers[0] as { do: string }] });
    await second?.ask({ do: 'request', table: id, kind: 'endNow' });
    const isHeard = (wanted: string) => () => !!first?.heard.some(({ type }) => type === wanted);
    await first?.until(isHeard('chat'));
    await first?.until(isHeard('info'));
    const heard = clients.flatMap((client) => client.heard);
    expect(new Set(heard.map(({ type }) => type))).toEqual(
      new Set(['done', 'refused', 'table', 'played', 'log', 'info', 'chat', 'lobby']),
    );
    for (const message of heard) expect(faults('/components/schemas/ServerMessage', message)).toEqual([]);
  });

  test('states the limits of the server', () => {
    const guest = '/paths/~1api~1guest/post/requestBody/content/application~1json/schema';
    const right = { name: 'Ana', colour: 3, language: LANGUAGES[0] };
    expect(faults(guest, right)).toEqual([]);
    for (const wrong of [{ name: 'x'.repeat(25) }, { colour: 4 }, { language: 'xx' }, { more: 1 }])
      expect(faults(guest, { ...right, ...wrong }), JSON.stringify(wrong)).not.toEqual([]);
    const salt = '/paths/~1api~1tables~1{id}~1salt/post/requestBody/content/application~1json/schema';
    expect(faults(salt, { commitment: 'ab'.repeat(32), salt: 'c0ffee' })).not.toEqual([]);
  });
});
