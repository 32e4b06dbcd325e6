/** The list of lessons and the panel of a lesson. The texts of the lessons belong to the games. */
export interface LearnMessages {
  title: string;
  lead: string;
  minutes(count: number): string;
  state: {
    done: string;
    begun(step: number, of: number): string;
  };
  start: string;
  resume: string;
  again: string;
  /** The name of the panel at the table. */
  lesson: string;
  step(step: number, of: number): string;
  next: string;
  back: string;
  /** Button that plays the step for the learner. */
  skip: string;
  restart: string;
  leave: string;
  /** Precedes the names of the highlighted things. */
  lookAt: string;
  /** The turn is complete. */
  confirm: string;
  /** Answer to a legal move that the step does not ask for. */
  otherMove: string;
  /** Answer to a move made before the text was read. */
  readFirst: string;
  /** For screen readers: precedes the answer. */
  notThis: string;
  finished: {
    title: string;
    /** Above the three lines. */
    learnt: string;
    nextLesson(title: string): string;
    playBots: string;
    allLessons: string;
    stay: string;
  };
  lost: { title: string; text: string };
}
