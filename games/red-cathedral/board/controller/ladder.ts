import { at, type Seat } from '@archivolt/engine';
import {
  componentsOf,
  type Do,
  type Move,
  placeAfter,
  RECOGNITION,
  type RedCathedral,
  RUBLE,
  type Table,
} from '@archivolt/red-cathedral';
import {
  type HintWords,
  loadGame,
  loadHintWords,
  type RedCathedralMessages,
  texts,
} from '@archivolt/red-cathedral/words';
import type { HintOutcome, Ladder } from '@archivolt/table/hints/ladder.ts';
import { ladderLoader } from '@archivolt/table/textLoaders.ts';
import { keyOf, type Target } from '../targets.ts';
import { MOVES } from './actions.ts';
import type { PaneName } from './panes.ts';
import { reasonsOf, themeOf, type Why } from './reasons.ts';
import { ACTION_NAMES } from './selection.ts';

export const loadLadderOf = ladderLoader(loadGame, loadHintWords, ladder);

/** The pane where a move is made. */
const PANES: Record<Do, PaneName> = {
  claim: 'cathedral',
  deliver: 'cathedral',
  decorate: 'cathedral',
  gems: 'cathedral',
  ivanClaim: 'cathedral',
  ivanOrnament: 'cathedral',
  stop: 'cathedral',
  acquire: 'market',
  take: 'market',
  amount: 'market',
  choose: 'market',
  use: 'market',
  roll: 'market',
  buy: 'market',
  get: 'market',
  swap: 'market',
  reroll: 'market',
  rubles: 'market',
  end: 'market',
  banner: 'workshop',
  slot: 'workshop',
  face: 'workshop',
  activate: 'workshop',
  sell: 'workshop',
  give: 'workshop',
  return: 'workshop',
};

function ladder(
  m: RedCathedralMessages,
  words: HintWords,
  outcome: HintOutcome<RedCathedral>,
  listener: Pick<texts.Context, 'names' | 'me'>,
): Ladder {
  const { before, after, move } = outcome;
  const why = reasonsOf(outcome);
  const pane = PANES[move.do];
  const context = { table: after.table, ...listener };
  return {
    where: { name: m.terms[pane === 'others' ? 'market' : pane], pane, lit: [] },
    theme: themeOf(why),
    ...actionOf(m, move),
    lit: thingsOf(move, before.table).map(keyOf),
    reasons: why.map((one) => reasonSentence(m, words, one, context)),
  };
}

/** The action that a move begins: one of those in the bar, or a part of a visit to the market. */
function actionOf(m: RedCathedralMessages, { do: what }: Move): Pick<Ladder, 'action'> {
  const button = ACTION_NAMES.find((name) => MOVES[name].includes(what));
  if (button) return { action: { sort: 'action', name: m.commands[button].name, lit: [], button } };
  if (what !== 'take' && what !== 'use' && what !== 'activate' && what !== 'roll') return {};
  return { action: { sort: 'action', name: m.commands[what].name, lit: [] } };
}

/** The things on the board that a move is about. */
function thingsOf(move: Move, table: Table): Target[] {
  switch (move.do) {
    case 'claim':
    case 'decorate':
    case 'ivanClaim':
    case 'ivanOrnament':
      return [{ on: 'section', section: move.section }];
    case 'deliver':
      return [
        { on: 'goods', kind: move.kind },
        { on: 'section', section: move.section },
      ];
    case 'acquire':
      return [
        { on: 'die', die: move.die },
        { on: 'place', place: placeAfter(table, move) },
      ];
    case 'slot':
    case 'activate':
      return [{ on: 'slot', slot: move.slot }];
    case 'banner':
      return [{ on: 'banner', from: move.from }];
    case 'swap':
    case 'reroll':
      return [{ on: 'place', place: move.place }];
    case 'sell':
    case 'give':
    case 'return':
      return [{ on: 'goods', kind: move.kind }];
    case 'buy':
    case 'get':
    case 'choose':
      return [{ on: 'supply', kind: move.kind }];
    case 'face':
    case 'gems':
    case 'stop':
    case 'take':
    case 'amount':
    case 'use':
    case 'roll':
    case 'rubles':
    case 'end':
      return [];
    default:
      return move satisfies never;
  }
}

function reasonSentence(m: RedCathedralMessages, words: HintWords, why: Why, context: texts.Context): string {
  const { table } = context;
  const roman = (tower: number): string => at(texts.ROMAN, tower);
  const section = (where: number): string => texts.sectionName(m, where, table);
  const name = (seat: Seat): string => texts.seatName(m, seat, context);
  const goods = (pile: number): string => texts.goodsList(m, pile, m.terms.counted);
  const pays = ({ recognition, rubles }: { recognition: number; rubles: number }): string =>
    m.terms.and([
      ...(recognition > 0 ? [m.terms.counted(RECOGNITION, recognition)] : []),
      ...(rubles > 0 ? [m.terms.counted(RUBLE, rubles)] : []),
    ]);
  switch (why.why) {
    case 'completes':
      return words.completes(section(why.section), pays(why));
    case 'prestige':
      return words.prestige(why.from, why.to);
    case 'spaces':
      return words.spaces(why.count);
    case 'tower':
      return words.tower(roman(why.tower), why.points);
    case 'costs':
      return words.costs(name(why.seat), m.terms.counted(RECOGNITION, why.recognition));
    case 'rivalTower':
      return words.rivalTower(name(why.seat), roman(why.tower), why.points);
    case 'needed':
    case 'gained':
      return words[why.why](goods(why.goods));
    case 'given':
      return words.spends(goods(why.goods));
    case 'nearer':
      return words.nearer(section(why.section), goods(why.left));
    case 'tile':
      return words.tile(m.terms.tile(at(componentsOf(table).tiles, why.tile).benefit));
    case 'reserves':
      return words.reserves(pays(why));
    case 'above':
      return words.above(name(why.seat));
    case 'earns':
    case 'spends':
      return words[why.why](m.terms.counted(RUBLE, why.rubles));
    case 'end':
    case 'full':
    case 'lost':
      return words[why.why];
    default:
      return why satisfies never;
  }
}
