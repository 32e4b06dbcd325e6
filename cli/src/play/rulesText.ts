import { readFileSync } from 'node:fs';

/** The sentence of a rule from the game's RULES.md, if both are there. */
export function ruleText(game: string, number: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(new URL('../RULES.md', import.meta.resolve(`@archivolt/${game}`)), 'utf8');
  } catch {
    return undefined;
  }
  const wanted = number.toUpperCase();
  const lines = text.split('\n');
  const start = lines.findIndex((line) => {
    const named = /\b([A-Z]{2}-[A-Z]\d+[a-z]?)\b/.exec(line);
    return named?.[1]?.toUpperCase() === wanted;
  });
  if (start < 0) return undefined;
  // A rule may run over several lines, up to the next rule, an empty line or a heading.
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.trim() === '' || /^\s*([-*|#]|[A-Z]{2}-[A-Z]\d)/.test(line));
  const all = [lines[start] ?? '', ...rest.slice(0, end < 0 ? rest.length : end)];
  return all
    .map((line) =>
      line
        .trim()
        .replace(/^[-*]\s+/, '')
        .replaceAll('**', '')
        .replaceAll('`', ''),
    )
    .join(' ');
}
