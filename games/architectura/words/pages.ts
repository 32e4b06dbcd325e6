import type { Choices } from '@archivolt/architectura/facts';
import type { ChoiceWords, GameWords, Locale } from '@archivolt/i18n';
import { loadEnding, loadSetUp } from './load.ts';

export { loadRules } from './load.ts';

/** The texts of the game for pages other than its table. */
export async function loadGameWords(locale: Locale): Promise<GameWords> {
  const [{ components, swaps, ...setUp }, { sources }] = await Promise.all([
    loadSetUp(locale),
    loadEnding(locale),
  ]);
  const value = (count: string | number) => {
    if (count === 0) return setUp.basic;
    return count === 'rolled' ? setUp.rolled : { name: setUp.countSwaps(Number(count)) };
  };
  const choices: Record<keyof Choices, ChoiceWords> = { swaps: { ...swaps, value } };
  return { components, sources, setUp: { ...setUp, choices } };
}
