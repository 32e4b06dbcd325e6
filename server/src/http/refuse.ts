import type { Reason } from '@archivolt/engine';
import type { RefusalCode } from '@archivolt/protocol';
import type { FastifyReply } from 'fastify';
import type { Refused } from '../answer.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The request was refused by a rate limit. */
    isOverLimit?: boolean;
  }
}

export type Facts = Record<string, string | number | boolean>;

const STATUS: Partial<Record<RefusalCode, number>> = {
  tooLarge: 413,
  tooMany: 429,
  signIn: 401,
  wrongLogin: 401,
  badCode: 401,
  badPasskey: 401,
  forbidden: 403,
  proofNeeded: 403,
  muted: 403,
  suspended: 403,
  invitationNeeded: 403,
  noSpectators: 403,
  blocked: 403,
  tooManyOpen: 409,
  notFound: 404,
  unknownTable: 404,
  nameTaken: 409,
  seatTaken: 409,
  alreadySeated: 409,
  notSeated: 409,
  notStarted: 409,
  started: 409,
  over: 409,
  frozen: 409,
  otherDice: 409,
  wrongSalt: 409,
  stale: 409,
  notYourTurn: 409,
  notPossible: 409,
  unavailable: 500,
  cannotSave: 503,
  closing: 503,
};

/** Sends a refusal as a code; the client has the text for it. */
export function refuse(
  reply: FastifyReply,
  why: RefusalCode,
  facts?: Facts,
  reasons?: readonly Reason[],
): FastifyReply {
  if (why === 'tooMany' || why === 'tooManyOpen') reply.isOverLimit = true;
  if (why === 'tooMany' && facts) reply.header('retry-after', String(facts.seconds));
  return reply
    .code(STATUS[why] ?? 400)
    .send({ error: why, ...(facts && { facts }), ...(reasons && { reasons }) });
}

/** Sends a refusal given as a value. */
export function refuseWith(reply: FastifyReply, { why, facts, reasons }: Refused): FastifyReply {
  return refuse(reply, why, facts, reasons);
}
