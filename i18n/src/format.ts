import type { Language } from './languages.ts';

/** French, Italian and Portuguese have `many` (a million of), so a sentence names it or falls back to `other`. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

const rules = new Map<string, Intl.PluralRules>();

/** The form of a sentence that goes with a number; `#` in it stands for the number itself. */
export function plural(language: Language, count: number, forms: Forms): string {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  const form = forms[rule.select(count)] ?? forms.other;
  return form.replaceAll('#', formatNumber(language, count));
}

export function formatNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

export function formatPercent(language: Language, value: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(value);
}

/** A day and an hour, as short as the language writes them; in the reader's own zone, or in the one given. */
export function formatMoment(language: Language, time: number, zone?: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', ...(zone && { timeZone: zone }) } as const;
  return new Intl.DateTimeFormat(language, format).format(time);
}

/** “Ada, Boris and Clara”. */
export function formatList(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}
