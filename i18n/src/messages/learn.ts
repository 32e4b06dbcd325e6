/** The list of lessons, and the panel of a lesson. The text of a lesson belongs to its game. */
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
  /** The step is done for the learner. */
  skip: string;
  restart: string;
  leave: string;
  /** Before the names of what is lit. */
  lookAt: string;
  /** The turn is complete. */
  confirm: string;
  /** To a legal move that the step does not ask for. */
  otherMove: string;
  /** To a move before what is said has been read. */
  readFirst: string;
  /** The kind of answer, for the ear: it stands before the sentence. */
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
