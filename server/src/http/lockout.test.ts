import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, createGuest, type HttpTestServer, openHttpServer } from './routes.testing.ts';

const password = 'correct horse battery';
const MINUTE = 60_000;

let server: HttpTestServer;
beforeAll(async () => {
  server = await openHttpServer({
    environment: { PASSWORD_COST: '10', TRUST_PROXIES: '1', REQUESTS_PER_MINUTE: '100000' },
  });
});
afterAll(() => server.close());

const from = (address: string, device?: Browser): Browser => {
  const browser = new Browser(server.address, { 'x-forwarded-for': address });
  for (const [name, value] of device?.cookies ?? []) browser.cookies.set(name, value);
  return browser;
};
const signIn = (browser: Browser, given = password) =>
  browser.ask('POST', '/api/login', { login: 'the.owner', password: given });

test('guessed passwords do not lock the owner out of a known browser', async () => {
  const { browser: owner } = await createGuest(server.address);
  await owner.ask('POST', '/api/me/credentials', { login: 'the.owner', password });
  await owner.ask('POST', '/api/logout');

  // One address gets no further than its own limit for the login.
  const own: number[] = [];
  for (let n = 0; n < 24; n++) {
    own.push((await signIn(from('203.0.113.1'), 'wrong wrong wrong')).status);
    server.skip(10_000);
  }
  expect(own.filter((status) => status === 401).length).toBeLessThan(24);
  expect((await signIn(from('198.51.100.7'))).status).toBe(200);

  // Many addresses together exhaust the login for strangers.
  let refused = 0;
  for (let n = 0; n < 130 && refused === 0; n++)
    if ((await signIn(from(`192.0.2.${n}`), 'wrong wrong wrong')).status === 429) refused = n;
  expect(refused).toBeGreaterThan(50);
  expect((await signIn(from('198.51.100.8'))).status).toBe(429);

  // The owner can sign in on a known device, from any address.
  expect((await signIn(from('198.51.100.9', owner))).status).toBe(200);

  // A mark of somebody else, or a forged one, is of no use.
  const { browser: eve } = await createGuest(server.address, 'Eve');
  await eve.ask('POST', '/api/me/credentials', { login: 'eve', password });
  await eve.ask('POST', '/api/logout');
  expect((await signIn(from('198.51.100.10', eve))).status).toBe(429);

  // A stolen mark does not allow unlimited guesses either.
  const stolen: number[] = [];
  for (let n = 0; n < 22; n++)
    stolen.push((await signIn(from(`198.18.0.${n}`, owner), 'wrong wrong wrong')).status);
  expect(stolen.at(-1)).toBe(429);
  server.skip(61 * MINUTE);
  expect((await signIn(from('198.51.100.8'))).status).toBe(200);
});
