import type { FastifyError, FastifyInstance } from 'fastify';
import { refuse } from './refuse.ts';

/** The longest body of a request; moves go over the socket. */
export const LONGEST_BODY = 64 * 1024;

/** Every error is a code. What a visitor did wrong is told; what we did wrong is logged, and told as ours. */
export function errors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return refuse(reply, 'tooLarge');
    if (status >= 400 && status < 500) return refuse(reply, 'malformed');
    request.log.error({ err: error }, 'a request failed');
    return refuse(reply, 'unavailable');
  });

  // JSON and nothing else: a form of another site cannot send it. An empty body is no mistake where none is needed.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: LONGEST_BODY },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else parse(request, String(body), done);
    },
  );
}
