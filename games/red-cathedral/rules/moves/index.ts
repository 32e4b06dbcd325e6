import type { Ask, Do } from '../vocabulary.ts';
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

const ASKS: Record<Ask, true> = {
  turn: true,
  end: true,
  banner: true,
  slot: true,
  face: true,
  deliver: true,
  gems: true,
  market: true,
  amount: true,
  choose: true,
  sell: true,
  buy: true,
  give: true,
  get: true,
  return: true,
  swap: true,
  activate: true,
  ivanClaim: true,
  ivanOrnament: true,
};

type Offering = Pick<Rule<Do>, 'legal'>;

/** The rules that answer each question. */
export const ANSWERS = Object.fromEntries(
  Object.keys(ASKS).map((ask) => [
    ask,
    Object.values(RULES).filter((rule) => rule.answers.includes(ask as Ask)),
  ]),
) as unknown as Record<Ask, readonly Offering[]>;
