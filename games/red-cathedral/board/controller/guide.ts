import {
  type GuideMessages,
  type Locale,
  loadGuide,
  loadTable,
  type RuleBook,
  type TableMessages,
} from '@archivolt/i18n';
import type { RedCathedral } from '@archivolt/red-cathedral';
import {
  type Explaining,
  type GuideWords,
  loadGame,
  loadGuideWords,
  loadReasons,
  loadRules,
  whyNotSentence,
} from '@archivolt/red-cathedral/words';
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

export async function loadGuideOf(locale: Locale): Promise<GuideOf<RedCathedral>> {
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

/** The additional texts of The Red Cathedral. */
function guide(
  m: Explaining,
  t: TableMessages,
  words: GuideMessages,
  own: GuideWords,
  book: RuleBook<string>,
  seating: Seating,
): Guide<RedCathedral> {
  const speaker = speak(m, t, seating);
  const { context, deciding } = listenerOf(seating);
  const { ivanInventory, ivanConstruction } = m.board;
  const piles = { inventory: ivanInventory, construction: ivanConstruction };
  return {
    words,
    book,
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
}
