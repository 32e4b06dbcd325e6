import { randomBytes } from 'node:crypto';
import type { NewTable, OwnTable } from '@archivolt/protocol';
import { hashOf, newSecret } from '../src/accounts/secrets.ts';
import { newId } from '../src/ids.ts';
import { aPerson, aSession } from '../src/store/rows.testing.ts';
import type { Store } from '../src/store/store.ts';

/** A person with an API token. */
export interface Someone {
  readonly id: string;
  readonly token: string;
  /** The address sent as by a trusted proxy; this machine's by default. */
  readonly from?: string;
}

export const headersOf = ({ token, from }: Someone): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(from !== undefined && { 'x-forwarded-for': from }),
});

/** Sign-ups are rate-limited, so people are created directly in the store. */
export async function invite(store: Store, count: number): Promise<Someone[]> {
  const people = Array.from({ length: count }, () => ({ id: newId(), token: newSecret() }));
  await Promise.all(
    people.map(async ({ id, token }) => {
      await store.people.create(aPerson({ id, unsubscribe: newSecret(), quiet: null }));
      await store.people.addSession(aSession(id, { hash: hashOf(token), kind: 'token' }));
    }),
  );
  return people;
}

const newSalt = (): string => randomBytes(16).toString('hex');

async function post(address: string, path: string, who: Someone, body: object): Promise<OwnTable> {
  const reply = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { ...headersOf(who), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as OwnTable;
}

type TableRequest = Pick<NewTable, 'game' | 'seats'> & Partial<Pick<NewTable, 'clock'>>;

export const makeTable = (address: string, host: Someone, wanted: TableRequest): Promise<OwnTable> =>
  post(address, '/api/tables', host, {
    options: {},
    clock: { kind: 'none' },
    ...wanted,
    access: 'open',
    rated: false,
    salt: newSalt(),
  });

export const sitDown = (address: string, who: Someone, table: string): Promise<OwnTable> =>
  post(address, `/api/tables/${table}/sit`, who, { salt: newSalt() });
