import { at } from '@archivolt/engine';
import { formatList, formatMoment, type Language } from '@archivolt/i18n';
import { gameIdOf } from '@archivolt/protocol/ids';
import type { Shell } from '@archivolt/table/settings/language.svelte.ts';
import type { Label } from '../../session/storedGame.ts';

/** A stored game as text for its reader. */
export interface GameDescription {
  /** The current status: whose turn it is, or who won. */
  status: string;
  /** Whether a person at this device is to move. */
  mine: boolean;
  about: string;
  when: string;
  /** The colour of the seat that the status is about. */
  colour: number;
}

export function describe(stored: Label, t: Shell, tag: Language): GameDescription {
  const { seats, summary } = stored;
  const people = seats.filter(({ kind }) => kind === 'me');
  // A single person at the device needs no name in their own list; several do.
  const alone = people.length === 1 ? people[0] : undefined;
  const others = seats.filter((seat) => seat !== alone).map(({ name }) => name);
  const game = gameIdOf(stored.game);
  const played = t.mine.about(
    game ? t.games[game].name : stored.game,
    others.length > 0 ? formatList(tag, others) : undefined,
    summary.turn,
  );
  const about = stored.placed ? `${played} · ${t.mine.placed}` : played;
  const when = t.mine.last(formatMoment(tag, stored.changed));
  if (summary.over) {
    const winners = (summary.winners ?? []).map((seat) => at(seats, seat));
    const first = winners[0] ?? at(seats, 0);
    const points = summary.totals?.[first.seat] ?? 0;
    const youWon = winners.length === 1 && first === alone;
    const names = formatList(
      tag,
      winners.map(({ name }) => name),
    );
    const status = youWon ? t.mine.youWon(points) : t.mine.won(names, points, winners.length > 1);
    return { status, mine: false, about, when, colour: first.colour };
  }
  const next = at(seats, summary.toMove ?? 0);
  const status = next === alone ? t.mine.yourTurn : t.mine.turnOf(next.name);
  return { status, mine: next.kind === 'me', about, when, colour: next.colour };
}
