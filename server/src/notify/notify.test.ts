import { createPublicKey, verify } from 'node:crypto';
import { LANGUAGES } from '@archivolt/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Browser, openReception, type Reception } from '../http/reception.testing.ts';
import { newId } from '../ids.ts';
import { aPerson, aTable } from '../store/rows.testing.ts';
import type { PersonRow, SeatRow, TableRow } from '../store/store.ts';
import { isInner, outerLookup } from './addresses.ts';
import { noticeFinished, noticeInvited, noticeRematch, noticeTurn } from './notices.ts';
import { createPusher } from './pusher.ts';
import { PushService, Subscriber } from './pushService.testing.ts';
import { MailServer } from './smtp.testing.ts';
import { Teller } from './teller.ts';

const CONTACT = 'mailto:keeper@example.org';
const HOUR = 3_600_000;
const PATIENT = { timeout: 20_000 };
const mails = new MailServer();
const service = new PushService();
let house: Reception;
let teller: Teller;
const warnings: object[] = [];

beforeAll(async () => {
  await Promise.all([mails.listen(), service.listen()]);
  house = await openReception({
    environment: { MAIL_URL: mails.url, PUSH_CONTACT: CONTACT, MAIL_FROM: 'Archivolt <house@example.org>' },
    pusher: (store) => createPusher(store, CONTACT, service.agent()),
  });
  teller = new Teller({ ...house, log: { warn: (facts) => warnings.push(facts) } });
});
afterEach(() => {
  mails.letters.length = 0;
  service.taken.length = 0;
  warnings.length = 0;
});
afterAll(async () => {
  await teller.stop();
  await house.close();
  await Promise.all([mails.close(), service.close()]);
});

const ON = { push: true, mail: true };
const notify = { turn: ON, invited: ON, finished: ON };

async function person(fields: Partial<PersonRow> = {}): Promise<PersonRow> {
  const id = newId();
  const own = { id, unsubscribe: newId(40), mail: `${id}@example.org` };
  const row = aPerson({ ...own, quiet: null, zone: 'UTC', language: 'en', notify, ...fields });
  await house.store.people.create(row);
  return row;
}

const seat = ({ id }: PersonRow): SeatRow => ({ colour: 0, person: id, level: null, salt: 'aa', away: null });

async function table(people: PersonRow[], fields: Partial<TableRow> = {}): Promise<TableRow> {
  const row = aTable({
    id: newId(),
    seats: people.map(seat),
    toMove: 0,
    version: 0,
    clocks: null,
    ...fields,
  });
  await house.store.tables.create(row);
  return row;
}

/** A seat moves, and another or the same one is to move then. */
async function append(at: TableRow, seat: number, toMove: number): Promise<void> {
  const log = { kind: 'moves' as const, moves: ['x'], picks: [], events: [], to: null, at: 1 };
  const row = await house.store.tables.load(at.id);
  const entry = {
    log: { ...log, table: at.id, version: at.version + 1, seat },
    after: { ...at, toMove },
    edition: row?.edition ?? -1,
  };
  expect(await house.store.tables.append(entry)).toBe('stored');
}

/** What is due in a while is told. */
async function told(after = 60_000): Promise<void> {
  house.pass(after);
  await teller.tellDue();
}

const lettersTo = ({ mail }: PersonRow) => mails.letters.filter(({ to }) => to === mail);

