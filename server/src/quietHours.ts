import type { QuietHours } from '@archivolt/protocol';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Minutes of look-ahead at a local clock: further ahead, daylight saving could change in between. */
const STEP_MINUTES = 60;
/** The most minutes per day for which quiet hours stop a clock. */
const MAX_PAUSE_MINUTES = 12 * 60;

/** A formatter takes some 40 kB. Rarely are people of more time zones online together. */
const MAX_FORMATS = 100;
const formats = new Map<string, Intl.DateTimeFormat>();

/** How many formatters are kept, for the tests. */
export const formatCount = (): number => formats.size;

/** The cached formatter of a time zone; an unknown zone counts as UTC. */
function formatOf(given: string): Intl.DateTimeFormat {
  // Zone names are case-insensitive.
  const zone = given.toLowerCase();
  const known = formats.get(zone);
  if (known) {
    // Moved to the end: the first is the least recently used.
    formats.delete(zone);
    formats.set(zone, known);
    return known;
  }
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en', { ...options, timeZone: zone });
  } catch {
    format = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  }
  const [oldest] = formats.keys();
  if (formats.size >= MAX_FORMATS && oldest !== undefined) formats.delete(oldest);
  formats.set(zone, format);
  return format;
}

/** Minutes since midnight in a time zone. */
export function minuteOfDay(time: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(time);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return value('hour') * 60 + value('minute');
}

/** Minutes from one minute of the day forward to another. */
const minutesUntil = (from: number, to: number): number => (to - from + DAY_MINUTES) % DAY_MINUTES;

/** The time `ms` after `start` if quiet hours do not count, up to a number of minutes per day. */
export function addOutsideQuietHours(
  start: number,
  ms: number,
  quiet: QuietHours | null,
  zone: string,
  maxMinutes = MAX_PAUSE_MINUTES,
): number {
  if (!quiet || quiet.from === quiet.to) return start + ms;
  const length = Math.min(minutesUntil(quiet.from, quiet.to), maxMinutes);
  const end = (quiet.from + length) % DAY_MINUTES;
  let time = start;
  let left = ms;
  for (;;) {
    const minute = minuteOfDay(time, zone);
    const pastMinute = time % MINUTE_MS;
    const minutesIn = minutesUntil(quiet.from, minute);
    if (minutesIn < length) {
      time += Math.min(minutesUntil(minute, end), STEP_MINUTES) * MINUTE_MS - pastMinute;
      continue;
    }
    const untilQuiet = Math.min(minutesUntil(minute, quiet.from), STEP_MINUTES) * MINUTE_MS - pastMinute;
    if (left <= untilQuiet) return time + left;
    left -= untilQuiet;
    time += untilQuiet;
  }
}

/** When a person may be notified after a delay: never in quiet hours, however long they are. */
export const notificationTime = (start: number, ms: number, quiet: QuietHours | null, zone: string): number =>
  addOutsideQuietHours(start, ms, quiet, zone, DAY_MINUTES);
