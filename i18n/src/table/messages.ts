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
    help: string;
    news: string;
  };
  seats: {
    you: string;
    bot: string;
    elsewhere: string;
    here: string;
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
    skip: string;
    letGo: string;
    help: string;
    hint: string;
    space: string;
  };
  /** What the strongest bot would do in the reader's place, and how the game stands. */
  hints: {
    title: string;
    /** The button. */
    ask: string;
    thinking: string;
    /** The reader's chance of winning, from 0 to 1, and the expected lead in whole points. */
    win(win: number): string;
    lead(points: number): string;
    tryOut: string;
    /** For the ear, when there are hints. */
    found(best: string): string;
    nothing: string;
    /** There is no learned judgement behind it. */
    rough: string;
    /** Of every seat. */
    chance: string;
    expected: string;
  };
  /** Why a bot could not play at its level. */
  weakened: { missing: string; unfit: string; hung: string; failed: string };
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
  /** Names of lists on the board, and what holding something means there. */
  redCathedral: {
    /** What is asked at the beginning of a turn. */
    turn: string;
    leftovers: string;
    otherQuadrant: string;
    banners: string;
    ornaments: string;
    dice: string;
    sections(built: number, begun: number): string;
    stock(held: number, room: number): string;
    tower(roman: string, value: number): string;
    ivanInventory: string;
    ivanConstruction: string;
    ivanCards: string;
    lift: string;
    liftHelp: string;
    material: string;
    diceHere: string;
  };
  architectura: {
    /** What is asked at the beginning of a turn. */
    play: string;
    /** What touching a card of the hand or a building does. */
    choose: string;
    turn: string;
    /** What is asked while a card or a building is chosen. */
    held: Record<'hand' | 'space' | 'turn' | 'deck' | 'search', string>;
    /** What the digits do. */
    numbered: string;
    map: string;
    /** Fans out a stack. */
    stack(cards: number): string;
    /** The heading of what is fanned out. */
    fanned(cards: number): string;
    /** What came into a deck, in place of other cards. */
    added(card: string): string;
    toPlay: string;
    /** Who must decide while it is somebody else's turn. */
    asked: string;
    /** Decks: what may replace what, and how many swaps are used. */
    basicValue(value: string): string;
    neverReplaced: string;
    swaps(used: number, most: number): string;
    yourDeck: string;
    ready: string;
    choosing: string;
  };
  loading: string;
  close: string;
}
