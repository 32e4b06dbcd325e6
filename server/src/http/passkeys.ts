import { newPasskey, passkeyLogin, read } from '@archivolt/protocol';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { giveChallenge, takeChallenge } from '../accounts/challenges.ts';
import type { Desk } from '../accounts/desk.ts';
import { inPerson, meOf } from '../accounts/me.ts';
import { baseOf } from '../accounts/origin.ts';
import { signIn } from '../accounts/sessions.ts';
import { addressOf, isTooMuch, SharedLimit } from './limits.ts';
import { refuse } from './refuse.ts';

const HOUSE = 'Archivolt';
const MOST = 10;

/** Passkeys: the browser proves that it holds a key, and nobody types anything. */
export function passkeyRoutes(app: FastifyInstance, desk: Desk): void {
  const { store } = desk;
  const { people } = store;
  const attempts = new SharedLimit(desk, 'passkey from', 30, 60_000);

  app.post('/api/me/passkeys/options', async (request, reply) => {
    const person = inPerson(request, reply);
    if (!person) return reply;
    const known = await people.passkeysOf(person.id);
    if (known.length >= MOST) return refuse(reply, 'notPossible');
    const options = await generateRegistrationOptions({
      rpName: HOUSE,
      rpID: here(desk, request).expectedRPID,
      userID: new TextEncoder().encode(person.id),
      userName: person.login ?? person.name,
      userDisplayName: person.name,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await giveChallenge(desk, request, reply, `add:${person.id}`, options.challenge);
    return options;
  });

  app.post('/api/me/passkeys', async (request, reply) => {
    const person = inPerson(request, reply);
    if (!person) return reply;
    const given = read(newPasskey, request.body);
    if (!given) return refuse(reply, 'malformed');
    const expectedChallenge = await takeChallenge(desk, request, reply, `add:${person.id}`);
    if (expectedChallenge === undefined) return refuse(reply, 'badPasskey');
    const response = given.response as RegistrationResponseJSON;
    const made = await proved(() =>
      verifyRegistrationResponse({ response, expectedChallenge, ...here(desk, request) }),
    );
    if (!made?.registrationInfo || (await people.passkey(response.id))) return refuse(reply, 'badPasskey');
    const { credential } = made.registrationInfo;
    await people.addPasskey({
      id: credential.id,
      person: person.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: given.response.response.transports,
      label: given.label,
      created: desk.now(),
    });
    return reply.code(201).send(await meOf(store, person));
  });

  app.delete<{ Params: { id: string } }>('/api/me/passkeys/:id', async (request, reply) => {
    const person = inPerson(request, reply);
    if (!person) return reply;
    if (!(await people.removePasskey(person.id, request.params.id))) return refuse(reply, 'notFound');
    return meOf(store, person);
  });

  app.post('/api/passkey/options', async (request, reply) => {
    if (isTooMuch(reply, await attempts.take(addressOf(request)))) return reply;
    const options = await generateAuthenticationOptions({
      rpID: here(desk, request).expectedRPID,
      userVerification: 'required',
    });
    await giveChallenge(desk, request, reply, 'signIn', options.challenge);
    return options;
  });

  app.post('/api/passkey', async (request, reply) => {
    const given = read(passkeyLogin, request.body);
    if (!given) return refuse(reply, 'malformed');
    if (isTooMuch(reply, await attempts.take(addressOf(request)))) return reply;
    const expectedChallenge = await takeChallenge(desk, request, reply, 'signIn');
    const passkey = await people.passkey(given.response.id);
    const person = passkey && (await people.load(passkey.person));
    if (expectedChallenge === undefined || !person || person.deleted) return refuse(reply, 'badPasskey');
    const { id, publicKey, counter } = passkey;
    const response = given.response as AuthenticationResponseJSON;
    const credential = { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter };
    const proof = await proved(() =>
      verifyAuthenticationResponse({ response, expectedChallenge, credential, ...here(desk, request) }),
    );
    if (!proof?.verified) return refuse(reply, 'badPasskey');
    await people.usedPasskey(id, proof.authenticationInfo.newCounter);
    await signIn(desk, request, reply, person);
    return meOf(store, person);
  });
}

/** A key belongs to one site: this one. */
function here({ settings }: Desk, request: FastifyRequest) {
  const expectedOrigin = baseOf(settings, request);
  return { expectedOrigin, expectedRPID: new URL(expectedOrigin).hostname };
}

/** The library throws at whatever it cannot believe; all of that came from outside. */
async function proved<R>(check: () => Promise<R>): Promise<R | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