describe('it is somebody’s turn', () => {
  test('they get a mail with the game, those who wait and the table', async () => {
    const [ada, bo, cy] = [
      await person({ name: 'Ada' }),
      await person({ name: 'Bo' }),
      await person({ name: 'Cy' }),
    ];
    const at = await table([ada, bo, cy]);
    await noticeTurn(house, at, ada.id);
    await told();
    const [letter] = lettersTo(ada);
    expect(mails.letters).toHaveLength(1);
    expect(letter?.from).toBe('house@example.org');
    expect(letter?.headers.get('subject')).toBe('Your turn: The Red Cathedral');
    expect(letter?.text).toContain('Hello Ada,');
    expect(letter?.text).toContain('It is your turn in The Red Cathedral; Bo and Cy await your move.');
    expect(letter?.text).toMatch(new RegExp(`^http://localhost:\\d+/table/${at.id}$`, 'm'));
    expect(letter?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(letter?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test('once for each turn, however often it is noticed', async () => {
    const ada = await person();
    const at = await table([ada, await person()]);
    await noticeTurn(house, at, ada.id);
    await noticeTurn(house, at, ada.id);
    await told();
    await noticeTurn(house, at, ada.id);
    await told();
    expect(mails.letters).toHaveLength(1);
  });

  test('not at once: whoever moves in the meantime is not told', async () => {
    const [ada, bo] = [await person(), await person()];
    const at = await table([ada, bo]);
    await noticeTurn(house, at, ada.id);
    await told(1000);
    expect(mails.letters).toEqual([]);
    await house.store.tables.change(at.id, (row) => {
      row.toMove = 1;
      return true;
    });
    await told();
    expect(mails.letters).toEqual([]);
  });

  test('is told though the house has made a move for them that decides nothing', async () => {
    const [ada, bo] = [await person(), await person()];
    const at = await table([ada, bo]);
    await noticeTurn(house, at, ada.id);
    await append(at, 0, 0);
    await told();
    expect(lettersTo(ada)).toHaveLength(1);
  });

  test('is told once when it comes round again meanwhile', async () => {
    const [ada, bo] = [await person(), await person()];
    const at = await table([ada, bo]);
    await noticeTurn(house, at, ada.id);
    await append(at, 0, 1);
    await append({ ...at, version: 1 }, 1, 0);
    await noticeTurn(house, { ...at, version: 2 }, ada.id);
    await told();
    expect(lettersTo(ada)).toHaveLength(1);
  });

  test('not to who looks at the table', async () => {
    const ada = await person();
    const at = await table([ada, await person()]);
    await house.store.tables.present(at.id, ada.id, 'here', house.now() + HOUR);
    await noticeTurn(house, at, ada.id);
    await told();
    expect(mails.letters).toEqual([]);
  });

  test('not in quiet hours, but after them', async () => {
    const minute = new Date(house.now()).getUTCHours() * 60;
    const quiet = { from: minute, to: (minute + 180) % 1440 };
    const ada = await person({ quiet });
    const at = await table([ada, await person()]);
    await noticeTurn(house, at, ada.id);
    await told(HOUR);
    expect(mails.letters).toEqual([]);
    await told(2 * HOUR);
    expect(lettersTo(ada)).toHaveLength(1);
  });

  test.each([
    ['does not want mail', { notify: { ...notify, turn: { push: true, mail: false } } }],
    ['has no address', { mail: null }],
    ['is gone', { deleted: true }],
  ])('not by mail to one who %s', async (_why, fields) => {
    const ada = await person(fields);
    const at = await table([ada, await person()]);
    await noticeTurn(house, at, ada.id);
    await told();
    expect(mails.letters).toEqual([]);
  });

  test('says until when, in the reader’s own time', async () => {
    const ada = await person({ zone: 'Asia/Tokyo' });
    const clocks = { left: [0, 0], running: 0, since: 0, deadline: Date.UTC(2030, 0, 1, 20, 30) };
    const at = await table([ada, await person()], { clocks });
    await noticeTurn(house, at, ada.id);
    await told();
    expect(lettersTo(ada)[0]?.text).toContain('You have until Jan 2, 2030, 5:30');
  });

  test('a name is only ever text, in a header too', async () => {
    const ada = await person({ name: 'Zoë' });
    const rude = await person({ name: 'Bcc: x@y.z & "co"' });
    const at = await table([ada, rude], { host: rude.id, status: 'open' });
    await noticeInvited(house, at, ada.id);
    await told();
    const [letter] = mails.letters;
    expect(mails.letters).toHaveLength(1);
    expect(letter?.headers.get('subject')).toBe('Bcc: x@y.z & "co" invites you: The Red Cathedral');
    expect(letter?.headers.has('bcc')).toBe(false);
  });

  test('a busy server is asked again', async () => {
    mails.busy = 1;
    const ada = await person();
    const at = await table([ada, await person()]);
    await noticeTurn(house, at, ada.id);
    await told();
    expect(lettersTo(ada)).toHaveLength(1);
    expect(warnings).toEqual([]);
  });
});

describe('other news', () => {
  test.each(LANGUAGES)('an end is told to everybody, in %s too', async (language) => {
    const [ada, bo] = [await person({ name: 'Ada', language }), await person({ name: 'Bo' })];
    const result = { why: 'played' as const, totals: [40, 52], places: [[1], [0]] };
    const at = await table([ada, bo], { status: 'finished', finished: 1, result, toMove: null });
    await noticeFinished(house, at);
    await told();
    const [toAda, toBo] = [lettersTo(ada)[0], lettersTo(bo)[0]];
    expect(toBo?.text).toContain('and you have won');
    expect(toAda?.text).toContain('Bo');
    expect(toAda?.headers.get('content-language')).toBe(language);
    if (language !== 'en') expect(toAda?.text).not.toContain('Your game');
  });

  test('an invitation leads to the seat, and is worth nothing once the game has begun', async () => {
    const [ada, bo] = [await person(), await person({ name: 'Bo' })];
    const open = await table([bo], { status: 'open', host: bo.id, toMove: null });
    const begun = await table([bo], { status: 'playing', host: bo.id });
    for (const at of [open, begun]) await noticeInvited(house, at, ada.id);
    await told();
    expect(lettersTo(ada)).toHaveLength(1);
    expect(lettersTo(ada)[0]?.text).toContain(`/join/${open.id}?invite=${open.invite}`);
  });

  test('a rematch is told to the others who have left', async () => {
    const [ada, bo] = [await person(), await person({ name: 'Bo' })];
    const result = { why: 'played' as const, totals: [40, 52], places: [[1], [0]] };
    const requests = [{ kind: 'rematch' as const, by: 1, granted: [] }];
    const at = await table([ada, bo], { status: 'finished', finished: 1, result, requests, toMove: null });
    await noticeRematch(house, at, bo.id);
    await told();
    expect(lettersTo(bo)).toEqual([]);
    expect(lettersTo(ada)[0]?.headers.get('subject')).toBe('Bo invites you: The Red Cathedral');
    expect(lettersTo(ada)[0]?.text).toContain(`/table/${at.id}`);
  });
});

describe('getting no more mail', () => {
  async function letter() {
    const ada = await person({ name: 'Ada & "co"', language: 'fr' });
    await noticeTurn(house, await table([ada, await person()]), ada.id);
    await told();
    const headers = lettersTo(ada)[0]?.headers;
    const url = /^<(.*)>$/.exec(headers?.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(headers?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    return { ada, url: url.replace('localhost', '127.0.0.1') };
  }
  const isSilent = async ({ id }: PersonRow) => {
    const row = await house.store.people.load(id);
    return Object.values(row?.notify ?? {}).every(({ mail, push }) => !mail && push);
  };

  test('takes one click of a mail program, which posts a form and has no cookie', async () => {
    const { ada, url } = await letter();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await fetch(url, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
    expect(reply.status).toBe(200);
    expect(await isSilent(ada)).toBe(true);
    await noticeTurn(house, await table([ada, await person()]), ada.id);
    await told();
    expect(lettersTo(ada)).toHaveLength(1);
  });

  test('takes a button for people; opening the page alone stops nothing, since programs look at links', async () => {
    const { ada, url } = await letter();
    const page = await (await fetch(url)).text();
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('Ada &amp; &quot;co&quot;');
    expect(page).toContain('<form method="post"><button>Arrêter le courrier</button></form>');
    expect(await isSilent(ada)).toBe(false);
    // A page without a referrer sends no origin.
    const done = await fetch(url, {
      method: 'POST',
      headers: { origin: 'null' },
      body: new URLSearchParams(),
    });
    expect(await done.text()).toContain('C’est fait.');
    expect(await isSilent(ada)).toBe(true);
  });

  test('an unknown link says so, in the language of the browser', async () => {
    const reply = await fetch(`${house.address}/api/unsubscribe/nonsense`, {
      headers: { 'accept-language': 'de-AT' },
    });
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('Dieser Link führt nirgendwohin');
  });
});

describe('an address for mail', () => {
  test('counts once its owner has followed the link', async () => {
    const browser = new Browser(house.address);
    await browser.ask('POST', '/api/guest', { name: 'Ada', colour: 0, language: 'pt-BR' });
    const mail = `${newId()}@example.org`;
    expect((await browser.ask('PATCH', '/api/me', { mail })).body).toMatchObject({ mail: null });
    await expect.poll(() => mails.letters.length, PATIENT).toBe(1);
    const [letter] = mails.letters;
    expect(letter).toMatchObject({ to: mail });
    const url = /http:\S+/.exec(letter?.text ?? '')?.[0]?.replace('localhost', '127.0.0.1') ?? '';
    expect(await (await fetch(url)).text()).toContain('Sim, é o meu endereço');
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ mail: null });
    expect((await fetch(`${url.slice(0, -2)}xx`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(url, { method: 'POST' })).status).toBe(200);
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ mail });
    house.pass(4 * 24 * HOUR);
    expect((await fetch(url, { method: 'POST' })).status).toBe(404);
    expect((await browser.ask('PATCH', '/api/me', { mail: null })).body).toMatchObject({ mail: null });
  });

  test('nobody is flooded with questions', async () => {
    const browser = new Browser(house.address);
    await browser.ask('POST', '/api/guest', { name: 'Eve', colour: 0, language: 'en' });
    const answers = [];
    for (let n = 0; n < 6; n++)
      answers.push(await browser.ask('PATCH', '/api/me', { mail: 'victim@example.org' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    await expect.poll(() => mails.letters.length, PATIENT).toBe(5);
  });
});

describe('push', () => {
  async function subscribed(path: string) {
    const browser = new Browser(house.address);
    await browser.ask('POST', '/api/guest', { name: 'Ada', colour: 0, language: 'de' });
    const subscriber = new Subscriber(service.address + path);
    const { status } = await browser.ask('POST', '/api/me/push', subscriber.subscription);
    expect(status).toBe(204);
    const { id } = (await browser.ask('GET', '/api/me')).body as { id: string };
    const row = await house.store.people.load(id);
    if (!row) throw new Error('nobody came in');
    return { browser, subscriber, row };
  }

  test('only the browser can read it, and the service knows by whom it was sent', async () => {
    const { browser, subscriber, row } = await subscribed('/one');
    const at = await table([row, await person({ name: 'Bo' })]);
    await noticeTurn(house, at, row.id);
    await told();
    const [pushed] = service.taken;
    expect(service.taken).toHaveLength(1);
    expect(subscriber.read(pushed?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Du bist am Zug: The Red Cathedral',
      body: 'Du bist am Zug bei The Red Cathedral; auf dich wartet Bo.',
      path: `/table/${at.id}`,
      tag: at.id,
      language: 'de',
    });
    const { push } = (await browser.ask('GET', '/api/house')).body as { push: string };
    const [, token = '', key = ''] =
      /^vapid t=(\S+), k=(\S+)$/.exec(pushed?.headers.authorization ?? '') ?? [];
    expect(key).toBe(push);
    expect(isSignedBy(push, token)).toBe(true);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ aud: service.address, sub: CONTACT });
  });

  test('where nobody is any more, nothing is sent again', async () => {
    const { row } = await subscribed('/gone');
    service.statuses.set('/gone', 410);
    await noticeTurn(house, await table([row, await person()]), row.id);
    await told();
    expect(await house.store.notices.pushesOf(row.id)).toEqual([]);
    await noticeTurn(house, await table([row, await person()]), row.id);
    await told();
    expect(service.taken).toHaveLength(1);
  });

  test('a browser that wants no more is forgotten, by its owner only', async () => {
    const { browser, subscriber, row } = await subscribed('/leave');
    const { browser: other } = await subscribed('/other');
    const { endpoint } = subscriber;
    expect((await other.ask('DELETE', '/api/me/push', { endpoint })).status).toBe(404);
    expect((await browser.ask('DELETE', '/api/me/push', { endpoint })).status).toBe(204);
    expect(await house.store.notices.pushesOf(row.id)).toEqual([]);
  });

  test.each([
    { endpoint: 'http://push.example/x' },
    { endpoint: 'https://user@push.example/x' },
    { endpoint: 'file:///etc/passwd' },
    { keys: { p256dh: 'x', auth: 'y' } },
  ])('%o is no subscription', async (wrong) => {
    const { browser, subscriber } = await subscribed('/fine');
    const answer = await browser.ask('POST', '/api/me/push', { ...subscriber.subscription, ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { error: 'malformed' } });
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
  ])('nobody makes the house knock at %s', (address) => expect(isInner(address)).toBe(true));

  test('an outer address is no inner one, and a host that is inside is not found', async () => {
    expect(['93.184.216.34', '2606:2800:220:1::1'].map(isInner)).toEqual([false, false]);
    const error = await new Promise((resolve) => outerLookup('localhost', {}, resolve));
    expect(error).toEqual(new Error('localhost is inside'));
  });
});

function isSignedBy(key: string, token: string): boolean {
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', ...(x && y && { x, y }) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const data = Buffer.from(`${head}.${claims}`);
  return verify(
    'sha256',
    data,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}
