/** Helpers that put numbers and lists into sentences, per language. */

export interface Words {
  /** "1 rouble", "2 roubles": the number and the matching form. */
  n(count: number, one: string, other: string): string;
  /** The form without the number. */
  form(count: number, one: string, other: string): string;
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
}

/**
 * `of` goes between a round million and its noun ("1 000 000 de roubles"): the form that French, Italian and
 * Portuguese call `many`. `gap` is the space between number and noun.
 */
export function words(locale: string, of = '', gap = ' '): Words {
  const plural = new Intl.PluralRules(locale);
  const number = new Intl.NumberFormat(locale);
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const any = new Intl.ListFormat(locale, { type: 'disjunction' });
  const form = (count: number, one: string, other: string): string => {
    const rule = plural.select(count);
    return rule === 'one' ? one : rule === 'many' ? of + other : other;
  };
  return {
    form,
    n: (count, one, other) => `${withMinus(number.format(count))}${gap}${form(count, one, other)}`,
    and: (items) => all.format(items),
    or: (items) => any.format(items),
  };
}

/** Capitalises the first letter, for the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A formatted number with a minus sign; `Intl` writes a hyphen in most languages, and one before a rounded zero. */
export function withMinus(text: string): string {
  return text === '-0' ? '0' : text.replace('-', '−');
}

/** A whole number in a sentence or on a board. */
export function figure(value: number): string {
  return withMinus(`${value}`);
}
