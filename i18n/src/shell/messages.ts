/** A thing and one sentence about it. */
export interface Named {
  name: string;
  note: string;
}

/** What the house says around the games: home, set-up, settings, rules page, errors. */
export interface ShellMessages {
  /** Of the whole house, under its name. */
  tagline: string;
  skip: string;
  nav: {
    home: string;
    online: string;
    rules: string;
    games: string;
    settings: string;
    main: string;
    language: string;
    theme: string;
  };
  games: Record<'red-cathedral' | 'architectura', GameCard>;
  home: {
    title: string;
    lead: string;
    playNow: string;
    solo: Named;
    bots: Named;
    device: Named;
    online: Named;
    options: Named;
    starting: string;
    facts: string[];
  };
  mine: {
    title: string;
    running: string;
    finished: string;
    none: string;
    online: string;
    yourTurn: string;
    turnOf(name: string): string;
    /** "The Red Cathedral with Varvara and Otto, turn 31" */
    about(game: string, others: string | undefined, turn: number): string;
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
    /** A colour is told by its sign as well. */
    signs: string[];
    player(n: number): string;
    you: string;
    botNames: string[];
    ivan: Named;
    hints: Named;
    allowHints: string;
    start: string;
    reset: string;
  };
  settings: {
    title: string;
    lead: string;
    language: Named;
    automatic: string;
    theme: Named;
    themes: Record<'system' | 'light' | 'dark', string>;
    sound: Named;
    off: string;
    tryOut: string;
    speed: Named;
    confirm: Named;
    /** Of winning, beside the live score. */
    chances: Named;
    textSize: Named;
    name: Named;
    restore: string;
  };
  rules: {
    title(game: string): string;
    contents: string;
    search: string;
    searchNote: string;
    found(n: number): string;
    nothing(words: string): string;
    linkTo(number: string): string;
    standing: Named;
    component: string;
    state: string;
  };
  play: {
    opening: string;
    missing: Named;
    broken: Named;
    /** The key to it is gone. */
    sealed: Named;
    unplayable: Named;
  };
  lost: Named;
  failed: Named;
  reload: string;
  toHome: string;
}

interface GameCard {
  name: string;
  line: string;
  players: string;
  time: string;
  parts: string;
  poster: string;
}
