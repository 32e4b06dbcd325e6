/** The position editor. */
export interface EditorMessages {
  /** The heading of the page. */
  title: string;
  /** The instruction while nothing is selected. */
  hint: string;
  nothing: string;
  /** The label of the list of all parts. */
  part: string;
  /** Label of the choice of the player whose board is shown. */
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
  /** Button that shows the part that is wrong. */
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
  /** The number of the first unreadable character, from 1. */
  unreadable(at: number): string;
}
