import type { Bot, Sense } from '@archivolt/botkit';
import {
  at,
  type Draft,
  extend,
  type Game,
  type GameTypes,
  offersOf,
  same,
  startDraft,
  type View,
} from '@archivolt/engine';

interface PlannedTurn<G extends GameTypes> {
  readonly before: View<G>;
  readonly move: G['move'];
}

/** What a turn is planned with. */
interface Planning<G extends GameTypes> {
  readonly game: Game<G>;
  readonly sense: Sense<G>;
  /** The bot's choice among these offers. */
  choose(view: View<G>, offers: readonly G['move'][]): G['move'];
}

/**
 * Wraps a bot so that it plans its turn up to the first random pick and drops steps that achieve nothing. One bot may play at
 * several tables: a plan is followed only from the position it was made for.
 */
export function sensible<G extends GameTypes>(game: Game<G>, sense: Sense<G>, bot: Bot<G>): Bot<G> {
  let plan: readonly PlannedTurn<G>[] = [];
  return (view, offers, chance, budget) => {
    const [next] = plan;
    if (!next || !offers.includes(next.move) || !same(next.before.table, view.table)) {
      const planning: Planning<G> = { game, sense, choose: (now, left) => bot(now, left, chance, budget) };
      plan = planTurn(planning, view, offers);
    }
    const { move } = at(plan, 0);
    plan = plan.slice(1);
    return move;
  };
}

/** The bot's plan for its turn; never empty. */
function planTurn<G extends GameTypes>(
  planning: Planning<G>,
  view: View<G>,
  offers: readonly G['move'][],
): readonly PlannedTurn<G>[] {
  const { game, sense, choose } = planning;
  for (let left = sane(sense, view, offers); ; ) {
    const first = at(left, 0);
    if (left.length === 1) return [{ before: view, move: first }];
    const draft = finishTurn(planning, extend(game, startDraft(view), choose(view, left)));
    const steps = shortenDraft(game, sense, draft).steps;
    if (steps.length > 0) return steps;
    // The whole turn achieved nothing, so the bot must try something else.
    const tried = at(draft.steps, 0).move;
    left = left.filter((offer) => offer !== tried);
  }
}

/** Continues the turn until it ends or something unknown is revealed. */
function finishTurn<G extends GameTypes>({ game, sense, choose }: Planning<G>, begun: Draft<G>): Draft<G> {
  const { seat, table } = at(begun.steps, 0).before;
  const isOwn = ({ view, sealed }: Draft<G>): boolean =>
    !sealed &&
    game.toMove(view.table) === seat &&
    game.turnOf(view.table).number === game.turnOf(table).number;
  let draft = begun;
  while (isOwn(draft)) {
    const offers = sane(sense, draft.view, offersOf(game, draft.view));
    draft = extend(game, draft, choose(draft.view, offers));
  }
  return draft;
}

function sane<G extends GameTypes>(
  sense: Sense<G>,
  view: View<G>,
  offers: readonly G['move'][],
): readonly G['move'][] {
  if (!offers.some((offer) => sense.isBlunder(view, offer))) return offers;
  const left = offers.filter((offer) => !sense.isBlunder(view, offer));
  return left.length > 0 ? left : offers;
}

/** Shortens the draft as often as possible. */
function shortenDraft<G extends GameTypes>(game: Game<G>, sense: Sense<G>, draft: Draft<G>): Draft<G> {
  const moves = draft.steps.map(({ move }) => move);
  const views = [...draft.steps.map(({ before }) => before), draft.view];
  for (const shorter of sense.shorter(views, moves)) {
    const replay = replayMoves(game, at(views, 0), shorter);
    if (replay) return shortenDraft(game, sense, replay);
  }
  return draft;
}

/** Replays the moves from this view; undefined if one of them is not offered. */
function replayMoves<G extends GameTypes>(
  game: Game<G>,
  view: View<G>,
  moves: readonly G['move'][],
): Draft<G> | undefined {
  let draft = startDraft(view);
  for (const move of moves) {
    const offer = draft.sealed
      ? undefined
      : offersOf(game, draft.view).find((offered) => same(offered, move));
    if (offer === undefined) return undefined;
    draft = extend(game, draft, offer);
  }
  return draft;
}
