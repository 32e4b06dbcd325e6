import { detectLanguage, loadMail } from '@archivolt/i18n';
import { NOTICES } from '@archivolt/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountDeps } from '../accounts/deps.ts';
import { readClaim } from '../notify/confirmation.ts';
import { pageOf, STYLE, STYLE_PATH } from '../notify/page.ts';
import type { PersonRow } from '../store/store.ts';

/**
 * The pages behind links in emails. Mail programs follow links too, so only the button does something; one-click
 * unsubscribe (RFC 8058) posts to the same address.
 */
export function mailRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { people } = deps.store;

  app.get(STYLE_PATH, (_request, reply) => reply.type('text/css').send(STYLE));

  app.register(async (scope) => {
    // The button submits a form; its content adds nothing to the address.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null),
    );

    scope.get<Link>('/api/unsubscribe/:token', async (request, reply) =>
      sendPage(request, reply, 'stop', await people.findByUnsubscribe(request.params.token), 'question'),
    );
    scope.post<Link>('/api/unsubscribe/:token', async (request, reply) => {
      const person = await people.findByUnsubscribe(request.params.token);
      if (person) await people.change(person.id, { notify: withoutMail(person) });
      return sendPage(request, reply, 'stop', person, 'done');
    });

    scope.get<Link>('/api/mail/:token', async (request, reply) => {
      const claim = await readClaim(deps, request.params.token);
      return sendPage(request, reply, 'confirm', claim?.person, 'question');
    });
    scope.post<Link>('/api/mail/:token', async (request, reply) => {
      const claim = await readClaim(deps, request.params.token);
      if (claim) await people.change(claim.person.id, { mail: claim.mail });
      return sendPage(request, reply, 'confirm', claim?.person, 'done');
    });
  });
}

interface Link {
  Params: { token: string };
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  which: 'stop' | 'confirm',
  person: PersonRow | undefined,
  step: 'question' | 'done',
): Promise<FastifyReply> {
  const accepted = request.headers['accept-language']?.split(',').map((tag) => tag.split(';', 1)[0] ?? '');
  const language = person?.language ?? detectLanguage(accepted ?? []);
  const { pages } = await loadMail(language);
  const { title, question, button, done } = pages[which];
  const common = { language, home: pages.home };
  reply.type('text/html; charset=utf-8');
  if (!person || person.deleted) {
    const { title, body } = pages.unknown;
    return reply.code(404).send(pageOf({ ...common, title, text: body }));
  }
  return reply.send(
    pageOf(
      step === 'done'
        ? { ...common, title, text: done }
        : { ...common, title, text: question(person.name), button },
    ),
  );
}

function withoutMail({ notify }: PersonRow): PersonRow['notify'] {
  const silent = { ...notify };
  for (const kind of NOTICES) silent[kind] = { ...notify[kind], mail: false };
  return silent;
}
