import { formatDuration, formatTime } from '@archivolt/i18n';
import type { ABSENCE, ChatMessage } from '@archivolt/protocol';
import type { Notice } from '@archivolt/table/log.ts';
import { language } from '@archivolt/table/settings/language.svelte.ts';
import { nameAt } from '../names.ts';
import type { Feed } from '../session/feed.svelte.ts';
import { online } from '../words.svelte.ts';
import type { PresenceChange } from './presence.svelte.ts';

/** An entry of the chat. */
export interface ChatEntry {
  readonly key: string;
  readonly at: number;
  readonly seat: number | null;
  readonly words: string;
  /** The message if a person wrote it; undefined for a system message. */
  readonly message: ChatMessage | undefined;
}

const ABSENCE_MS: typeof ABSENCE = 60_000;

/** Chat messages and presence changes of a table, in order of time. */
export function entriesOf(
  feed: Feed,
  messages: readonly ChatMessage[],
  changes: readonly PresenceChange[],
): ChatEntry[] {
  const said = messages.map((message): ChatEntry => {
    const isSaid = message.stopped === undefined && message.news === null;
    const { at, seat } = message;
    return {
      key: `message ${message.number}`,
      at,
      seat,
      words: wordsOf(feed, message),
      message: isSaid ? message : undefined,
    };
  });
  const seen = changes.map((change, index): ChatEntry => {
    const { seat, at, isBack } = change;
    const words = isBack ? online.t.table.seatNews.back(nameAt(feed.info, seat)) : goneWords(feed, change);
    return { key: `seen ${index}`, at, seat, words, message: undefined };
  });
  return [...said, ...seen].sort((a, b) => a.at - b.at);
}

/** For the game log: events about the players, each with the version it follows. */
export function noticesOf({ rows }: Feed, entries: readonly ChatEntry[]): Notice[] {
  return entries.flatMap(({ key, at, seat, words: text, message }) => {
    const after = rows.findLast((row) => row.at <= at)?.version ?? 0;
    return message ? [] : [{ key, seat, after, text }];
  });
}

/** When players may replace one who has left, by this device's clock. */
export function mayReplaceFrom({ seat, ahead }: Feed, awaySince: number): number | undefined {
  return seat === null ? undefined : awaySince + ABSENCE_MS - ahead;
}

/** Says that somebody has left, what happens next and when; leaves out what has passed by `now`. */
export function goneWords(feed: Feed, { seat, at, isToMove, deadline }: PresenceChange, now = 0): string {
  const { table: t } = online.t;
  const clock = (time: number): string => formatTime(language.tag, time);
  const name = nameAt(feed.info, seat);
  const from = mayReplaceFrom(feed, at);
  const parts = [t.absent(name)];
  if (deadline !== null) parts.push(t.absentUntil(clock(deadline - feed.ahead)));
  if (from !== undefined && !isToMove) parts.push(t.standInLater(name));
  if (from !== undefined && isToMove && from > now) parts.push(t.standInFrom(clock(from)));
  return parts.join(' ');
}

/** The text of a message for the reader. */
function wordsOf(feed: Feed, message: ChatMessage): string {
  const { chat: t, table, gone } = online.t;
  const { text, phrase, stopped, news, name } = message;
  if (news !== null) return table.seatNews[ends(feed, message) ? 'ended' : news](name || gone);
  if (stopped !== undefined) return t.clocksStopped(formatDuration(language.tag, stopped / 1000));
  if (phrase !== null) return t.phrase[phrase];
  return text ?? t.removed;
}

/** Whether the person of this message ended the game by resigning. */
function ends({ info, chat }: Feed, { number, news }: ChatMessage): boolean {
  if (news !== 'resigned' || info?.result?.why !== 'resigned') return false;
  return chat.findLast((other) => other.news === 'resigned')?.number === number;
}
