/** Why a game cannot be shown. */
export type ReplayTrouble =
  | 'missing'
  | 'sealed'
  | 'unplayable'
  | 'notOver'
  | 'offline'
  | 'badLink'
  | 'badFile'
  | 'full';

/** What is read after a game: stepping through it, sharing it, and playing on from any move. */
export interface ReplayMessages {
  title: string;
  /** The buttons of the player. */
  first: string;
  previousTurn: string;
  previous: string;
  play: string;
  pause: string;
  next: string;
  nextTurn: string;
  last: string;
  /** Of the slider. */
  position: string;
  /** Where the replay is: `turn` is the number of the turn, `name` whose it is. */
  at(move: number, last: number): string;
  turnOf(turn: number, name: string): string;
  start: string;
  end: string;
  /** The last move so far of a running game. */
  now: string;
  /** Shows the turns of the others since the reader's own. */
  since: string;
  speed: string;
  viewpoint: string;
  /** The knowledge of the player to move. */
  mover: string;
  /** What lies open, and nobody's hand. */
  open: string;
  toGame: string;
  /** Opens the position in the editor. */
  edit: string;
  /** Opens the study of the game. */
  study: string;
  /** The best turns at the position shown, which can be followed on the board. */
  lines: {
    title: string;
    close: string;
    smaller: string;
    larger: string;
    thinking: string;
    /** For screen readers, when they are found. */
    ready: string;
    failed: string;
    /** Above the best turns of the player who moves, and above the next move of the turn being followed. */
    best(name: string): string;
    following(name: string): string;
    over: string;
    /** Buttons that play the first move of a line, and its next one. */
    follow(move: string): string;
    next(move: string): string;
    /** Makes a game of its own from the line. */
    keep: string;
    note: string;
    rough: string;
  };
  share: {
    title: string;
    note: string;
    link: string;
    position: string;
    copied: string;
    save: string;
    load: string;
    close: string;
    loadNote: string;
    /** A position as a picture, a game as a film. */
    picture: {
      title: string;
      note: string;
      png: string;
      svg: string;
      film: string;
      filming(done: number, all: number): string;
      cancel: string;
      failed: string;
      noFilm: string;
    };
  };
  playOn: {
    title: string;
    note: string;
    me: string;
    start: string;
  };
  /** A line of play from what the reader knows of a running game. */
  tryOut: {
    title: string;
    note: string;
    /** Of a game with hidden hands, and of one without. */
    guesses: string;
    anew: string;
    /** Where the table allows no hints. */
    noHints: string;
    /** The reader plays a seat. */
    byHand: string;
    start: string;
    /** Starts it with the best turns beside it. */
    lines: string;
    /** Why it is not possible now. */
    not: Record<'rated' | 'noHints' | 'shared', string>;
    /** At the table of such a line, and of a game that began in the editor. */
    here: string;
    placed: string;
  };
  /** Lines that were played on from a game. */
  branches: {
    title: string;
    name: string;
    note: string;
    unnamed: string;
    from(move: number): string;
    edit: string;
    /** From such a line back to the game. */
    back(move: number): string;
  };
  /** Beside the final score. */
  after: {
    puzzle: string;
    rematch: string;
    replay: string;
    share: string;
    another: string;
  };
  trouble: Record<ReplayTrouble, { name: string; note: string }>;
}
