import type { passkeyLogin } from '@archivolt/protocol';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';
import { type Purpose, setChallenge, takeChallenge } from '../accounts/challenges.ts';
import type { AccountDeps } from '../accounts/deps.ts';
import { meOf } from '../accounts/me.ts';
import { publicOrigin } from '../accounts/origin.ts';
import { signIn } from '../accounts/sessions.ts';
import { refused } from '../answer.ts';
import { addressOf, SharedLimit } from '../limits.ts';
import type { PersonRow } from '../store/store.ts';
import { routesOf } from './route.ts';

const RELYING_PARTY = 'Archivolt';
const MAX_PASSKEYS = 10;

/** Passkeys: the browser proves that it holds a key, and nobody types anything. */
export function passkeyRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const route = routesOf(app, deps);
  const { store } = deps;
  const { people } = store;
  const attemptLimit = new SharedLimit(deps, 'passkey from', 30, 60_000);
  const limit = ({ request }: { request: FastifyRequest }) => attemptLimit.take(addressOf(request));

  route('POST /api/me/passkeys/options', {}, async ({ person, request, reply }) => {
    const known = await people.passkeysOf(person.id);
    if (known.length >= MAX_PASSKEYS) return refused('notPossible');
    const options = await generateRegistrationOptions({
      rpName: RELYING_PARTY,
      rpID: relyingParty(deps, request).expectedRPID,
      userID: new TextEncoder().encode(person.id),
      userName: person.login ?? person.name,
      userDisplayName: person.name,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await setChallenge(deps, request, reply, `add:${person.id}`, options.challenge);
    return options;
  });

  route('POST /api/me/passkeys', {}, async ({ person, body: given, request, reply }) => {
    const expectedChallenge = await takeChallenge(deps, request, reply, `add:${person.id}`);
    if (expectedChallenge === undefined) return refused('badPasskey');
    const response = given.response as RegistrationResponseJSON;
    const made = await verifySafely(() =>
      verifyRegistrationResponse({ response, expectedChallenge, ...relyingParty(deps, request) }),
    );
    if (!made?.registrationInfo || (await people.passkey(response.id))) return refused('badPasskey');
    const { credential } = made.registrationInfo;
    await people.addPasskey({
      id: credential.id,
      person: person.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: given.response.response.transports,
      label: given.label,
      created: deps.now(),
    });
    // Creating a passkey proves the identity as well as using one.
    if (request.session) await people.proveSession(request.session.hash, deps.now());
    return meOf(store, person);
  });

  route('DELETE /api/me/passkeys/:id', {}, async ({ person, id }) =>
    (await people.removePasskey(person.id, id)) ? meOf(store, person) : refused('notFound'),
  );

  route('POST /api/passkey/options', { limit }, async ({ request, reply }) => {
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(deps, request).expectedRPID,
      userVerification: 'required',
    });
    await setChallenge(deps, request, reply, 'signIn', options.challenge);
    return options;
  });

  /**
   * The owner of the passkey that answered the challenge; undefined if there is none or the challenge had another
   * purpose.
   */
  const personOfAnswer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    given: InferOutput<typeof passkeyLogin>,
    purpose: Purpose,
  ): Promise<PersonRow | undefined> => {
    const expectedChallenge = await takeChallenge(deps, request, reply, purpose);
    const passkey = await people.passkey(given.response.id);
    const person = passkey && (await people.load(passkey.person));
    if (expectedChallenge === undefined || !person || person.deleted) return undefined;
    const { id, publicKey, counter } = passkey;
    const response = given.response as AuthenticationResponseJSON;
    const credential = { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter };
    const proof = await verifySafely(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge,
        credential,
        ...relyingParty(deps, request),
      }),
    );
    if (!proof?.verified) return undefined;
    await people.updatePasskeyCounter(id, proof.authenticationInfo.newCounter);
    return person;
  };

  route('POST /api/passkey', { limit }, async ({ body: given, request, reply }) => {
    const person = await personOfAnswer(request, reply, given, 'signIn');
    if (!person) return refused('badPasskey');
    await signIn(deps, request, reply, person, { isReauthenticated: true });
    return meOf(store, person);
  });

  route('POST /api/me/proof/options', { limit }, async ({ person, request, reply }) => {
    const known = await people.passkeysOf(person.id);
    if (known.length === 0) return refused('notPossible');
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(deps, request).expectedRPID,
      userVerification: 'required',
      allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    });
    await setChallenge(deps, request, reply, `prove:${person.id}`, options.challenge);
    return options;
  });

  route('POST /api/me/proof/passkey', { limit }, async ({ person, body: given, request, reply }) => {
    const owner = await personOfAnswer(request, reply, given, `prove:${person.id}`);
    if (owner?.id !== person.id || !request.session) return refused('badPasskey');
    await people.proveSession(request.session.hash, deps.now());
    return undefined;
  });
}

/** A passkey belongs to one site: this one. */
function relyingParty({ settings }: AccountDeps, request: FastifyRequest) {
  const expectedOrigin = publicOrigin(settings, request);
  return { expectedOrigin, expectedRPID: new URL(expectedOrigin).hostname };
}

/** The library throws at invalid input, all of which came from outside. */
async function verifySafely<R>(check: () => Promise<R>): Promise<R | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
