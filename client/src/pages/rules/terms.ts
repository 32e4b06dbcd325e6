/** A search term: a word as it was typed, and its synonyms. */
export interface Term {
  readonly typed: string;
  readonly others: readonly string[];
}

/** Letters that Unicode does not decompose. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** Folds case and accents, so that nobody needs to type them. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => LIGATURES[letter] ?? letter);
}

/** Shorter prefixes of a synonym would be ambiguous. */
const MIN_PREFIX_LENGTH = 4;

/** The words of a search, each with its synonyms. A phrase that is a synonym as a whole counts as one word. */
export function termsOf(words: string, synonyms: readonly (readonly string[])[]): Term[] {
  const groups = synonyms.map((group) => group.map(plain));
  const asked = plain(words).trim().replace(/\s+/g, ' ');
  if (asked === '') return [];
  const whole = groups.some((group) => group.includes(asked));
  return (whole ? [asked] : asked.split(' ')).map((typed) => {
    const meant = groups.filter((group) =>
      group.some((word) => word === typed || (typed.length >= MIN_PREFIX_LENGTH && word.startsWith(typed))),
    );
    return { typed, others: [...new Set(meant.flat())].filter((word) => word !== typed) };
  });
}

/** The synonyms that were also searched for, as spelled in the table of synonyms. */
export function alsoFor(terms: readonly Term[], synonyms: readonly (readonly string[])[]): string[] {
  const spelt = new Map(synonyms.flat().map((word) => [plain(word), word]));
  const others = terms.flatMap((term) => term.others.filter((word) => !word.startsWith(term.typed)));
  return [...new Set(others)].map((word) => spelt.get(word) ?? word);
}

/** Whether a text contains all terms. A synonym counts at the start of a word. */
export function matches(text: string, terms: readonly Term[]): boolean {
  const where = plain(text);
  return terms.every(
    ({ typed, others }) => where.includes(typed) || others.some((word) => beginsAWord(where, word)),
  );
}

const beginsAWord = (where: string, word: string, from = 0): boolean => wordAt(where, word, from) >= 0;

function wordAt(where: string, word: string, from: number): number {
  let at = where.indexOf(word, from);
  while (at > 0 && /[\p{L}\p{N}]/u.test(where.charAt(at - 1))) at = where.indexOf(word, at + 1);
  return at;
}

/** A text in parts, with its matches marked. */
export function highlighted(text: string, terms: readonly Term[]): { text: string; hit: boolean }[] {
  const hits = spans(text, terms);
  const parts: { text: string; hit: boolean }[] = [];
  let from = 0;
  for (const [begin, end] of hits) {
    if (begin > from) parts.push({ text: text.slice(from, begin), hit: false });
    parts.push({ text: text.slice(Math.max(begin, from), end), hit: true });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}

/** The positions of the matches in a text, in order and without overlaps. */
function spans(text: string, terms: readonly Term[]): [number, number][] {
  let where = '';
  /** For every character of the folded text, the index of the character it came from. */
  const origin: number[] = [];
  let index = 0;
  for (const letter of text) {
    const folded = plain(letter);
    for (let count = 0; count < folded.length; count++) origin.push(index);
    where += folded;
    index += letter.length;
  }
  origin.push(index);
  const found: [number, number][] = [];
  const add = (at: number, word: string): void => {
    found.push([origin[at] ?? index, origin[at + word.length] ?? index]);
  };
  for (const { typed, others } of terms) {
    for (let at = where.indexOf(typed); at >= 0; at = where.indexOf(typed, at + typed.length)) add(at, typed);
    for (const word of others)
      for (let at = wordAt(where, word, 0); at >= 0; at = wordAt(where, word, at + word.length))
        add(at, word);
  }
  found.sort(([a, endA], [b, endB]) => a - b || endB - endA);
  const merged: [number, number][] = [];
  for (const [begin, end] of found) {
    const last = merged.at(-1);
    if (last && begin <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([begin, end]);
  }
  return merged;
}
