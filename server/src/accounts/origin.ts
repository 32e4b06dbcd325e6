import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** Where people find the house: as it is set, otherwise as this request has found it. */
export function baseOf(settings: Settings, request: FastifyRequest): string {
  return settings.base === undefined
    ? `${request.protocol}://${request.host}`
    : new URL(settings.base).origin;
}

/** Whether the browser sent this from a page of ours. Without the header nobody knows. */
export function isOwnOrigin(settings: Settings, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (settings.base !== undefined && origin === new URL(settings.base).origin) return true;
  // Something in front may speak TLS for us, so only the host can be compared.
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
