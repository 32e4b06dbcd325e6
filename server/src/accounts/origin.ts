import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** The public URL of the server: from the settings, otherwise from this request. */
export function publicOrigin(settings: Settings, request: FastifyRequest): string {
  return settings.publicUrl === undefined
    ? `${request.protocol}://${request.host}`
    : new URL(settings.publicUrl).origin;
}

/** Whether a page of ours sent this request. Unknown without the header. */
export function isOwnOrigin(settings: Settings, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (settings.publicUrl !== undefined && origin === new URL(settings.publicUrl).origin) return true;
  // A proxy may terminate TLS, so only the host can be compared.
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
