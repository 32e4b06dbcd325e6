import type { FastifyError, FastifyInstance } from 'fastify';
import { hasNul, jsonHasNul } from '../nul.ts';
import { failureCode } from '../store/errors.ts';
import { refuse } from './refuse.ts';

/** Maximum size of a request body, in bytes; moves go over the socket. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Every error is a code. A visitor's mistake is reported as such; ours is logged and reported as a server error. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return refuse(reply, 'tooLarge');
    if (status >= 400 && status < 500) return refuse(reply, 'malformed');
    request.log.error({ err: error }, 'request failed');
    return refuse(reply, failureCode(error));
  });

  // A URL may contain anything.
  app.addHook('onRequest', async ({ params, query }, reply) => {
    if (hasNul(params) || hasNul(query)) return refuse(reply, 'malformed');
  });

  // Accepts only JSON, which a form of another site cannot send. An empty body is fine where none is needed.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (request, body, done) => {
      if (body === '') return done(null, undefined);
      const text = String(body);
      parse(request, text, (error, value) => {
        if (error || !jsonHasNul(text, value)) return done(error, value);
        done(Object.assign(new Error('a NUL character, which no text may contain'), { statusCode: 400 }));
      });
    },
  );
}
