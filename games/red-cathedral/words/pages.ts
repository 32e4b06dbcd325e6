import { type ChoiceWords, choiceWords, type GameWords, type Locale, loadCommon } from '@archivolt/i18n';
import type { Choices } from '@archivolt/red-cathedral/facts';
import { loadEnding, loadSetUp } from './load.ts';

export { loadRules } from './load.ts';

/** The texts of the game for pages other than its table. */
export async function loadGameWords(locale: Locale): Promise<GameWords> {
  const [{ components, side, influence, ...setUp }, { levels, standing }, { sources }] = await Promise.all([
    loadSetUp(locale),
    loadCommon(locale),
    loadEnding(locale),
  ]);
  const { basic, advanced, first, random } = setUp;
  const choices: Record<keyof Choices, ChoiceWords> = {
    side: choiceWords<Choices['side']>(side, { basic, advanced }),
    influence: choiceWords<Choices['influence']>(influence, { first, random }),
  };
  return { components, standing, levels, sources, setUp: { ...setUp, choices } };
}
