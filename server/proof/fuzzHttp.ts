import { connect } from 'node:net';
import { GAME_IDS, read } from '@archivolt/protocol';
import type { GenericSchema, InferInput } from 'valibot';
import type { RouteDescription } from '../src/http/document/routeDescription.ts';
import { ROUTES } from '../src/http/document/routes.ts';
import type { Findings } from './fuzz.ts';
import { anyJson, garble, mutate, type Pick } from './mutate.ts';
import type { Someone } from './people.ts';

type Contract = typeof ROUTES;
type BodyOf<R> = R extends { takes: infer S extends GenericSchema } ? InferInput<S> : never;
type Bodies = {
  readonly [A in keyof Contract as Contract[A] extends { takes: GenericSchema } ? A : never]: BodyOf<
    Contract[A]
  >;
};

const ID = 'abcdefghijkl';
const DIGEST = 'ab'.repeat(32);
const MESSAGE = { table: ID, message: 1 };
const CREDENTIAL = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} } as const;
const PROVEN = {
  response: { ...CREDENTIAL, response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } },
};

/** A valid body for every route that takes one, to be made invalid. */
const BODIES: Bodies = {
  'POST /api/guest': { name: 'Ana', colour: 1, language: 'fr' },
  'PATCH /api/me': { name: 'Ana', quiet: { from: 1, to: 2 }, zone: 'Europe/Paris' },
  'POST /api/me/credentials': { login: 'ana', password: 'correct horse' },
  'POST /api/login': { login: 'ana', password: 'correct horse' },
  'POST /api/me/proof': { password: 'correct horse' },
  'POST /api/me/proof/passkey': PROVEN,
  'POST /api/forgotten': { mail: 'ana@example.org' },
  'POST /api/reset/look': { link: 'x' },
  'POST /api/reset': { link: 'x', password: 'correct horse' },
  'PATCH /api/me/lessons': { [`${GAME_IDS[0]}/market`]: { run: 1, step: 2, of: 3, done: false } },
  'POST /api/code': { code: 'abcdefgh' },
  'POST /api/me/passkeys': {
    label: 'x',
    response: { ...CREDENTIAL, response: { clientDataJSON: 'x', attestationObject: 'x' } },
  },
  'POST /api/passkey': PROVEN,
  'POST /api/me/tokens': { label: 'bot' },
  'POST /api/me/push': {
    endpoint: 'https://a.example/',
    keys: { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) },
  },
  'DELETE /api/me/push': { endpoint: 'https://a.example/' },
  'POST /api/me/blocks': { person: ID, blocked: true },
  'POST /api/reports': { ...MESSAGE, why: 'spam', note: '' },
  'POST /api/tables': {
    game: GAME_IDS[0],
    options: {},
    seats: [{ kind: 'me' }],
    clock: { kind: 'none' },
    access: 'open',
    rated: false,
    salt: 'ab',
  },
  'POST /api/play': { game: GAME_IDS[0], pace: 'live', salt: 'ab' },
  'POST /api/tables/:id/sit': { seat: 1, salt: 'ab' },
  'POST /api/tables/:id/salt': { commitment: DIGEST, hash: DIGEST },
  'POST /api/tables/:id/bot': { seat: 1, level: 'child' },
  'POST /api/tables/:id/invitations': { person: ID },
  'POST /api/tables/:id/moves': { version: 0, moves: [{ do: 'x' }] },
  'POST /api/tables/:id/study': { accuracy: 50, luck: 0, depth: 'deep', version: 1 },
  'POST /api/admin/reports/close': MESSAGE,
  'POST /api/admin/messages/remove': MESSAGE,
  'POST /api/admin/people/:id/mute': { until: null },
  'POST /api/admin/people/:id/suspend': { until: null },
  'POST /api/admin/people/:id/rename': { name: 'Ana' },
  'POST /api/admin/tables/:id/close': {},
  'POST /api/admin/announcement': { starts: 1, ends: 2 },
};

/** Open to everybody, and stores a key when it is first used. */
const STORES_KEY = 'POST /api/passkey/options';

/** Requests that change something: method, path, the schema of the body, and a valid one. */
const WRITES = Object.entries<RouteDescription>(ROUTES)
  .filter(([address]) => !address.startsWith('GET ') && address !== STORES_KEY)
  .map(([address, { takes }]) => {
    const [method = '', path = ''] = address.split(' ');
    const body: object = { ...BODIES }[address as keyof Bodies] ?? {};
    return [method, path.replace(/:\w+/, 'TABLE'), takes, body] as const;
  });

