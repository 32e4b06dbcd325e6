/** The coach of the first games: short notes with their rules. Fetched when there is one. */
export interface CoachMessages {
  title: string;
  /** The note has been read; the next one follows, if there are more. */
  read: string;
  next(left: number): string;
  /** No more notes, in this game and all others. */
  dismiss: string;
  dismissed: string;
}
