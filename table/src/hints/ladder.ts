import type { GameTypes, View } from '@archivolt/engine';
import type { HintMessages, Theme } from '@archivolt/i18n';
import type { PaneId, Seating } from '../kit.ts';

/** The line of a hint played by the rules on the asking player's own view, up to the first random pick. */
export interface HintOutcome<G extends GameTypes> {
  readonly before: View<G>;
  readonly after: View<G>;
  readonly move: G['move'];
  readonly events: readonly G['event'][];
}

/** A hint in three steps: where to look, which action, which move; each with its reason. */
export interface Ladder {
  readonly where: {
    /** In words, without an article. */
    readonly name: string;
    readonly pane: PaneId;
    /** Keys of the things to highlight; the whole pane if there are none. */
    readonly lit: readonly string[];
  };
  readonly theme: Theme;
  /** Absent if there is no choice of actions, as in the middle of a turn. */
  readonly action?: {
    readonly sort: 'action' | 'card';
    readonly name: string;
    readonly lit: readonly string[];
    /** The button of the action bar, by the name of its action. */
    readonly button?: string;
  };
  /** The things that the move is about. */
  readonly lit: readonly string[];
  /** What the move changes, the most important first. */
  readonly reasons: readonly string[];
}

/** A game's explanations of its hints, in one language. */
export type LadderOf<G extends GameTypes> = (seating: Seating) => {
  readonly words: HintMessages;
  ladder(outcome: HintOutcome<G>): Ladder;
};
