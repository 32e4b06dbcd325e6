import { at, offersOf, type View } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import { type RedCathedral, RUBLE, redCathedral, slotCost } from '@archivolt/red-cathedral';
import { type RedCathedralMessages, texts } from '@archivolt/red-cathedral/words';
import type { Choice } from '@archivolt/table/controller.ts';
import type { Speaker } from '@archivolt/table/kit.ts';
import type { Target } from '../targets.ts';
import { movesOf, restOf } from './lines.ts';
import type { RcAnswer, Selection } from './selection.ts';
import type { Voice } from './voice.ts';

/** What touching a thing does, in a few words; undefined if its name says enough. */
export function answerLabel(
  { m, t, deciding }: Voice,
  answer: RcAnswer | undefined,
  view: View<RedCathedral>,
): string | undefined {
  if (answer?.does === 'play') return texts.lineLabel(m, movesOf(answer), deciding(view));
  if (answer?.does !== 'select') return undefined;
  switch (answer.selection?.by) {
    case undefined:
      return t.actions.letGo;
    case 'die':
      return m.board.lift;
    case 'place':
      return m.board.diceHere;
    case 'slot':
      return capital(m.board.tooDear);
    case 'section':
      return m.board.material;
    default:
      return undefined;
  }
}

/** What is in the player's hand, and what can be done with it. */
export function heldSentence(
  m: RedCathedralMessages,
  selection: Selection,
  { table, seat }: View<RedCathedral>,
): string {
  const { terms, board } = m;
  switch (selection.by) {
    case 'die':
      return `${capital(at(terms.dice, selection.die))}${terms.colon}${board.liftHelp}`;
    case 'place':
      return board.diceHere;
    case 'section':
      return board.material;
    case 'goods':
      return `${capital(at(terms.resources, selection.kind))}${terms.colon}${board.goodsHelp}`;
    case 'ornament':
      return `${capital(at(terms.ornaments, selection.ornament))}${terms.colon}${board.ornamentHelp}`;
    case 'slot': {
      const own = at(table.players, seat);
      return board.askDown(terms.count(RUBLE, slotCost(table, own, selection.slot)), own.rubles);
    }
    default:
      return m.commands[selection.action].help;
  }
}

type Label = ReturnType<Speaker<RedCathedral, Target, Selection>['choice']>;

/** The words on an answer in the bar. */
export function choiceLabel(
  { m, t, context, deciding }: Voice,
  { answer, way }: Choice<RedCathedral, Selection>,
  view: View<RedCathedral>,
): Label {
  const dieName = (die: number): string => capital(m.describe.shows(die, at(view.table.dice, die).shows));
  if (answer.does === 'select') {
    if (answer.selection?.by !== 'die') return { short: t.actions.letGo, full: t.actions.letGo };
    const { die } = answer.selection;
    const full = `${m.board.lift}${m.terms.colon}${texts.describeDie(m, die, context(view.table))}`;
    // Among others it is distinguished by its colour, in words too: a narrow bar hides the icons.
    return { short: dieName(die), full, caption: m.board.lift };
  }
  const full = texts.lineLabel(m, movesOf(answer), deciding(view));
  const short = texts.lineShort(m, movesOf(answer), deciding(view));
  const { do: kind } = answer.move;
  switch (way) {
    case 'fewer':
      return { short: m.board.fewer, full: `${m.board.fewer} (${full})` };
    case 'down':
      return { short, full, caption: capital(m.terms.faceDown) };
    case 'all':
    case 'without': {
      const rest = restOf({ view, offers: offersOf(redCathedral, view), selection: undefined });
      const left = texts.givenTogether(m, rest.left, deciding(view));
      const said = way === 'all' ? m.board.takeAndRoll(left) : m.board.rollWithout(left);
      return { short: said, full: said };
    }
    default:
      // If several dice could come, each is named.
      if (answer.move.do === 'acquire') return { short, full, caption: dieName(answer.move.die) };
      // What is taken, used or activated is named by what it gives; the verb is above it.
      if (kind !== 'take' && kind !== 'use' && kind !== 'activate') return { short, full };
      return { short, full, caption: m.commands[kind].name };
  }
}
