/** A rule's text in parts: plain text and numbers of other rules. */
export type TextPart = { text: string; rule?: string };

const NUMBER = /\b[A-Z]{2}-[A-Z]\d+[a-z]?\b/g;

/** Finds the rule numbers in a text. Only those that exist become links. */
export function withRuleLinks(text: string, exists: (number: string) => boolean): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(NUMBER)) {
    const [number] = found;
    if (!exists(number)) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    parts.push({ text: number, rule: number });
    from = found.index + number.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
