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

/** The replay of a game: stepping, sharing, playing on from any move. */
export interface ReplayMessages {
  title: string;
  /** The playback buttons. */
  first: string;
  previousTurn: string;
  previous: string;
  play: string;
  pause: string;
  next: string;
  nextTurn: string;
  last: string;
  /** The name of the slider. */
  position: string;
  /** The position of the replay: the turn number, and the name of its player. */
  at(move: number, last: number): string;
  turnOf(turn: number, name: string): string;
  start: string;
  end: string;
  /** Shown at the latest move of a running game. */
  now: string;
  /** Button that shows the turns of the others since the reader's last one. */
  since: string;
  speed: string;
  viewpoint: string;
  /** Viewpoint: what the player to move knows. */
  mover: string;
  /** Viewpoint: the open table without any hand. */
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
    /** Headings above the best turns, and above the next move of the line that is being followed. */
    best(name: string): string;
    following(name: string): string;
    over: string;
    /** Buttons that play the first move of a line, and its next one. */
    follow(move: string): string;
    next(move: string): string;
    /** Button that saves the line as a separate game. */
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
    /** Exporting a position as a picture, or a game as a video. */
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
  /** Trying out a line from what the reader knows of a running game. */
  tryOut: {
    title: string;
    note: string;
    /** For games with hidden hands, and for those without. */
    guesses: string;
    newChance: string;
    /** Shown if the table does not allow hints. */
    noHints: string;
    /** The reader plays a seat. */
    byHand: string;
    start: string;
    /** Option that opens the best lines beside it. */
    lines: string;
    /** The reasons why it is not possible now. */
    not: Record<'rated' | 'noHints' | 'shared', string>;
    /** At the table of such a line, and of a game that began in the editor. */
    here: string;
    placed: string;
  };
  /** The branches of a game. */
  branches: {
    title: string;
    name: string;
    note: string;
    unnamed: string;
    from(move: number): string;
    edit: string;
    /** Link from a branch back to its game. */
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
