/** Emails and push messages. They contain names that people chose, so they are always sent as plain text. */
export interface MailMessages {
  /** What a bot of a level is called. */
  level(level: string): string;
  turn: NoticeTexts<Turn>;
  invited: NoticeTexts<InvitationFacts>;
  finished: NoticeTexts<ResultFacts>;
  /** Sent to an address before anything else is. */
  confirm: { subject: string; body(name: string): string; ignore: string };
  /** The way to a new password: before its address, and for who has not asked for it. */
  reset: { subject: string; body: string; ignore: string };
  greeting(name: string): string;
  /** Before the address of the table. */
  open: string;
  /** Before the address at which mail can be stopped. */
  stop: string;
  pages: {
    /** Asked before mail is stopped, and what has happened then. */
    stop: Page;
    /** The same for the address of a person. */
    confirm: Page;
    /** An address that means nothing, or no longer. */
    unknown: { title: string; body: string };
    home: string;
  };
}

interface NoticeTexts<F> {
  /** Of a mail, and in bold on a notification. */
  subject(facts: F): string;
  body(facts: F): string;
}

interface Page {
  title: string;
  question(name: string): string;
  button: string;
  done: string;
}

export interface Turn {
  game: string;
  /** Those who wait, as a list in words; empty when only bots do. */
  others: string;
  /** How many games wait. */
  count: number;
  /** A moment in words; empty without a clock. */
  until: string;
}

export interface InvitationFacts {
  game: string;
  by: string;
}

export interface ResultFacts {
  game: string;
  /** Of those in the first place, as a list in words. */
  winners: string;
  /** The reader is one of them. */
  won: boolean;
  /** How many games are finished. */
  count: number;
}
