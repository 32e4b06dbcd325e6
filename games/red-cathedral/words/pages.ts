import { type GameWords, type Locale, loadCommon } from '@archivolt/i18n';
import { loadSetUp } from './load.ts';

export { loadRules } from './load.ts';

/** What pages beside the table say of the game. */
export async function loadGameWords(locale: Locale): Promise<GameWords> {
  const [{ components, side, influence, ...setUp }, { levels, standing }] = await Promise.all([
    loadSetUp(locale),
    loadCommon(locale),
  ]);
  const choices = {
    side: { ...side, value: (value: unknown) => (value === 'advanced' ? setUp.advanced : setUp.basic) },
    influence: { ...influence, value: (value: unknown) => (value === 'first' ? setUp.first : setUp.random) },
  };
  return { components, standing, levels, setUp: { ...setUp, choices } };
}
