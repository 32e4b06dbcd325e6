import type { Architectura } from '@archivolt/architectura';
import {
  type ArchitecturaMessages,
  type Explaining,
  type GuideWords,
  loadEnding,
  loadGame,
  loadGuideWords,
  loadReasons,
  loadRules,
  whyNotSentence,
} from '@archivolt/architectura/words';
import { guideLoader } from '@archivolt/table/textLoaders.ts';
import { keyOf } from '../targets.ts';
import { inspectOther, inspectTarget } from './inspect.ts';
import { listenerOf } from './listener.ts';
import { allTargets } from './marks.ts';
import { preview } from './previewTexts.ts';
import { speak } from './speak.ts';
import { summary } from './summary.ts';
import { traces } from './traces.ts';

export { default as Large } from './Large.svelte';

/** The additional texts of Architectura. */
export const loadGuideOf = guideLoader<Architectura, ArchitecturaMessages, Explaining['reasons'], GuideWords>(
  { game: loadGame, reasons: loadReasons, own: loadGuideWords, book: loadRules },
  ({ m, t, own, book }, seating) => {
    const { context, deciding } = listenerOf(seating);
    return {
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
      sources: async (locale) => (await loadEnding(locale)).sources,
      summary: (turn, around) => summary(m, own, turn, ({ table }) => context(table), around),
      inspect(key, view) {
        const reading = { m, book, view, context: context(view.table), words: own };
        const target = allTargets(view.table).find((one) => keyOf(one) === key);
        return target ? inspectTarget(reading, target) : inspectOther(reading, key);
      },
    };
  },
);
