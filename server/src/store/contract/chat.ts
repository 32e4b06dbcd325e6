import type { Seat } from '@archivolt/engine';
import type { ChatMessage, Phrase, SeatNews } from '@archivolt/protocol';

export interface NewChatMessage {
  table: string;
  at: number;
  person: string;
  seat: Seat | null;
  text: string | null;
  phrase: Phrase | null;
  news?: SeatNews | null;
}

/** A person's report of a message. */
export interface ReportRow {
  table: string;
  /** The number of the message. */
  line: number;
  by: string;
  why: string;
  note: string;
  at: number;
  /** When an operator closed it, and who. */
  closed: number | null;
  closedBy: string | null;
}

export interface ChatStore {
  /** Adds a message and returns its number. The messages of a table are numbered from 1. */
  add(line: NewChatMessage): Promise<number>;
  /** Adds a system message: the clocks of the table were stopped for this many milliseconds. */
  addClockStop(table: string, at: number, milliseconds: number): Promise<number>;
  /** Messages above `after`, with people's current names. */
  messages(table: string, after: number): Promise<ChatMessage[]>;
  /** The newest `limit` messages, in order. */
  newestMessages(table: string, limit: number): Promise<ChatMessage[]>;
  /** Messages from one number to another, both included. */
  messagesBetween(table: string, from: number, to: number): Promise<ChatMessage[]>;
  /** Removes the text of a message, keeps its number and publishes that. False if there is no such message. */
  remove(table: string, line: number): Promise<boolean>;
  /** All messages of a person, for the export of their data. */
  messagesBy(person: string, limit: number): Promise<NewChatMessage[]>;
  report(report: Omit<ReportRow, 'closed' | 'closedBy'>): Promise<void>;
  /** Newest first; the closed reports, or the open ones. */
  reports(limit: number, isClosed?: boolean): Promise<ReportRow[]>;
  /** Closes all reports about a message. */
  closeReports(table: string, line: number, by: string, at: number): Promise<number>;
}

/** Who has blocked whom. A block works both ways where two people would meet, and one way in the chat. */
export interface BlockStore {
  block(by: string, person: string, blocked: boolean): Promise<void>;
  /** Ids of the people whom a person has blocked. */
  listBlocked(person: string): Promise<string[]>;
  /** Those of these people with a block between them and the person, in either direction. */
  listBlockedBetween(person: string, others: readonly string[]): Promise<string[]>;
}
