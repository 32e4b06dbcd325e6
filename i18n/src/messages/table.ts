/** The texts of the table, for every game. */
export interface TableMessages {
  turn: {
    /** Whose turn it is: the reader's, or somebody's. */
    yours: string;
    of(name: string): string;
    number(turn: number): string;
    thinking(name: string): string;
    /** A remote player has to decide. */
    waiting(name: string): string;
    /** A decision out of turn: by the reader, or by another player. */
    asked: string;
    askedOf(name: string): string;
    over: string;
    /** The turn waits for its confirmation. */
    complete: string;
    completeHelp: string;
    /** An answer in another player's turn waits for its confirmation. */
    answerComplete: string;
    /** Added to an event that happened without a decision. */
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
    /** Confirms a turn whose end is random. */
    confirmUnknown: string;
    undo: string;
    undoTurn: string;
    /** The visible words of the buttons; each is the beginning or a part of the long name. */
    undoShort: string;
    undoTurnShort: string;
    undoEnds: string;
    skip: string;
    letGo: string;
    sending: string;
  };
  /** The handover between people at one device, in a game with secrets. */
  handover: {
    pass(name: string): string;
    help(name: string): string;
    show(name: string): string;
    hide: string;
  };
  whyNot: {
    title: string;
    rule(number: string): string;
    showFree: string;
    close: string;
  };
  preview: {
    title: string;
    /** "from 3 to 5", for screen readers. */
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
  /** Hints, and the win probabilities. */
  hints: {
    title: string;
    /** The button. */
    ask: string;
    /** The values of every seat. */
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
