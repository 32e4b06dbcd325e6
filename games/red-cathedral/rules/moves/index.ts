import type { Ask, Do, Move } from '../vocabulary.ts';
import { acquire, roll } from './acquire.ts';
import { decorate, deliver, gems, stop } from './build.ts';
import { banner, claim } from './claim.ts';
import { end } from './end.ts';
import { use } from './influence.ts';
import { ivanClaim, ivanOrnament } from './ivan.ts';
import { amount, take } from './market.ts';
import { reroll, rubles } from './optional.ts';
import { face, slot } from './place.ts';
import type { Rule } from './rule.ts';
import { swap } from './swap.ts';
import { buy, get, give, giveBack, sell } from './trade.ts';
import { activate, choose } from './workshop.ts';

/** Every rule by its move. The order is that of the offers. */
export const RULES: { [K in Do]: Rule<K> } = {
  claim,
  banner,
  slot,
  face,
  deliver,
  decorate,
  gems,
  acquire,
  take,
  amount,
  use,
  activate,
  choose,
  sell,
  buy,
  give,
  get,
  return: giveBack,
  swap,
  stop,
  roll,
  end,
  rubles,
  reroll,
  ivanClaim,
  ivanOrnament,
};

/** The rule for a move. It accepts moves of its own kind, by which it was looked up. */
export function ruleFor(move: Move): Rule<Do> {
  return RULES[move.do] as Rule<Do>;
}

type Offering = Pick<Rule<Do>, 'legal'>;

const answersTo = (ask: Ask): readonly Offering[] =>
  Object.values(RULES).filter(({ answers }) => answers.includes(ask));

/** The rules that answer each question. */
const ANSWERS: Readonly<Record<Ask, readonly Offering[]>> = {
  turn: answersTo('turn'),
  end: answersTo('end'),
  banner: answersTo('banner'),
  slot: answersTo('slot'),
  face: answersTo('face'),
  deliver: answersTo('deliver'),
  gems: answersTo('gems'),
  market: answersTo('market'),
  amount: answersTo('amount'),
  choose: answersTo('choose'),
  sell: answersTo('sell'),
  buy: answersTo('buy'),
  give: answersTo('give'),
  get: answersTo('get'),
  return: answersTo('return'),
  swap: answersTo('swap'),
  activate: answersTo('activate'),
  ivanClaim: answersTo('ivanClaim'),
  ivanOrnament: answersTo('ivanOrnament'),
};

export function rulesAnswering(ask: Ask): readonly Offering[] {
  return ANSWERS[ask];
}
