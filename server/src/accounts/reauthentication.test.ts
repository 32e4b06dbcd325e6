import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, createGuest, type HttpTestServer, openHttpServer } from '../http/routes.testing.ts';
import { Authenticator } from './authenticator.testing.ts';

const MINUTE = 60_000;
const password = 'correct horse battery';

let server: HttpTestServer;
let address: string;
beforeAll(async () => {
  server = await openHttpServer({ environment: { GUESTS_PER_HOUR: '1000', PASSWORD_COST: '10' } });
  // A passkey needs a host name.
  address = server.address.replace('127.0.0.1', 'localhost');
});
afterAll(() => server.close());

async function signUp(login: string) {
  const { browser, me } = await createGuest(address);
  await browser.ask('POST', '/api/me/credentials', { login, password });
  return { browser, me };
}
const needsProof = { status: 403, body: { error: 'proofNeeded' } };
const guarded = [
  ['DELETE', '/api/me', {}],
  ['POST', '/api/me/passkeys/options', {}],
  ['POST', '/api/me/tokens', { label: 'x' }],
  ['GET', '/api/me/export', undefined],
  ['PATCH', '/api/me', { mail: null }],
] as const;

describe('an irreversible action', () => {
  test('needs the password again after ten minutes and can be repeated after giving it', async () => {
    const { browser, me } = await signUp('left.open');
    await server.store.people.change(me.id, { mail: 'ada@example.org' });
    server.skip(11 * MINUTE);
    for (const [method, path, body] of guarded)
      expect(await browser.ask(method, path, body)).toMatchObject(needsProof);
    expect(await browser.ask('POST', '/api/me/proof', { password: 'wrong wrong wrong' })).toMatchObject({
      status: 401,
      body: { error: 'wrongLogin' },
    });
    expect((await browser.ask('POST', '/api/me/proof', { password })).status).toBe(204);
    for (const [method, path, body] of [...guarded].reverse())
      expect((await browser.ask(method, path, body)).status).toBeLessThan(300);
    expect((await server.store.people.load(me.id))?.deleted).toBe(true);
  });

  test('can be confirmed with a passkey, but only with one of the same person', async () => {
    const prove = async (browser: Browser, device: Authenticator) => {
      const options = await browser.ask('POST', '/api/me/proof/options');
      const response = device.get(options.body as Parameters<Authenticator['get']>[0]);
      return browser.ask('POST', '/api/me/proof/passkey', { response });
    };
    const withPasskey = async () => {
      const { browser } = await createGuest(address);
      const device = new Authenticator(address);
      const options = await browser.ask('POST', '/api/me/passkeys/options');
      const response = device.create(options.body as Parameters<Authenticator['create']>[0]);
      expect((await browser.ask('POST', '/api/me/passkeys', { label: 'x', response })).status).toBe(201);
      return { browser, device };
    };
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    server.skip(11 * MINUTE);
    const credentials = { login: 'by.passkey', password };
    expect(await mine.browser.ask('POST', '/api/me/credentials', credentials)).toMatchObject(needsProof);
    expect(await prove(mine.browser, theirs.device)).toMatchObject({ status: 401 });
    expect(await mine.browser.ask('DELETE', '/api/me')).toMatchObject(needsProof);
    expect((await prove(mine.browser, mine.device)).status).toBe(204);
    expect((await mine.browser.ask('DELETE', '/api/me')).status).toBe(204);
  });

  test('needs confirmation after signing in with a code, but not for a guest', async () => {
    const { browser } = await signUp('by.code');
    const { code } = (await browser.ask('POST', '/api/me/code')).body as { code: string };
    const other = new Browser(address);
    await other.ask('POST', '/api/code', { code });
    expect(await other.ask('DELETE', '/api/me')).toMatchObject(needsProof);
    const { browser: guest } = await createGuest(address);
    server.skip(11 * MINUTE);
    expect((await guest.ask('DELETE', '/api/me')).status).toBe(204);
  });
});

describe('a token', () => {
  const DAY = 24 * 60 * MINUTE;
  const asProgram = (secret: string) => new Browser(address, { authorization: `Bearer ${secret}` });

  test('expires, and shows its expiry and its last use', async () => {
    const { browser } = await createGuest(address);
    const made = (await browser.ask('POST', '/api/me/tokens', { label: 'bot', days: 7 })).body as {
      secret: string;
      created: number;
      expires: number;
      used: number | null;
    };
    expect(made.expires - made.created).toBe(7 * DAY);
    expect(made.used).toBeNull();
    expect((await asProgram(made.secret).ask('GET', '/api/me')).status).toBe(200);
    const [listed] = (await browser.ask('GET', '/api/me/tokens')).body as { used: number }[];
    expect(listed?.used).toBeGreaterThanOrEqual(made.created);
    server.skip(8 * DAY);
    expect((await asProgram(made.secret).ask('GET', '/api/me')).status).toBe(401);
  });

  test.each([0, 1, 400, null, '7'])('cannot be created for %j days', async (days) => {
    const { browser } = await createGuest(address);
    expect((await browser.ask('POST', '/api/me/tokens', { label: 'bot', days })).status).toBe(400);
  });

  test('survives a password change unless its owner revokes it', async () => {
    const { browser } = await signUp('changes.all');
    const { secret } = (await browser.ask('POST', '/api/me/tokens', { label: 'x' })).body as {
      secret: string;
    };
    const change = { login: 'changes.all', password, current: password };
    await browser.ask('POST', '/api/me/credentials', change);
    expect((await asProgram(secret).ask('GET', '/api/me')).status).toBe(200);
    await browser.ask('POST', '/api/me/credentials', { ...change, tokens: true });
    expect((await asProgram(secret).ask('GET', '/api/me')).status).toBe(401);
  });
});