const READ_PATHS = [
  '/api/server',
  '/api/me',
  '/api/tables',
  '/api/tables/TABLE',
  '/api/tables/TABLE/view',
  '/api/tables/TABLE/takeBack',
  '/api/tables/TABLE/log?before=9',
  '/api/tables/TABLE/history',
  '/api/tables/TABLE/file',
  '/api/tables/TABLE/report',
  '/api/people/TABLE',
  '/api/people/TABLE/games',
  '/api/leaderboard?game=GAME&players=GAME',
  '/api/me/tables?over=GAME&before=GAME',
  '/api/me/invitations',
  '/api/me/statistics',
  '/api/me/blocks',
  '/api/me/opponents',
  '/api/playing',
  '/api/unsubscribe/GAME',
  '/api/mail/GAME',
  '/socket',
  '/GAME',
];

const CONCURRENCY = 8;

/** Sends invalid requests to every route. No answer may be a server error. */
export async function fuzzHttp(
  address: string,
  who: Someone,
  table: string,
  count: number,
  pick: Pick,
  findings: Findings,
): Promise<void> {
  for (let sent = 0; sent < count; sent += CONCURRENCY)
    await Promise.all(
      Array.from({ length: CONCURRENCY }, () => sendOne(address, who, table, pick, findings)),
    );
}

async function sendOne(
  address: string,
  who: Someone,
  table: string,
  pick: Pick,
  findings: Findings,
): Promise<void> {
  findings.bodies++;
  if (pick(100) === 0) return sendGarbage(address, pick);
  const [method, path, body, token] = pick(5) === 0 ? readRequest(pick) : writeRequest(pick, who);
  const url = `${address}${path.slice(1).replace('TABLE', pick(4) === 0 ? oddText(pick) : table)}`;
  const types = [
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'multipart/form-data',
    '',
  ];
  const type = pick(10) === 0 ? types[pick(types.length)] : 'application/json';
  const reply = await fetch(url, {
    method,
    headers: { ...(type && { 'content-type': type }), ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  });
  await reply.arrayBuffer();
  if (reply.status >= 400 && reply.status < 500) findings.refused++;
  if (reply.status < 500) return;
  findings.errors++;
  findings.faults.push(`${reply.status} for ${method} ${url} ${body?.slice(0, 200)}`);
}

type FuzzRequest = readonly [
  method: string,
  path: string,
  body: string | undefined,
  token: string | undefined,
];

const oddText = (pick: Pick): string => encodeURIComponent(Buffer.from(String(anyJson(pick, 0))).toString());

function readRequest(pick: Pick): FuzzRequest {
  const path = (READ_PATHS[pick(READ_PATHS.length)] ?? '').replaceAll('GAME', () => oddText(pick));
  return ['GET', path, undefined, pick(3) === 0 ? oddText(pick) : undefined];
}

function writeRequest(pick: Pick, { token }: Someone): FuzzRequest {
  const [method, path, schema, right] = WRITES[pick(WRITES.length)] ?? ['POST', '/', undefined, {}];
  for (;;) {
    const value = pick(4) === 0 ? anyJson(pick) : mutate(pick, right);
    const text = pick(5) === 0 ? garble(pick, JSON.stringify(value)) : JSON.stringify(value);
    // Without a body to be invalid, a request is refused only without a session.
    if (schema === undefined) return [method, path, text, undefined];
    // A body that happens to be valid would be carried out.
    if (isWrong(schema, text)) return [method, path, text, pick(3) === 0 ? undefined : token];
  }
}

function isWrong(schema: GenericSchema, text: string): boolean {
  try {
    return read(schema, JSON.parse(text)) === undefined;
  } catch {
    // An empty body may be equivalent to an empty object.
    return text !== '';
  }
}

/** Sends bytes that are not an HTTP request. */
function sendGarbage(address: string, pick: Pick): Promise<void> {
  const { port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.end(Buffer.from(Array.from({ length: 1 + pick(300) }, () => pick(256))));
    });
    socket.setTimeout(5000, () => socket.destroy());
    socket
      .on('error', () => undefined)
      .on('close', () => resolve())
      .resume();
  });
}
