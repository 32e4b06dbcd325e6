/** What every table says, whatever is played on it. */
export interface TableMessages {
  turn: {
    /** Whose turn it is: the reader's, or somebody's. */
    yours: string;
    of(name: string): string;
    number(turn: number): string;
    thinking(name: string): string;
    /** A person elsewhere has to decide. */
    waiting(name: string): string;
    /** Out of turn: the reader, or somebody, must decide something. */
    asked: string;
    askedOf(name: string): string;
    over: string;
    /** The turn waits for its confirmation. */
    complete: string;
    completeHelp: string;
    /** What was asked of the reader in somebody else's turn waits for its confirmation. */
    answerComplete: string;
    /** Added to what happened, where it happened without asking. */
    forced: string;
    sealed: string;
    watching: string;
  };
  actions: {
    title: string;
    basic: string;
    optional: string;
    choices: string;
    confirm: string;
    /** The confirmation that shows something unknown. */
    confirmUnknown: string;
    undo: string;
    undoTurn: string;
    /** The same on the buttons, where there is room; the beginning of the long names, or a part of them. */
    undoShort: string;
    undoTurnShort: string;
    undoEnds: string;
    skip: string;
    letGo: string;
    sending: string;
  };
  whyNot: {
    title: string;
    rule(number: string): string;
    showFree: string;
    close: string;
  };
  preview: {
    title: string;
    /** "from 3 to 5", for the ear. */
    change(name: string, from: number, to: number): string;
    next: string;
    unknown: string;
  };
  log: {
    title: string;
    empty: string;
    show: string;
  };
  score: {
    title: string;
    now: string;
    final: string;
    what: string;
    total: string;
    place: string;
    ties: string;
    again: string;
  };
  parts: {
    title: string;
    players: string;
    log: string;
    toDo: string;
    menu: string;
    home: string;
    rules: string;
    settings: string;
    allSettings: string;
    theme: string;
    aid: string;
    help: string;
    news: string;
  };
  seats: {
    you: string;
    bot: string;
    here: string;
  };
  /** What the strongest bot would do in the reader's place, and how the game stands. */
  hints: {
    title: string;
    /** The button. */
    ask: string;
    /** Of every seat. */
    chance: string;
    expected: string;
  };
  refusals: {
    notYourTurn: string;
    over: string;
    empty: string;
    notOffered: string;
    afterUnknown: string;
    stale: string;
    full: string;
    other: string;
  };
  loading: string;
  close: string;
}
