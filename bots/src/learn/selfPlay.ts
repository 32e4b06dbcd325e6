import { at, type Chance, type Game, offersOf, type Seat, type Shape, viewOf } from '@archivolt/engine';
import type { Bot } from '../bot.ts';
import type { Features } from '../net/features.ts';
import { Inputs, type SavedInputs } from '../net/inputs.ts';
import type { Net } from '../net/net.ts';
import { type Policy, resultOf } from '../search/policy.ts';
import type { Lesson } from './adam.ts';

/** How much of what comes later counts, from one own decision to the next: within a turn nearly all of it. */
const WITHIN_A_TURN = 0.98;
const FROM_TURN_TO_TURN = 0.8;

/** Who sits at the table: the one who learns, by own play or by watching a teacher's, or somebody to play against. */
export type Sitter<G extends Shape> =
  | { learns: true; policy: Policy<G>; teacher?: Bot<G> }
  | { learns: false; bot: Bot<G> };

interface Moment {
  inputs: SavedInputs;
  turn: number;
  /** If the decision was a try: what the best offer promised instead. */
  instead: Float64Array | undefined;
}

export interface Played {
  lessons: Lesson[];
  decisions: number;
  /** Chance of having won, for each seat: 1, 0, or a share. */
  won: number[];
  turns: number;
}

export interface Teaching<G extends Shape> {
  game: Game<G>;
  features: Features<G>;
  net: Net;
  /** Share of decisions that are tries. */
  tries: number;
  /** A game longer than this ends as it stands: nets that know nothing may never finish one. */
  longest: number;
}

/** Plays one game and gives what can be learned from it. */
export function playToLearn<G extends Shape>(
  teaching: Teaching<G>,
  options: G['options'],
  sitters: readonly Sitter<G>[],
  chance: Chance,
): Played {
  const { game, features } = teaching;
  const state = game.setup(options, chance);
  const moments: Moment[][] = sitters.map(() => []);
  const inputs = new Inputs();
  let decisions = 0;
  for (;;) {
    const seat = game.toMove(state.table);
    if (seat === undefined || features.turnOf(state.table) > teaching.longest) break;
    const view = viewOf(state, seat);
    const offers = offersOf(game, view);
    const sitter = at(sitters, seat);
    decisions++;
    if (!sitter.learns) {
      game.play(view, sitter.bot(view, offers, chance), chance);
      continue;
    }
    const turn = features.turnOf(state.table);
    let index = 0;
    let instead: Float64Array | undefined;
    if (offers.length > 1) {
      if (sitter.teacher) index = offers.indexOf(sitter.teacher(view, offers, chance));
      else index = sitter.policy.choose(view, offers, chance);
      if (chance(1000) < teaching.tries * 1000) {
        const tried = chance(offers.length);
        if (tried !== index && !sitter.teacher)
          instead = joined(sitter.policy.best.win, sitter.policy.best.score);
        index = tried;
      }
    }
    game.play(view, at(offers, index), chance);
    if (offers.length === 1 || game.toMove(state.table) === undefined) continue;
    inputs.clear();
    features.write(view, inputs);
    at(moments, seat).push({ inputs: inputs.saved(), turn, instead });
  }
  const results = sitters.map((_, seat) => resultOf(game, state.table, seat, features.points));
  const lessons = moments.flatMap((own, seat) => {
    const { win, score } = at(results, seat);
    return lessonsOf(teaching.net, own, joined(win, score));
  });
  return {
    lessons,
    decisions,
    won: results.map(({ win }) => win[0] ?? 0),
    turns: features.turnOf(state.table),
  };
}

/** TD(λ): what a moment should have promised is partly what the next one did, partly what came of it. */
function lessonsOf(net: Net, moments: readonly Moment[], result: Float64Array): Lesson[] {
  const lessons: Lesson[] = [];
  let aim = result;
  for (let index = moments.length - 1; index >= 0; index--) {
    const { inputs, turn, instead } = at(moments, index);
    lessons.push({ inputs, target: Float32Array.from(aim) });
    if (index === 0) break;
    if (instead) {
      aim = instead; // what came of a try says nothing about the moment before it
      continue;
    }
    const keep = at(moments, index - 1).turn === turn ? WITHIN_A_TURN : FROM_TURN_TO_TURN;
    net.look(inputs);
    const now = joined(net.win, net.score);
    aim = aim.map((later, out) => keep * later + (1 - keep) * (now[out] ?? 0));
  }
  return lessons;
}

function joined(win: Float64Array, score: Float64Array): Float64Array {
  const both = new Float64Array(win.length + score.length);
  both.set(win);
  both.set(score, win.length);
  return both;
}

/** A table where everybody learns, but for a share of games with one seat given to somebody else. */
export function seatTable<G extends Shape>(
  players: number,
  self: Sitter<G>,
  others: readonly Bot<G>[],
  share: number,
  chance: Chance,
): { sitters: Sitter<G>[]; guest: Seat | undefined; which: number } {
  const sitters: Sitter<G>[] = Array.from({ length: players }, () => self);
  if (players === 1 || others.length === 0 || chance(1000) >= share * 1000)
    return { sitters, guest: undefined, which: -1 };
  const guest = chance(players);
  const which = chance(others.length);
  sitters[guest] = { learns: false, bot: at(others, which) };
  return { sitters, guest, which };
}
