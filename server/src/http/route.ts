import { type Api, read, id as tableId } from '@archivolt/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import type { AccountDeps } from '../accounts/deps.ts';
import { isReauthenticated } from '../accounts/reauthentication.ts';
import { type Answer, type Refused, refused } from '../answer.ts';
import { tooMany } from '../limits.ts';
import type { PersonRow } from '../store/store.ts';
import type { Audience, RouteDescription } from './document/routeDescription.ts';
import { ROUTES } from './document/routes.ts';
import { refuseWith } from './refuse.ts';

type Contract = typeof ROUTES;
type Address = keyof Api & keyof Contract;
type PersonAt<A extends Address> = Contract[A] extends { for: 'anybody' } ? PersonRow | null : PersonRow;
type BodyAt<A extends Address> = Contract[A] extends { takes: infer S extends GenericSchema }
  ? InferOutput<S>
  : undefined;
type IdAt<A extends Address> = A extends `${string}/:id${string}` ? string : undefined;
type QueryAt<A extends Address> = Contract[A] extends { query: infer Q }
  ? { readonly [Name in keyof Q]?: string }
  : object;

/** A request that has passed all checks of its route's contract. */
export interface CheckedRequest<A extends Address> {
  readonly person: PersonAt<A>;
  readonly body: BodyAt<A>;
  /** The `:id` in the path; a table's id has been checked for its form. */
  readonly id: IdAt<A>;
  readonly query: QueryAt<A>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Seconds = number | undefined;

interface RateLimit<A extends Address> {
  /** Takes one from a rate limit, or returns the seconds until one is free. */
  readonly limit?: (checked: CheckedRequest<A>) => Seconds | Promise<Seconds>;
}

type ReplyTo<A extends Address> = Api[A]['gives'] | Refused;

/** Registers one route of the contract. The handler must return what the contract says, or a refusal. */
export type Route = <A extends Address>(
  address: A,
  limited: RateLimit<A>,
  handle: (checked: CheckedRequest<A>) => ReplyTo<A> | Promise<ReplyTo<A>>,
) => void;

/** Registers routes by the contract. Permission, body and rate limit are checked here and nowhere else. */
export function routesOf(app: FastifyInstance, deps: AccountDeps): Route {
  return (address, { limit }, handle) => {
    const { takes, status = 200, for: audience = 'signedIn' }: RouteDescription = ROUTES[address];
    const [method = '', url = ''] = address.split(' ');
    const isTableRoute = url.includes('/tables/:id');
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const person = await authorise(deps, request, audience);
      if (isRefused(person)) return person;
      const { id } = request.params as { id?: string };
      if (isTableRoute && read(tableId, id) === undefined) return refused('unknownTable');
      const body = takes && read(takes, request.body);
      if (takes && body === undefined) return refused('malformed');
      // All of these belong to the address, which the compiler cannot infer here.
      const checked = { person, body, id, query: request.query, request, reply } as CheckedRequest<
        typeof address
      >;
      return tooMany(await limit?.(checked)) ?? handle(checked);
    };
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const given = await answer(request, reply);
        if (reply.sent) return reply;
        if (isRefused(given)) return refuseWith(reply, given);
        return given === undefined ? reply.code(204).send() : reply.code(status).send(given);
      },
    });
  };
}

async function authorise(
  deps: AccountDeps,
  request: FastifyRequest,
  audience: Audience,
): Promise<PersonRow | Refused | null> {
  const { person, session } = request;
  if (audience === 'anybody') return person;
  if (!person) return refused('signIn');
  if (audience === 'signedIn') return person;
  if (session?.kind !== 'browser') return refused('forbidden');
  if (audience === 'operator' && !person.admin) return refused('forbidden');
  if (audience === 'proved' && !(await isReauthenticated(deps, request, person)))
    return refused('proofNeeded');
  return person;
}

const isRefused = (given: unknown): given is Refused =>
  typeof given === 'object' && given !== null && 'ok' in given && given.ok === false && 'why' in given;

/** One field of an answer, or its refusal. */
export function pickField<V, K extends keyof V>(answer: Answer<V>, field: K): V[K] | Refused {
  return answer.ok ? answer[field] : answer;
}
