import { type BeamOptions, type Bot, type Features, Inputs, type SavedInputs } from '@archivolt/botkit';
import {
  at,
  type Chance,
  type Game,
  type GameTypes,
  offersOf,
  type Seat,
  type State,
  viewOf,
} from '@archivolt/engine';
import type { Line, Planner } from '../search/planner.ts';
import { type Expectation, resultOf } from '../search/policy.ts';
import type { Sample } from './adam.ts';

/** TD(λ) decay between two own decisions, within a turn and from turn to turn. */
const DECAY_WITHIN_TURN = 0.98;
const DECAY_BETWEEN_TURNS = 0.8;

/** A player at a training table: the learner, or a fixed opponent. */
export type Player<G extends GameTypes> =
  | { learns: true; planner: Planner<G> }
  | { learns: false; bot: Bot<G> };

/** A small search budget, because many games teach more than good ones. */
const BEAM: BeamOptions = { width: 4, positions: 120, samples: 2 };

interface Moment {
  inputs: SavedInputs;
  turn: number;
  /** The value of the best plan; undefined where another seat decided. */
  promised: Float64Array | undefined;
  /** Whether an offer other than the best was played, for exploration. */
  tried: boolean;
}

export interface SelfPlayResult {
  samples: Sample[];
  decisions: number;
  /** Result per seat: 1, 0, or a share of a tied win. */
  won: number[];
  turns: number;
}

export interface SelfPlayOptions<G extends GameTypes> {
  game: Game<G>;
  features: Features<G>;
  /** Share of exploratory decisions. */
  tries: number;
  /** Limit after which a game is scored as it is: untrained nets may never finish one. */
  longest: number;
}

/** Plays one game and returns its training samples. */
export function selfPlay<G extends GameTypes>(
  settings: SelfPlayOptions<G>,
  options: G['options'],
  seated: readonly Player<G>[],
  chance: Chance,
): SelfPlayResult {
  const { game, features } = settings;
  const state = game.setup(options, chance);
  const moments: Moment[][] = seated.map(() => []);
  const inputs = new Inputs();
  let decisions = 0;
  let plan: { seat: Seat; next: number; line: Line<G> } | undefined;
  for (;;) {
    const seat = game.toMove(state.table);
    if (seat === undefined || game.turnOf(state.table).number > settings.longest) break;
    const view = viewOf(state, seat);
    const offers = offersOf(game, view);
    const player = at(seated, seat);
    decisions++;
    if (!player.learns) {
      game.play(view, player.bot(view, offers, chance), chance);
      continue;
    }
    const turn = game.turnOf(state.table).number;
    let move = at(offers, 0);
    let promised: Float64Array | undefined;
    let tried = false;
    if (offers.length > 1) {
      // A plan is followed until the next random pick, and its value stays valid until then.
      if (plan === undefined || plan.seat !== seat || plan.next >= plan.line.moves.length)
        plan = { seat, next: 0, line: at(player.planner.plan(view, offers, chance, BEAM), 0) };
      move = at(plan.line.moves, plan.next);
      promised = joined(plan.line);
      if (chance(1000) < settings.tries * 1000) {
        const other = at(offers, chance(offers.length));
        tried = other !== move;
        move = other;
      }
    }
    if (plan !== undefined) {
      if (move === plan.line.moves[plan.next]) plan.next++;
      else plan = undefined;
    }
    game.play(view, move, (n) => {
      plan = undefined;
      return chance(n);
    });
    if (offers.length === 1 || game.toMove(state.table) === undefined) continue;
    inputs.clear();
    features.write(view, inputs);
    at(moments, seat).push({ inputs: inputs.saved(), turn, promised, tried });
    watch(settings, state, seated, moments, inputs, chance);
  }
  const results = seated.map((_, seat) => resultOf(game, state.table, seat, features.points));
  const samples = moments.flatMap((own, seat) => samplesOf(own, joined(at(results, seat))));
  return {
    samples,
    decisions,
    won: results.map(({ win }) => win[0] ?? 0),
    turns: game.turnOf(state.table).number,
  };
}

/** Share of samples taken while another seat decides: players ask for an evaluation then, too. */
const WATCHED_SHARE = 0.15;

function watch<G extends GameTypes>(
  { game, features }: SelfPlayOptions<G>,
  state: State<G>,
  seated: readonly Player<G>[],
  moments: Moment[][],
  inputs: Inputs,
  chance: Chance,
): void {
  if (chance(1000) >= WATCHED_SHARE * 1000) return;
  const seat = chance(seated.length);
  if (!at(seated, seat).learns) return;
  inputs.clear();
  features.write(viewOf(state, seat), inputs);
  at(moments, seat).push({
    inputs: inputs.saved(),
    turn: game.turnOf(state.table).number,
    promised: undefined,
    tried: false,
  });
}

/** TD(λ): the target of a position is partly the value of the next one and partly the result. */
function samplesOf(moments: readonly Moment[], result: Float64Array): Sample[] {
  const samples: Sample[] = [];
  let aim = result;
  for (let index = moments.length - 1; index >= 0; index--) {
    const { inputs, turn, promised, tried } = at(moments, index);
    samples.push({ inputs, target: Float32Array.from(aim) });
    if (index === 0 || !promised) continue;
    // The outcome of an exploratory move says nothing about the position before it.
    const keep = tried ? 0 : at(moments, index - 1).turn === turn ? DECAY_WITHIN_TURN : DECAY_BETWEEN_TURNS;
    aim = aim.map((later, out) => keep * later + (1 - keep) * (promised[out] ?? 0));
  }
  return samples;
}

function joined({ win, score }: Expectation): Float64Array {
  const both = new Float64Array(win.length + score.length);
  both.set(win);
  both.set(score, win.length);
  return both;
}

/** Seats the learner everywhere, except for a share of games with one seat for another opponent. */
export function seatTable<G extends GameTypes>(
  players: number,
  self: Player<G>,
  others: readonly Bot<G>[],
  share: number,
  chance: Chance,
): { seated: Player<G>[]; guest: Seat | undefined; which: number } {
  const seated: Player<G>[] = Array.from({ length: players }, () => self);
  if (players === 1 || others.length === 0 || chance(1000) >= share * 1000)
    return { seated, guest: undefined, which: -1 };
  const guest = chance(players);
  const which = chance(others.length);
  seated[guest] = { learns: false, bot: at(others, which) };
  return { seated, guest, which };
}
