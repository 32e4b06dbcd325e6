/** The coach of the first games: short notes with their rules. Loaded with the first note. */
export interface CoachMessages {
  title: string;
  /** Dismisses the note; the next one follows, if there is one. */
  read: string;
  next(left: number): string;
  /** Turns the notes off, in this game and all others. */
  dismiss: string;
  dismissed: string;
}
