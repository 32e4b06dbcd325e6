import type { Language } from './languages.ts';
import { withMinus } from './words.ts';

/** French, Italian and Portuguese have `many` (a million of), so a sentence names it or falls back to `other`. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

const rules = new Map<string, Intl.PluralRules>();

/** The form of a sentence for a number; `#` in it stands for the number. */
export function plural(language: Language, count: number, forms: Forms): string {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  const form = forms[rule.select(count)] ?? forms.other;
  return form.replaceAll('#', formatNumber(language, count));
}

export function formatNumber(language: Language, value: number, digits = 3): string {
  return withMinus(new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value));
}

/** A change of a number, with its sign and one decimal: “+2.6”. */
export function formatChange(language: Language, value: number): string {
  const change = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return withMinus(change.format(value));
}

export function formatPercent(language: Language, value: number): string {
  return withMinus(new Intl.NumberFormat(language, { style: 'percent' }).format(value));
}

/** English dates and hours are British, unless the reader's browser is set to the English of another region. */
let english = 'en-GB';

/** Takes the language tag of the reader's browser; one in another language changes nothing. */
export function setRegionOf(tag: string): void {
  english = /^en-[a-z]{2}$/i.test(tag) ? tag : 'en-GB';
}

const timeFormat = (language: Language, format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language === 'en' ? english : language, format);

/** A date and time in the language's short form, in the reader's time zone or the given one. */
export function formatMoment(language: Language, time: number, zone?: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', ...(zone && { timeZone: zone }) } as const;
  return timeFormat(language, format).format(time);
}

/** “Ada, Boris and Clara”. */
export function formatList(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A duration in seconds as words, in its one or two largest units: “1 day and 12 hours”, “20 minutes”. */
export function formatDuration(
  language: Language,
  seconds: number,
  style: 'long' | 'short' | 'narrow' = 'long',
): string {
  let rest = Math.max(0, Math.round(seconds));
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count === 0 && !(unit === 'second' && parts.length === 0)) continue;
    parts.push(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: style }).format(count));
    if (parts.length === 2) break;
  }
  return style === 'long' ? formatList(language, parts) : parts.join(' ');
}

/** The time left, in a single unit and rounded down: “2 days”, “30 hr”, “59 min”. */
export function formatLeft(language: Language, milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  const [unit, size] =
    minutes >= 2880
      ? (['day', 1440] as const)
      : minutes >= 60
        ? (['hour', 60] as const)
        : (['minute', 1] as const);
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(
    Math.floor(minutes / size),
  );
}

/** A running clock in the digits of the language: “12:05”, with hours if there are any. */
export function formatClock(language: Language, milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 });
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = two.format(seconds % 60);
  return hours > 0 ? `${hours}:${two.format(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** A time of day. */
export function formatTime(language: Language, time: number): string {
  return timeFormat(language, { timeStyle: 'short' }).format(time);
}

/** A date without a time. */
export function formatDay(language: Language, time: number): string {
  return timeFormat(language, { dateStyle: 'long' }).format(time);
}

/** The sentence for something forbidden until a time, or for good if there is none. */
export function whileForbidden(
  language: Language,
  until: unknown,
  forGood: string,
  untilThen: (moment: string) => string,
): string {
  return typeof until === 'number' ? untilThen(formatMoment(language, until)) : forGood;
}

/**
 * German compounds with a soft hyphen where they may break: not every browser knows the rules of every language. Only for
 * text on a page, because a terminal would print it.
 */
export function withSoftHyphens(language: Language, text: string): string {
  return language === 'de' ? text.replace(/\p{L}{6,}(?=punkte?n?\b)/gu, '$&\u00ad') : text;
}

/** A name, a colon and a value. French puts a no-break space before the colon. */
export function labelled(language: Language, name: string, value: string): string {
  return `${name}${language === 'fr' ? '\u00a0' : ''}: ${value}`;
}
