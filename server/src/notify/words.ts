import { formatList, formatMoment, loadMail, loadShell } from '@archivolt/i18n';
import { requestOf } from '../rooms/info.ts';
import type { NoticeRow, PersonRow, Store, TableRow } from '../store/store.ts';

/** A notice in the words of its reader. */
export interface Words {
  readonly subject: string;
  readonly body: string;
  /** Under the address of the house. */
  readonly path: string;
}

const pathOf = (table: TableRow): string => `/table/${table.id}`;

/** Undefined: no longer true, so nobody is told. */
export async function wordsFor(
  store: Store,
  { kind, version }: NoticeRow,
  reader: PersonRow,
  table: TableRow,
): Promise<Words | undefined> {
  const { language, zone } = reader;
  const [mail, shell] = await Promise.all([loadMail(language), loadShell(language)]);
  const game = shell.games[table.game].name;
  const path = pathOf(table);
  const people = await store.people.loadMany(table.seats.flatMap(({ person }) => person ?? []));
  const nameOf = (person: string | null) => people.find(({ id }) => id === person)?.name ?? '';

  switch (kind) {
    case 'turn': {
      const { toMove } = table;
      if (table.status !== 'playing' || toMove === null || table.seats[toMove]?.person !== reader.id)
        return undefined;
      // Once somebody else has moved, this was another turn, and there is a notice of the present one.
      const since = await store.tables.log(table.id, version);
      if (since.some(({ seat }) => seat !== toMove)) return undefined;
      const others = table.seats
        .map(({ person }) => nameOf(person === reader.id ? null : person))
        .filter(Boolean);
      const deadline = table.clocks?.deadline ?? null;
      const until = deadline === null ? '' : formatMoment(language, deadline, zone);
      const facts = { game, others: formatList(language, others), count: others.length, until };
      return { subject: mail.turn.subject(facts), body: mail.turn.body(facts), path };
    }
    case 'invited': {
      const asked = requestOf(table, 'rematch');
      const inviter = asked ? (table.seats[asked.by]?.person ?? null) : table.host;
      const by = inviter === null ? '' : ((await store.people.load(inviter))?.name ?? '');
      // Whoever has come or has said no meanwhile need not be told.
      if (by === '' || (!asked && !(await store.invitations.has(table.id, reader.id)))) return undefined;
      const facts = { game, by };
      const invite = asked ? path : `/join/${table.id}?invite=${encodeURIComponent(table.invite)}`;
      return { subject: mail.invited.subject(facts), body: mail.invited.body(facts), path: invite };
    }
    case 'finished': {
      const first = table.result?.places[0];
      if (!first) return undefined;
      const winners = first.flatMap((seat) => table.seats[seat] ?? []);
      const names = winners.map(({ person, level }) => (level === null ? nameOf(person) : mail.level(level)));
      const facts = {
        game,
        winners: formatList(
          language,
          names.map((name) => name || '—'),
        ),
        won: winners.some(({ person }) => person === reader.id),
        count: winners.length,
      };
      return { subject: mail.finished.subject(facts), body: mail.finished.body(facts), path };
    }
  }
}
