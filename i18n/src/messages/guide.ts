/** Help during a turn: descriptions of things, what the others did, rules. Loaded after the table. */
export interface GuideMessages {
  /** The turns of the others since the reader's last one. */
  since: {
    title: string;
    /** The button that plays them again. */
    again: string;
    /** Precedes the effects on the reader. */
    forYou: string;
    /** Setting that marks their changes on the board. */
    mark: string;
  };
  log: {
    /** Label of the filter by player. */
    players: string;
    everybody: string;
    search: string;
    nothing: string;
  };
  help: {
    title: string;
    keys: string;
    /** The keyboard shortcuts. */
    move: string;
    next: string;
    touch: string;
    confirm: string;
    undo: string;
    undoTurn: string;
    why: string;
    actions: string;
    log: string;
    score: string;
    aid: string;
    skip: string;
    letGo: string;
    help: string;
    hint: string;
    space: string;
    again: string;
  };
  /** The panel with the best offers. */
  hints: {
    thinking: string;
    /** The reader's win probability from 0 to 1, and the expected lead in whole points. */
    win(win: number): string;
    /** Replaces the numbers of an option that is about as good as the best. */
    asGood: string;
    lead(points: number): string;
    tryOut: string;
    /** For screen readers, when the hints are ready. */
    found(best: string): string;
    nothing: string;
    /** Shown if the bots' weights could not be used. */
    rough: string;
  };
  /** Why a bot could not play at its level. */
  weakened: { missing: string; unfit: string; hung: string; failed: string };
  /** How a game ended, beside the points. */
  ended: {
    /** Who has won because of a resignation; undefined stands for the reader. */
    resigned(winners: string | undefined, count: number, by: string | undefined): string;
    allResigned: string;
    /** The players for whom a bot finished the game; undefined stands for the reader. */
    standIn(names: string | undefined): string;
  };
  inspect: {
    /** Before the rule numbers. */
    rules: string;
    /** Precedes the last event about a thing. */
    last(turn: number): string;
  };
  /** The panel with one rule. */
  rule: {
    previous: string;
    next: string;
    whole: string;
  };
}
