import type { GameTypes, Seat } from '@archivolt/engine';
import { formatList, type GuideMessages } from '@archivolt/i18n';
import type { TableModel } from './model.svelte.ts';
import { language } from './settings/language.svelte.ts';

/** The data needed to say who won a finished game. */
export interface FinishedTable<G extends GameTypes, T, S>
  extends Pick<TableModel<G, T, S>, 'reader' | 'sheet' | 'speaker' | 'view'> {
  readonly session: Pick<TableModel<G, T, S>['session'], 'outcome'>;
}

/** The winners and the reason: points, or a resignation, whatever the points were. */
export function verdictOf<G extends GameTypes, T, S>(
  { reader, session, sheet, speaker, view }: FinishedTable<G, T, S>,
  words: GuideMessages | undefined,
): string {
  const byPoints = speaker.winner(sheet, view.table);
  const { resigned } = session.outcome ?? {};
  const last = resigned?.at(-1);
  if (last === undefined) return byPoints;
  if (!words) return '';
  const winners = sheet.places[0] ?? [];
  // If everybody has resigned, the points decide after all.
  if (winners.some((seat) => resigned?.includes(seat))) return `${words.ended.allResigned} ${byPoints}`;
  const named = (seats: readonly Seat[]): string | undefined =>
    seats.length === 1 && seats[0] === reader
      ? undefined
      : formatList(
          language.tag,
          seats.map((seat) => speaker.seatName(seat, view.table)),
        );
  return words.ended.resigned(named(winners), winners.length, named([last]));
}
