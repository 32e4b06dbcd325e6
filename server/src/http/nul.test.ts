import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasNul } from '../nul.ts';
import { emptyDatabase } from '../store/postgres.testing.ts';
import { TestServer } from '../tables/server.testing.ts';
import { type Browser, createGuest, type HttpTestServer, openHttpServer } from './routes.testing.ts';

const kinds = { SQLite: async () => undefined, PostgreSQL: emptyDatabase };
const NUL = 'a\u0000b';
const open: HttpTestServer[] = [];
const browsers: Browser[] = [];

beforeAll(async () => {
  for (const database of Object.values(kinds)) {
    const url = await database();
    const reception = await openHttpServer({
      environment: { LOG_LEVEL: 'error' },
      ...(url !== undefined && { database: url }),
    });
    open.push(reception);
    browsers.push((await createGuest(reception.address)).browser);
  }
});
afterAll(async () => {
  for (const reception of open) await reception.close();
});

test.each([
  ['GET', '/api/people/a%00b', undefined],
  ['GET', '/api/unsubscribe/a%00b', undefined],
  ['GET', '/api/mail/a%00b', undefined],
  ['GET', `/api/leaderboard?game=a%00b&players=2`, undefined],
  ['DELETE', '/api/me/passkeys/a%00b', undefined],
  ['DELETE', '/api/me/tokens/a%00b', undefined],
  ['POST', '/api/guest', { name: NUL, colour: 1, language: 'en' }],
  ['PATCH', '/api/me', { name: NUL }],
  ['POST', '/api/me/credentials', { login: NUL, password: 'correct horse' }],
  ['POST', '/api/login', { login: NUL, password: 'correct horse' }],
  ['POST', '/api/me/tokens', { label: NUL }],
  ['POST', '/api/me/tokens', { label: 'bot', [NUL]: 1 }],
  ['POST', '/api/reports', { table: 'abcdefghijkl', message: 1, why: 'spam', note: NUL }],
  ['POST', '/api/reports', { table: 'abcdefghijkl', message: 1e300, why: 'spam', note: '' }],
  ['POST', '/api/reports', { table: 'abcdefghijkl', message: 2 ** 53, why: 'spam', note: '' }],
  ['POST', '/api/tables/a%00b/invitations', { person: 'abcdefghijkl' }],
  ['POST', '/api/passkey', { response: { id: NUL } }],
])('%s %s %j is refused with both databases', async (method, path, body) => {
  for (const [index, kind] of Object.keys(kinds).entries()) {
    const reply = await browsers[index]?.ask(method, path, body);
    expect(reply?.status, kind).toBeGreaterThanOrEqual(400);
    expect(reply?.status, kind).toBeLessThan(500);
    expect(open[index]?.lines, kind).toEqual([]);
  }
});

test('a chat message with a NUL character is malformed', async () => {
  const server = await TestServer.open();
  const { id, clients } = await server.seatPlayers('architectura');
  const [ana] = clients;
  expect(await ana?.ask({ do: 'say', table: id, message: { text: NUL } })).toMatchObject({
    why: 'malformed',
  });
  // Escaped as text it is allowed.
  expect(await ana?.ask({ do: 'say', table: id, message: { text: '\\u0000' } })).toMatchObject({
    type: 'done',
  });
  await server.close();
});

test('a NUL character is found however deep it is nested', () => {
  const depth = 30_000;
  const nested = (text: string): unknown => JSON.parse(`${'['.repeat(depth)}"${text}"${']'.repeat(depth)}`);
  expect(hasNul(nested('a\\u0000b'))).toBe(true);
  expect(hasNul(nested('a'))).toBe(false);
});
