/** Which dialogs of a table are open. */
export interface OpenDialogs {
  score: boolean;
  aid: boolean;
  help: boolean;
  log: boolean;
  choose: boolean;
}
