import type { QuietHours } from '@archivolt/protocol';

const MINUTE = 60_000;
const DAY = 24 * 60;
/** So far the clock of a place is looked ahead: further, it might be put forward or back in between. */
const STEP = 60;
/** Nobody can stop a clock for longer than this a day. */
const LONGEST = 12 * 60;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The formatter of a zone, made once; a zone that nobody knows is taken for UTC. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en', { ...options, timeZone: zone });
  } catch {
    format = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  }
  formats.set(zone, format);
  return format;
}

/** Minutes since midnight at a place. */
export function minuteOfDay(time: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(time);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return value('hour') * 60 + value('minute');
}

/** Minutes from one minute of the day forward to another. */
const forward = (from: number, to: number): number => (to - from + DAY) % DAY;

/** When so much time has passed after `start` if none passes in the quiet hours, of which so many minutes count. */
export function afterQuiet(
  start: number,
  ms: number,
  quiet: QuietHours | null,
  zone: string,
  most = LONGEST,
): number {
  if (!quiet || quiet.from === quiet.to) return start + ms;
  const length = Math.min(forward(quiet.from, quiet.to), most);
  const end = (quiet.from + length) % DAY;
  let time = start;
  let left = ms;
  for (;;) {
    const minute = minuteOfDay(time, zone);
    const beyond = time % MINUTE;
    const into = forward(quiet.from, minute);
    if (into < length) {
      time += Math.min(forward(minute, end), STEP) * MINUTE - beyond;
      continue;
    }
    const free = Math.min(forward(minute, quiet.from), STEP) * MINUTE - beyond;
    if (left <= free) return time + left;
    left -= free;
    time += free;
  }
}

/** When a person may be told something that is to be told after a while: never in quiet hours, however many they are. */
export const afterSilence = (start: number, ms: number, quiet: QuietHours | null, zone: string): number =>
  afterQuiet(start, ms, quiet, zone, DAY);
