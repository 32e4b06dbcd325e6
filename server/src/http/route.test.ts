import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountDeps } from '../accounts/deps.ts';
import { refused } from '../answer.ts';
import { routesOf } from './route.ts';
import { Browser, createGuest, type HttpTestServer, openHttpServer } from './routes.testing.ts';

/** Table routes, which the HTTP test server lacks; the test checks their replies. */
function tables(app: FastifyInstance, deps: AccountDeps): void {
  const route = routesOf(app, deps);
  let asked = 0;
  route('GET /api/tables', {}, () => []);
  route('POST /api/tables/:id/moves', { limit: () => (asked++ === 0 ? undefined : 7) }, ({ body }) => ({
    version: body.version + 1,
  }));
  route('POST /api/tables/:id/leave', {}, () => undefined);
  route('GET /api/tables/:id/takeBack', {}, () => refused('notSeated', { seat: 1 }));
  // @ts-expect-error The contract gives a version as a number.
  route('POST /api/tables/:id/salt', {}, () => ({ version: '1' }));
  // @ts-expect-error The contract names no such parameter.
  route('GET /api/playing', {}, ({ query: { page } }) => refused(page));
  // @ts-expect-error There is no such address.
  expect(() => route('GET /api/elsewhere', {}, () => undefined)).toThrow();
}

let server: HttpTestServer;
beforeAll(async () => {
  server = await openHttpServer({ more: (app, deps) => tables(app, deps) });
});
afterAll(() => server.close());

describe('a route', () => {
  const id = 'a'.repeat(12);

  test('checks the person, the table, the input and the rate limit, in this order', async () => {
    const stranger = new Browser(server.address);
    const { browser } = await createGuest(server.address);
    const turn = { version: 3, moves: [{ do: 'pass' }] };
    const moves = (who: Browser, table: string, body: object) =>
      who.ask('POST', `/api/tables/${table}/moves`, body).then(({ status, body }) => [status, body]);
    expect(await moves(stranger, 'x', {})).toEqual([401, { error: 'signIn' }]);
    expect(await moves(browser, 'x', {})).toEqual([404, { error: 'unknownTable' }]);
    expect(await moves(browser, id, { version: -1 })).toEqual([400, { error: 'malformed' }]);
    expect(await moves(browser, id, turn)).toEqual([200, { version: 4 }]);
    expect(await moves(browser, id, turn)).toEqual([429, { error: 'tooMany', facts: { seconds: 7 } }]);
  });

  test('answers with the result of its handler, an empty body or a refusal', async () => {
    const { browser } = await createGuest(server.address);
    expect(await browser.ask('GET', '/api/tables')).toMatchObject({ status: 200, body: [] });
    expect(await browser.ask('POST', `/api/tables/${id}/leave`)).toMatchObject({ status: 204, body: '' });
    expect(await browser.ask('GET', `/api/tables/${id}/takeBack`)).toMatchObject({
      status: 409,
      body: { error: 'notSeated', facts: { seat: 1 } },
    });
  });
});
