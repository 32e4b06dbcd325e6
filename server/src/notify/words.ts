import { formatList, formatMoment, loadMail } from '@archivolt/i18n';
import { withGame } from '../games.ts';
import type { NoticeRow, PersonRow, Store, TableRow } from '../store/store.ts';
import { requestOf } from '../tables/info.ts';
import { owesSalt, saltsDue } from '../tables/salts.ts';

/** A notification in its reader's language. */
export interface Words {
  readonly subject: string;
  readonly body: string;
  /** Relative to the public URL. */
  readonly path: string;
}

const pathOf = (table: TableRow): string => `/table/${table.id}`;

/** Undefined if the notice is obsolete and need not be sent. */
export async function wordsFor(
  store: Store,
  { kind, version }: NoticeRow,
  reader: PersonRow,
  table: TableRow,
): Promise<Words | undefined> {
  const { language, zone } = reader;
  const [mail, { name: game }] = await Promise.all([
    loadMail(language),
    withGame(table.game, (_, loadCard) => loadCard(language)),
  ]);
  const path = pathOf(table);
  const people = await store.people.loadMany(table.seats.flatMap(({ person }) => person ?? []));
  const nameOf = (person: string | null) => people.find(({ id }) => id === person)?.name ?? '';

  switch (kind) {
    case 'turn': {
      const { toMove } = table;
      // A full table starts when the reader opens it, since only their device has their salt.
      const isAwaited = table.seats.some((seat) => seat.person === reader.id && owesSalt(seat));
      const due = isAwaited ? saltsDue(table) : null;
      if (
        due === null &&
        (table.status !== 'playing' || toMove === null || table.seats[toMove]?.person !== reader.id)
      )
        return undefined;
      // If somebody else has moved since, this was an earlier turn, and the current one has its own notice.
      const since = due === null ? await store.tables.log(table.id, version) : [];
      if (since.some(({ seat }) => seat !== toMove)) return undefined;
      const others = table.seats
        .map(({ person }) => nameOf(person === reader.id ? null : person))
        .filter(Boolean);
      const deadline = due ?? table.clocks?.deadline ?? null;
      const until = deadline === null ? '' : formatMoment(language, deadline, zone);
      const facts = { game, others: formatList(language, others), count: others.length, until };
      return { subject: mail.turn.subject(facts), body: mail.turn.body(facts), path };
    }
    case 'invited': {
      const request = requestOf(table, 'rematch');
      const inviter = request ? (table.seats[request.by]?.person ?? null) : table.host;
      const by = inviter === null ? '' : ((await store.people.load(inviter))?.name ?? '');
      // Obsolete if the person has come or declined meanwhile.
      if (by === '' || (!request && !(await store.invitations.has(table.id, reader.id)))) return undefined;
      const facts = { game, by };
      const invite = request ? path : `/join/${table.id}?invite=${encodeURIComponent(table.invite)}`;
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
