/** The page on which a position is set up by hand. */
export interface EditorMessages {
  /** The heading of the page. */
  title: string;
  /** What to do, while nothing is selected. */
  hint: string;
  nothing: string;
  /** The label of the list of all parts. */
  part: string;
  /** Whose own things are shown. */
  board: string;
  undo: string;
  redo: string;
  /** Sets up a new game. */
  setUp: string;
  /** Opens the position as text. */
  text: string;
  textNote: string;
  copy: string;
  copied: string;
  link: string;
  linkCopied: string;
  possible: string;
  /** Heads the reason. */
  impossible: string;
  /** Shows the part that is wrong. */
  show: string;
  play: string;
  playNote: string;
  me: string;
  start: string;
  /** Beside the disabled button, before the reason. */
  cannotPlay: string;
  /** Why a finished game cannot be played on. */
  over: string;
  close: string;
  toHome: string;
  /** From which character on, counted from 1. */
  unreadable(at: number): string;
}
