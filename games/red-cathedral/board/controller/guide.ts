import type { RedCathedral } from '@archivolt/red-cathedral';
import {
  type Explaining,
  type GuideWords,
  loadEnding,
  loadGame,
  loadGuideWords,
  loadReasons,
  loadRules,
  type RedCathedralMessages,
  whyNotSentence,
} from '@archivolt/red-cathedral/words';
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

/** The additional texts of The Red Cathedral. */
export const loadGuideOf = guideLoader<RedCathedral, RedCathedralMessages, Explaining['reasons'], GuideWords>(
  { game: loadGame, reasons: loadReasons, own: loadGuideWords, book: loadRules },
  ({ m, t, own, book }, seating) => {
    const speaker = speak(m, t, seating);
    const { context, deciding } = listenerOf(seating);
    const { ivanInventory, ivanConstruction } = m.board;
    const piles = { inventory: ivanInventory, construction: ivanConstruction };
    return {
      traces,
      reason: (reason, view) => whyNotSentence(m, reason, deciding(view)),
      preview: (considered) => preview(m, t, considered, context(considered.before.table)),
      async drawTable(table, target) {
        const { drawTable } = await import('../end/draw.ts');
        return drawTable(table, speaker, target);
      },
      async drawEnd(table, locale, target) {
        const { drawTowers } = await import('../end/draw.ts');
        const called = table.players.map((_, seat) => speaker.seatName(seat, table));
        return drawTowers(table, called, locale, target);
      },
      sources: async (locale) => (await loadEnding(locale)).sources,
      summary: (turn, around) => summary(m, own, turn, ({ table }) => context(table), around),
      inspect(key, view) {
        const reading = {
          m,
          book,
          view,
          context: context(view.table),
          piles,
          words: own,
          label: (target: Parameters<typeof keyOf>[0]) => speaker.label(target, undefined, view),
        };
        const target = allTargets(view.table).find((one) => keyOf(one) === key);
        return target ? inspectTarget(reading, target) : inspectOther(reading, key);
      },
    };
  },
);
