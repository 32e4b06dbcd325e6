import { type ChoiceWords, choiceWords, type GameWords, type Locale } from '@archivolt/i18n';
import type { Choices } from '@archivolt/red-cathedral/facts';
import { loadEnding, loadSetUp } from './load.ts';

export { loadRules } from './load.ts';

/** The texts of the game for pages other than its table. */
export async function loadGameWords(locale: Locale): Promise<GameWords> {
  const [{ components, side, influence, ...setUp }, { sources }] = await Promise.all([
    loadSetUp(locale),
    loadEnding(locale),
  ]);
  const { basic, advanced, first, random } = setUp;
  const choices: Record<keyof Choices, ChoiceWords> = {
    side: choiceWords<Choices['side']>(side, { basic, advanced }),
    influence: choiceWords<Choices['influence']>(influence, { first, random }),
  };
  return { components, sources, setUp: { ...setUp, choices } };
}
