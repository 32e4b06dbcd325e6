/** Emails and push messages. They contain names chosen by users, so they are sent as plain text. */
export interface MailMessages {
  /** The name of a bot by its level. */
  level(level: string): string;
  turn: NoticeTexts<Turn>;
  invited: NoticeTexts<InvitationFacts>;
  finished: NoticeTexts<ResultFacts>;
  /** The first email to an address. */
  confirm: { subject: string; body(name: string): string; ignore: string };
  /** Password reset: the text before the link, and one for people who did not request it. */
  reset: { subject: string; body: string; ignore: string };
  greeting(name: string): string;
  /** Precedes the URL of the table. */
  open: string;
  /** Precedes the unsubscribe URL. */
  stop: string;
  pages: {
    /** The unsubscribe page: the question and the confirmation. */
    stop: Page;
    /** The same for the confirmation of an address. */
    confirm: Page;
    /** Shown for an invalid or expired link. */
    unknown: { title: string; body: string };
    home: string;
  };
}

interface NoticeTexts<F> {
  /** The subject of an email, and the title of a push message. */
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
  /** The waiting people as a list in words; empty if only bots are waiting. */
  others: string;
  /** The number of waiting games. */
  count: number;
  /** A time in words; empty without a clock. */
  until: string;
}

export interface InvitationFacts {
  game: string;
  by: string;
}

export interface ResultFacts {
  game: string;
  /** The names of the winners as a list in words. */
  winners: string;
  /** Whether the reader is one of them. */
  won: boolean;
  /** The number of finished games. */
  count: number;
}
