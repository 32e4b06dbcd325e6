import { connect } from 'node:net';
import {
  block,
  botSeat,
  credentials,
  deviceCode,
  guest,
  invitation,
  newTable,
  newToken,
  playNow,
  profileChange,
  pushSubscription,
  read,
  report,
  signIn,
  sit,
  submission,
} from '@archivolt/protocol';
import type { GenericSchema } from 'valibot';
import type { Findings } from './fuzz.ts';
import { anyJson, garble, mutate, type Pick } from './mutate.ts';
import type { Someone } from './people.ts';

/** The routes, each with a nearly valid body. */
const ROUTES: readonly (readonly [string, string, GenericSchema | undefined, object])[] = [
  ['POST', '/api/guest', guest, { name: 'Ana', colour: 1, language: 'fr' }],
  ['PATCH', '/api/me', profileChange, { name: 'Ana', quiet: { from: 1, to: 2 }, zone: 'Europe/Paris' }],
  ['POST', '/api/me/credentials', credentials, { login: 'ana', password: 'correct horse' }],
  ['POST', '/api/login', signIn, { login: 'ana', password: 'correct horse' }],
  ['POST', '/api/code', deviceCode, { code: 'abcdefgh' }],
  ['POST', '/api/me/tokens', newToken, { label: 'bot' }],
  [
    'POST',
    '/api/me/push',
    pushSubscription,
    { endpoint: 'https://a.example/', keys: { p256dh: 'a', auth: 'b' } },
  ],
  ['POST', '/api/me/blocks', block, { person: 'abcdefghijkl', blocked: true }],
  ['POST', '/api/reports', report, { table: 'abcdefghijkl', line: 1, why: 'spam', note: '' }],
  [
    'POST',
    '/api/tables',
    newTable,
    { game: 'architectura', options: {}, seats: [{ kind: 'me' }], salt: 'ab' },
  ],
  ['POST', '/api/play', playNow, { game: 'architectura', pace: 'live', salt: 'ab' }],
  ['POST', '/api/tables/TABLE/sit', sit, { seat: 1, salt: 'ab' }],
  ['POST', '/api/tables/TABLE/bot', botSeat, { seat: 1, level: 'child' }],
  ['POST', '/api/tables/TABLE/invitations', invitation, { person: 'abcdefghijkl' }],
  ['POST', '/api/tables/TABLE/moves', submission, { version: 0, moves: [{ do: 'x' }] }],
  // Without a schema: only requests without a session are sent here.
  ['DELETE', '/api/me', undefined, {}],
  ['DELETE', '/api/me/invitations/TABLE', undefined, {}],
  ['POST', '/api/logout/everywhere', undefined, {}],
  ['POST', '/api/me/code', undefined, {}],
  ['POST', '/api/me/passkeys', undefined, { response: {}, label: 'x' }],
  ['POST', '/api/passkey', undefined, { response: { id: 'x' } }],
  ['POST', '/api/tables/TABLE/leave', undefined, {}],
];

const READ_PATHS = [
  '/api/server',
  '/api/me',
  '/api/tables',
  '/api/tables/TABLE',
  '/api/tables/TABLE/view',
  '/api/tables/TABLE/takeBack',
  '/api/tables/TABLE/log?before=9',
  '/api/tables/TABLE/file',
  '/api/tables/TABLE/report',
  '/api/people/TABLE',
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
  const [method, path, schema, right] = ROUTES[pick(ROUTES.length)] ?? ['POST', '/', undefined, {}];
  for (;;) {
    const value = pick(4) === 0 ? anyJson(pick) : mutate(pick, right);
    const text = pick(5) === 0 ? garble(pick, JSON.stringify(value)) : JSON.stringify(value);
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
