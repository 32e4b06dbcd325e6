/** Help beside a turn: what things are, what the others did, rules on the spot. Loaded after the table. */
export interface GuideMessages {
  /** The turns of the others since the reader's last one. */
  since: {
    title: string;
    /** The button that plays them again. */
    again: string;
    /** What they changed for the reader follows it. */
    forYou: string;
    /** Marks on the board what they have changed. */
    mark: string;
  };
  log: {
    /** Whose turns are shown. */
    players: string;
    everybody: string;
    search: string;
    nothing: string;
  };
  help: {
    title: string;
    keys: string;
    /** What each key does. */
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
    /** The reader's chance of winning, from 0 to 1, and the expected lead in whole points. */
    win(win: number): string;
    /** In place of the numbers of an option that is not worse than the best. */
    asGood: string;
    lead(points: number): string;
    tryOut: string;
    /** For the ear, when there are hints. */
    found(best: string): string;
    nothing: string;
    /** There is no learned judgement behind it. */
    rough: string;
  };
  /** Why a bot could not play at its level. */
  weakened: { missing: string; unfit: string; hung: string; failed: string };
  /** How a game ended, beside the points. */
  ended: {
    /** Who has won because somebody resigned; undefined is the reader. */
    resigned(winners: string | undefined, count: number, by: string | undefined): string;
    allResigned: string;
    /** For whom a bot played to the end of the game; undefined is the reader. */
    standIn(names: string | undefined): string;
  };
  inspect: {
    /** Before the rule numbers. */
    rules: string;
    /** Before what last happened to the thing. */
    last(turn: number): string;
  };
  /** The panel with one rule. */
  rule: {
    previous: string;
    next: string;
    whole: string;
  };
}
