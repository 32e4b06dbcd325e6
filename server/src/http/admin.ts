import { read, searchText, id as someId } from '@archivolt/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountDeps } from '../accounts/deps.ts';
import { type Answer, type Refused, refused } from '../answer.ts';
import { newId } from '../ids.ts';
import { type Act, addAuditEntry, loadAuditLog } from '../operator/audit.ts';
import { combineSamples } from '../operator/health.ts';
import { operatorPerson } from '../operator/people.ts';
import { loadReports } from '../operator/reports.ts';
import type { PersonRow } from '../store/store.ts';
import { readCursor } from './pages.ts';
import { routesOf } from './route.ts';

const HOUR_MS = 3_600_000;
const MAX_PEOPLE = 30;
const MAX_AUDIT_ENTRIES = 100;
/** Hours for which health samples are kept: a week. */
const MAX_HEALTH_HOURS = 168;

interface AdminParts extends AccountDeps {
  /** Closes a table and notifies its viewers. */
  readonly closeTable: (table: string) => Promise<Answer>;
}

/** The routes of the operator console. Everybody who is not an operator gets `forbidden`. */
export function adminRoutes(app: FastifyInstance, parts: AdminParts): void {
  const route = routesOf(app, parts);
  const { store, now } = parts;
  const { people, chat, operator } = store;

  const recordAct = async (request: FastifyRequest, by: PersonRow, act: Act): Promise<void> => {
    await addAuditEntry(store, by.id, now(), act);
    request.log.warn({ by: by.id, ...act }, 'operator action');
  };
  const findPerson = async (id: string): Promise<PersonRow | undefined> => {
    const given = read(someId, id);
    const person = given === undefined ? undefined : await people.load(given);
    return person?.deleted ? undefined : person;
  };
  /** A person an operator may act on: not themselves, and not another operator. */
  const findSubject = async (id: string): Promise<{ ok: true; person: PersonRow } | Refused> => {
    const person = await findPerson(id);
    if (!person) return refused('notFound');
    return person.admin ? refused('forbidden') : { ok: true, person };
  };

  route('GET /api/admin/reports', {}, ({ query }) => loadReports(store, query.closed === '1'));

  route('POST /api/admin/reports/close', {}, async ({ person: by, body, request }) => {
    const { table, message, why } = body;
    if ((await chat.closeReports(table, message, by.id, now())) === 0) return refused('notFound');
    await recordAct(request, by, { act: 'closeReport', table, facts: { line: message, why } });
    return undefined;
  });

  route('POST /api/admin/messages/remove', {}, async ({ person: by, body, request }) => {
    const { table, message, why } = body;
    const [removed] = await chat.messagesBetween(table, message, message);
    if (!removed || !(await chat.remove(table, message))) return refused('notFound');
    await recordAct(request, by, {
      act: 'removeLine',
      person: removed.person,
      table,
      facts: { line: message, why },
    });
    return undefined;
  });

  route('GET /api/admin/people', {}, async ({ query }) => {
    const text = read(searchText, query.text ?? '');
    if (text === undefined || text.includes('\0')) return refused('malformed');
    const found = await people.search(text.trim(), MAX_PEOPLE);
    return Promise.all(found.map((person) => operatorPerson(store, person)));
  });

  route('GET /api/admin/people/:id', {}, async ({ id }) => {
    const person = await findPerson(id);
    return person ? operatorPerson(store, person) : refused('notFound');
  });

  for (const [address, field, begin, end] of [
    ['POST /api/admin/people/:id/mute', 'muted', 'mute', 'unmute'],
    ['POST /api/admin/people/:id/suspend', 'suspended', 'suspend', 'unsuspend'],
  ] as const)
    route(address, {}, async ({ person: by, id, body, request }) => {
      const subject = await findSubject(id);
      if (!subject.ok) return subject;
      const { person } = subject;
      const { until, why } = body;
      const fields = { [field]: until };
      await people.change(person.id, fields);
      const facts = { why, ...(until !== null && { until }) };
      await recordAct(request, by, { act: until === null ? end : begin, person: person.id, facts });
      return operatorPerson(store, { ...person, ...fields });
    });

  route('POST /api/admin/people/:id/rename', {}, async ({ person: by, id, body, request }) => {
    const subject = await findSubject(id);
    if (!subject.ok) return subject;
    const { person } = subject;
    const { name, why } = body;
    await people.change(person.id, { name });
    await recordAct(request, by, {
      act: 'rename',
      person: person.id,
      facts: { before: person.name, name, why },
    });
    return operatorPerson(store, { ...person, name });
  });

  route('POST /api/admin/tables/:id/close', {}, async ({ person: by, id, body, request }) => {
    const closed = await parts.closeTable(id);
    if (!closed.ok) return closed;
    await recordAct(request, by, { act: 'closeTable', table: id, facts: { why: body.why } });
    return undefined;
  });

  route('POST /api/admin/announcement', {}, async ({ person: by, body, request }) => {
    await operator.announce({ id: newId(), at: now(), ...body });
    await recordAct(request, by, { act: 'announce', facts: body });
    return undefined;
  });

  route('DELETE /api/admin/announcement', {}, async ({ person: by, request }) => {
    await operator.announce(null);
    await recordAct(request, by, { act: 'withdraw' });
    return undefined;
  });

  route('GET /api/admin/audit', {}, ({ query }) => {
    const page = readCursor(query);
    return page.ok ? loadAuditLog(store, MAX_AUDIT_ENTRIES, page.after) : page;
  });

  route('GET /api/admin/health', {}, async ({ query }) => {
    const hours = Number(query.hours ?? 24);
    if (!Number.isInteger(hours) || hours < 1 || hours > MAX_HEALTH_HOURS) return refused('malformed');
    return combineSamples(await operator.samples(now() - hours * HOUR_MS));
  });
}
