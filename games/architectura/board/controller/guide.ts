import type { Architectura } from '@archivolt/architectura';
import {
  type Explaining,
  type GuideWords,
  loadGame,
  loadGuideWords,
  loadReasons,
  loadRules,
  whyNotSentence,
} from '@archivolt/architectura/words';
import {
  type GuideMessages,
  type Locale,
  loadGuide,
  loadTable,
  type RuleBook,
  type TableMessages,
} from '@archivolt/i18n';
import type { Guide, GuideOf, Seating } from '../../../../client/src/table/kit.ts';
import { keyOf } from '../targets.ts';
import { preview } from './foreseen.ts';
import { inspectOther, inspectTarget } from './inspect.ts';
import { listenerOf } from './listener.ts';
import { allTargets } from './marks.ts';
import { speak } from './speak.ts';
import { summary } from './summary.ts';
import { traces } from './traces.ts';

export { default as Large } from './Large.svelte';

export async function loadGuideOf(locale: Locale): Promise<GuideOf<Architectura>> {
  const [game, reasons, table, words, own, book] = await Promise.all([
    loadGame(locale),
    loadReasons(locale),
    loadTable(locale),
    loadGuide(locale),
    loadGuideWords(locale),
    loadRules(locale),
  ]);
  return (seating) => guide({ ...game, reasons }, table, words, own, book, seating);
}

/** The additional texts of Architectura. */
function guide(
  m: Explaining,
  t: TableMessages,
  words: GuideMessages,
  own: GuideWords,
  book: RuleBook<string>,
  seating: Seating,
): Guide<Architectura> {
  const { context, deciding } = listenerOf(seating);
  return {
    words,
    book,
    traces,
    reason: (reason, view) => whyNotSentence(m, reason, deciding(view)),
    preview: (considered) => preview(m, t, considered, context(considered.before.table)),
    async drawTable(table, target) {
      const { drawTable } = await import('../end/draw.ts');
      return drawTable(table, speak(m, t, seating), target);
    },
    async drawEnd(table, locale, target) {
      const { drawCity } = await import('../end/draw.ts');
      return drawCity(table, speak(m, t, seating), locale, target);
    },
    summary: (turn, around) => summary(m, own, turn, ({ table }) => context(table), around),
    inspect(key, view) {
      const reading = { m, book, view, context: context(view.table), words: own };
      const target = allTargets(view.table).find((one) => keyOf(one) === key);
      return target ? inspectTarget(reading, target) : inspectOther(reading, key);
    },
  };
}
