import type { GameTypes } from '@archivolt/engine';
import {
  type GuideMessages,
  type Locale,
  loadGuide,
  loadHints,
  loadTable,
  type RuleBook,
  type TableMessages,
} from '@archivolt/i18n';
import type { HintOutcome, Ladder, LadderOf } from './hints/ladder.ts';
import type { Guide, Seating, Speaker, SpeakerOf } from './kit.ts';

/** How the texts of a game are loaded and handed to what speaks at the table. */

type Load<V> = (locale: Locale) => Promise<V>;

export function speakerLoader<G extends GameTypes, T, S, M>(
  loadGame: Load<M>,
  speak: (game: M, table: TableMessages, seating: Seating) => Speaker<G, T, S>,
): Load<SpeakerOf<G, T, S>> {
  return async (locale) => {
    const [game, table] = await Promise.all([loadGame(locale), loadTable(locale)]);
    return (seating) => speak(game, table, seating);
  };
}

/** The texts of a guide: M of the game, R its reasons, W what only the guide says. */
export interface GuideTexts<M, R, W> {
  readonly m: M & { readonly reasons: R };
  readonly t: TableMessages;
  readonly words: GuideMessages;
  readonly own: W;
  readonly book: RuleBook<string>;
}

/** Loads the guide of a game that has everything a guide can have. */
export function guideLoader<G extends GameTypes, M, R, W>(
  load: {
    readonly game: Load<M>;
    readonly reasons: Load<R>;
    readonly own: Load<W>;
    readonly book: Load<RuleBook<string>>;
  },
  guide: (texts: GuideTexts<M, R, W>, seating: Seating) => Required<Omit<Guide<G>, 'words' | 'book'>>,
): Load<(seating: Seating) => Required<Guide<G>>> {
  return async (locale) => {
    const [game, reasons, t, words, own, book] = await Promise.all([
      load.game(locale),
      load.reasons(locale),
      loadTable(locale),
      loadGuide(locale),
      load.own(locale),
      load.book(locale),
    ]);
    const texts = { m: { ...game, reasons }, t, words, own, book };
    return (seating) => ({ words, book, ...guide(texts, seating) });
  };
}

export function ladderLoader<G extends GameTypes, M, W>(
  loadGame: Load<M>,
  loadOwn: Load<W>,
  ladder: (m: M, own: W, outcome: HintOutcome<G>, listener: Listener) => Ladder,
): Load<LadderOf<G>> {
  return async (locale) => {
    const [m, words, own] = await Promise.all([loadGame(locale), loadHints(locale), loadOwn(locale)]);
    return ({ seats, me }) => {
      const names = seats.map(({ name }) => name);
      return { words, ladder: (outcome) => ladder(m, own, outcome, { names, me }) };
    };
  };
}

type Listener = { readonly names: readonly string[]; readonly me: Seating['me'] };
