import { aMove, anEndedTable, aPerson, aSession, aTable, newId } from './rows.testing.ts';
import type { Store } from './store.ts';

/** Adds rows to every table. */
export async function fill(store: Store): Promise<void> {
  const [ana, rui] = [
    aPerson({ login: newId(), mail: 'ana@example.org' }),
    aPerson({ name: 'Rui “the rock”' }),
  ];
  for (const person of [ana, rui]) {
    await store.people.create(person);
    await store.people.addSession(aSession(person.id, { expires: 4_000_000_000_000 }));
  }
  await store.people.addPasskey({
    id: newId(),
    person: ana.id,
    publicKey: 'AAEC_-',
    counter: 2,
    transports: ['usb'],
    label: 'Key',
    created: 5,
  });
  await store.lessons.merge(ana.id, { 'red-cathedral/build': { run: 1, step: 4, of: 16, done: true } });
  const table = aTable({
    host: ana.id,
    seats: [ana, rui].map(({ id }, colour) => ({
      colour,
      person: id,
      level: null,
      salt: 'ab',
      away: null,
      hash: 'cd'.repeat(32),
    })),
  });
  await store.tables.create(table);
  for (let version = 0; version < 3; version++) await store.tables.append(aMove({ ...table, version }));
  await store.tables.lease(table.id, 'process', 0, 4_000_000_000_000);
  await store.tables.recordPresence('process', [
    { table: table.id, person: ana.id, until: 4_000_000_000_000 },
  ]);
  await store.chat.add({ table: table.id, at: 1, person: rui.id, seat: 1, text: 'Olá\n“ç”', phrase: null });
  await store.chat.addClockStop(table.id, 2, 60_000);
  await store.heartbeat.beat(1_763_000_000_000, 5000);
  await store.chat.add({
    table: table.id,
    at: 1,
    person: rui.id,
    seat: 1,
    text: null,
    phrase: null,
    news: 'back',
  });
  await store.chat.report({ table: table.id, line: 1, by: ana.id, why: 'other', note: '', at: 2 });
  await store.blocks.block(ana.id, rui.id, true);
  const ended = anEndedTable({ host: ana.id });
  await store.tables.create(ended);
  await store.studies.save(ended.id, ana.id, { accuracy: 82.5, luck: -0.125, depth: 'deep', version: 1 });
  const after = { mean: 25 + 1 / 3, deviation: 25 / 3 };
  await store.ratings.settle(ended.id, [ana.id], 'red-cathedral', 2, () => ({
    rows: [{ who: ana.id, game: 'red-cathedral', players: 2, ...after, games: 1, wins: 1 }],
    changes: [{ before: { mean: 25, deviation: 25 / 3 }, after }],
  }));
  await store.notices.addPush({
    person: ana.id,
    endpoint: `https://push.example/${newId()}`,
    keys: { p256dh: 'k', auth: 'a' },
  });
  await store.notices.add({ person: ana.id, kind: 'turn', table: table.id, version: 3, due: 9 });
  const open = aTable({ host: ana.id, status: 'open', started: null });
  await store.tables.create(open);
  await store.invitations.add(open.id, rui.id, 7);
  await store.notices.secret('push', newId);
  await store.operator.addAudit({
    id: newId(),
    at: 5,
    by: ana.id,
    act: 'mute',
    person: rui.id,
    table: null,
    facts: { why: 'rude', until: 9 },
  });
  await store.operator.announce({ id: newId(), at: 5, starts: 6, ends: 7, note: 'New version' });
}

export async function linesOf(store: Store): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of store.dump()) lines.push(line);
  return lines;
}

export async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
