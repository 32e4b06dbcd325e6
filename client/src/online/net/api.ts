import type { Api, RefusalCode, Refused } from '@archivolt/protocol';
import { setServerClock } from './serverClock.ts';

/** The server's answer. `offline`: no answer, or one from something that is not our server. */
export type Answer<V> = { ok: true; value: V } | Refusal;

export interface Refusal {
  ok: false;
  why: RefusalCode | 'offline';
  facts: Record<string, string | number | boolean>;
}

type Address = keyof Api;
type RequestBody<A extends Address> = Api[A] extends { takes: infer T } ? T : undefined;
/** The value of `:id` in the path, and the query. */
interface Parameters {
  id?: string;
  query?: Record<string, string | number>;
}

/** Calls a route of the API. Never throws: a network failure is a refusal too. */
export async function call<A extends Address>(
  address: A,
  ...[takes, parameters = {}]: RequestBody<A> extends undefined
    ? [undefined?, Parameters?]
    : [RequestBody<A>, Parameters?]
): Promise<Answer<Api[A]['gives']>> {
  const [method, path] = address.split(' ') as [string, string];
  const query = parameters.query
    ? `?${new URLSearchParams(Object.entries(parameters.query).map(([key, value]) => [key, `${value}`]))}`
    : '';
  const body =
    takes === undefined
      ? {}
      : { body: JSON.stringify(takes), headers: { 'content-type': 'application/json' } };
  try {
    const response = await fetch(path.replace(':id', encodeURIComponent(parameters.id ?? '')) + query, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      ...body,
    });
    setServerClock(response);
    if (response.status === 204) return { ok: true, value: undefined };
    if (!response.headers.get('content-type')?.includes('json')) return offline;
    const value: unknown = await response.json();
    if (response.ok) return { ok: true, value: value as Api[A]['gives'] };
    const { error = 'unavailable', facts = {} } = value as Partial<Refused>;
    return { ok: false, why: error, facts };
  } catch {
    return offline;
  }
}

const offline: Refusal = { ok: false, why: 'offline', facts: {} };
