import { read, searchText, id as someId } from '@archivolt/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountDeps } from '../accounts/deps.ts';
import { type Answer, type Refused, refused } from '../answer.ts';
import { newId } from '../ids.ts';
import { type Act, auditFor, writeDown } from '../operator/audit.ts';
import { together } from '../operator/health.ts';
import { operatorPerson } from '../operator/people.ts';
import { reportsFor } from '../operator/reports.ts';
import type { PersonRow } from '../store/store.ts';
import { routesOf } from './route.ts';

const HOUR = 3_600_000;
const MOST_FOUND = 30;
const MOST_ENTRIES = 100;
/** Hours for which health samples are kept: a week. */
const LONGEST = 168;

interface AdminParts extends AccountDeps {
  /** Closes a table and notifies its viewers. */
  readonly closeTable: (table: string) => Promise<Answer>;
}

/** The routes of the operator console. Everybody who is not an operator gets `forbidden`. */
export function adminRoutes(app: FastifyInstance, parts: AdminParts): void {
  const route = routesOf(app, parts);
  const { store, now } = parts;
  const { people, chat, operator } = store;

  const done = async (request: FastifyRequest, by: PersonRow, act: Act): Promise<void> => {
    await writeDown(store, by.id, now(), act);
    request.log.warn({ by: by.id, ...act }, 'operator action');
  };
  const personOf = async (id: string): Promise<PersonRow | undefined> => {
    const given = read(someId, id);
    const person = given === undefined ? undefined : await people.load(given);
    return person?.deleted ? undefined : person;
  };
  /** A person an operator may act on: not themselves, and not another operator. */
  const subjectOf = async (id: string): Promise<{ ok: true; person: PersonRow } | Refused> => {
    const person = await personOf(id);
    if (!person) return refused('notFound');
    return person.admin ? refused('forbidden') : { ok: true, person };
  };

  route('GET /api/admin/reports', {}, ({ query }) => reportsFor(store, query.closed === '1'));

  route('POST /api/admin/reports/close', {}, async ({ person: by, body, request }) => {
    const { table, message, why } = body;
    if ((await chat.closeReports(table, message, by.id, now())) === 0) return refused('notFound');
    await done(request, by, { act: 'closeReport', table, facts: { line: message, why } });
    return undefined;
  });

  route('POST /api/admin/messages/remove', {}, async ({ person: by, body, request }) => {
    const { table, message, why } = body;
    const [said] = await chat.messagesBetween(table, message, message);
    if (!said || !(await chat.remove(table, message))) return refused('notFound');
    await done(request, by, { act: 'removeLine', person: said.person, table, facts: { line: message, why } });
    return undefined;
  });

  route('GET /api/admin/people', {}, async ({ query }) => {
    const text = read(searchText, query.text ?? '');
    if (text === undefined || text.includes('\0')) return refused('malformed');
    const found = await people.search(text.trim(), MOST_FOUND);
    return Promise.all(found.map((person) => operatorPerson(store, person)));
  });

  route('GET /api/admin/people/:id', {}, async ({ id }) => {
    const person = await personOf(id);
    return person ? operatorPerson(store, person) : refused('notFound');
  });

  for (const [address, field, begin, end] of [
    ['POST /api/admin/people/:id/mute', 'muted', 'mute', 'unmute'],
    ['POST /api/admin/people/:id/suspend', 'suspended', 'suspend', 'unsuspend'],
  ] as const)
    route(address, {}, async ({ person: by, id, body, request }) => {
      const subject = await subjectOf(id);
      if (!subject.ok) return subject;
      const { person } = subject;
      const { until, why } = body;
      const fields = { [field]: until };
      await people.change(person.id, fields);
      const facts = { why, ...(until !== null && { until }) };
      await done(request, by, { act: until === null ? end : begin, person: person.id, facts });
      return operatorPerson(store, { ...person, ...fields });
    });

  route('POST /api/admin/people/:id/rename', {}, async ({ person: by, id, body, request }) => {
    const subject = await subjectOf(id);
    if (!subject.ok) return subject;
    const { person } = subject;
    const { name, why } = body;
    await people.change(person.id, { name });
    await done(request, by, { act: 'rename', person: person.id, facts: { before: person.name, name, why } });
    return operatorPerson(store, { ...person, name });
  });

  route('POST /api/admin/tables/:id/close', {}, async ({ person: by, id, body, request }) => {
    const closed = await parts.closeTable(id);
    if (!closed.ok) return closed;
    await done(request, by, { act: 'closeTable', table: id, facts: { why: body.why } });
    return undefined;
  });

  route('POST /api/admin/announcement', {}, async ({ person: by, body, request }) => {
    await operator.announce({ id: newId(), at: now(), ...body });
    await done(request, by, { act: 'announce', facts: body });
    return undefined;
  });

  route('DELETE /api/admin/announcement', {}, async ({ person: by, request }) => {
    await operator.announce(null);
    await done(request, by, { act: 'withdraw' });
    return undefined;
  });

  route('GET /api/admin/audit', {}, ({ query: { before } }) => {
    const until = before === undefined ? undefined : Number(before);
    if (until !== undefined && !Number.isSafeInteger(until)) return refused('malformed');
    return auditFor(store, MOST_ENTRIES, until);
  });

  route('GET /api/admin/health', {}, async ({ query }) => {
    const hours = Number(query.hours ?? 24);
    if (!Number.isInteger(hours) || hours < 1 || hours > LONGEST) return refused('malformed');
    return together(await operator.samples(now() - hours * HOUR));
  });
}
