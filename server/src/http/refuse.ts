import type { Reason } from '@archivolt/engine';
import type { RefusalCode } from '@archivolt/protocol';
import type { FastifyReply } from 'fastify';

export type Facts = Record<string, string | number | boolean>;

const STATUS: Partial<Record<RefusalCode, number>> = {
  tooLarge: 413,
  tooMany: 429,
  signIn: 401,
  wrongLogin: 401,
  badCode: 401,
  badPasskey: 401,
  forbidden: 403,
  invitationNeeded: 403,
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
  stale: 409,
  notYourTurn: 409,
  notPossible: 409,
  unavailable: 500,
  closing: 503,
};

/** Says no, in a way that a program understands; the sentence for the code is the client's. */
export function refuse(
  reply: FastifyReply,
  why: RefusalCode,
  facts?: Facts,
  reasons?: readonly Reason[],
): FastifyReply {
  if (why === 'tooMany' && facts) reply.header('retry-after', String(facts.seconds));
  return reply
    .code(STATUS[why] ?? 400)
    .send({ error: why, ...(facts && { facts }), ...(reasons && { reasons }) });
}
