/** A name and a sentence about it. */
export interface NotedName {
  name: string;
  note: string;
}

/** The texts around the games: start page, set-up, settings, rules page, errors. */
export interface ShellMessages {
  /** Under the name of the site. */
  tagline: string;
  skip: string;
  nav: {
    home: string;
    online: string;
    rules: string;
    games: string;
    settings: string;
    /** On a phone: opens the links to the other pages. */
    menu: string;
    main: string;
    language: string;
    theme: string;
  };
  home: {
    title: string;
    lead: string;
    playNow: string;
    bots: NotedName;
    device: NotedName;
    online: NotedName;
    options: NotedName;
    /** The link to the lessons for new players; `short` is for everybody else. */
    learn: NotedName & { short: string };
    starting: string;
    facts: string[];
  };
  mine: {
    title: string;
    running: string;
    finished: string;
    none: string;
    here: string;
    online: string;
    /** Link to the page that opens a game from a file. */
    openFile: string;
    /** Link to the statistics. */
    statistics: string;
    toOnline: string;
    yourTurn: string;
    turnOf(name: string): string;
    /** A stored game: its name, the other players and the turn. */
    about(game: string, others: string | undefined, turn: number): string;
    /** Added if the game began at a position. */
    placed: string;
    won(names: string, points: number, many: boolean): string;
    youWon(points: number): string;
    last(moment: string): string;
    resume: string;
    show: string;
    delete: string;
    deleteOf(game: string): string;
    deleteTitle: string;
    deleteText: string;
    deleteYes: string;
    cancel: string;
    broken: string;
    brokenText: string;
    rescue: string;
    notLasting: string;
    full: string;
  };
  setup: {
    title(game: string): string;
    seats: string;
    seat(n: number): string;
    person: string;
    personNote: string;
    bot(level: string): string;
    kind: string;
    name: string;
    colour: string;
    colours: string[];
    /** The emblems: players are marked by a sign as well as by a colour. */
    signs: string[];
    player(n: number): string;
    you: string;
    botNames: string[];
    hints: NotedName;
    /** Button that expands rarely changed settings. */
    more: string;
    allowHints: string;
    start: string;
    reset: string;
  };
  settings: {
    title: string;
    lead: string;
    language: NotedName;
    automatic: string;
    theme: NotedName;
    themes: Record<'system' | 'light' | 'dark', string>;
    sound: NotedName;
    off: string;
    tryOut: string;
    speed: NotedName;
    confirm: NotedName;
    /** Setting: whether win probabilities are shown beside the live score. */
    chances: NotedName;
    coach: NotedName;
    /** Setting: when the coach helps. */
    coached: { first: string; always: string; never: string };
    textSize: NotedName;
    name: NotedName;
    restore: string;
  };
  rules: {
    title(game: string): string;
    /** Link back to the table from which the rules were opened. */
    back: string;
    contents: string;
    search: string;
    /** `example` is the number of a rule of this game. */
    searchNote(example: string): string;
    found(n: number): string;
    nothing(words: string): string;
    linkTo(number: string): string;
    standing: NotedName;
    component: string;
    state: string;
  };
  play: {
    opening: string;
    missing: NotedName;
    broken: NotedName;
    /** A game whose encryption key is gone. */
    sealed: NotedName;
    unplayable: NotedName;
  };
  lost: NotedName;
  failed: NotedName;
  reload: string;
  toHome: string;
}
