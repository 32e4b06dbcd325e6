import type { BeamOptions } from '@archivolt/botkit';
import {
  type Chance,
  copyView,
  type Game,
  type GameTypes,
  offersOf,
  seeded,
  type View,
} from '@archivolt/engine';
import { type Expectation, resultOf, type Value, worthOf } from './policy.ts';

/** The planner's model of a game besides its rules. */
export interface Planning<G extends GameTypes> {
  readonly game: Game<G>;
  readonly value: Value<G>;
  /** Seats of the evaluation, and the unit of its scores. */
  readonly seats: number;
  readonly points: number;
  /**
   * Whether a move is possible at nearly every step of a turn. Such moves are planned only as the next step; otherwise they
   * would multiply all other lines.
   */
  isAside(move: G['move']): boolean;
}

/** A line through the rest of the bot's own turn, up to the first random pick. */
export interface Line<G extends GameTypes> {
  readonly moves: readonly G['move'][];
  /** The value after each move; a later position is matched to the plan by it. */
  readonly worths: readonly number[];
  readonly worth: number;
  readonly win: Float64Array;
  readonly score: Float64Array;
}

interface Open<G extends GameTypes> {
  readonly view: View<G>;
  readonly moves: readonly G['move'][];
  readonly worths: readonly number[];
  readonly worth: number;
}

/** Maximum depth of a plan; no turn has more decisions worth planning. */
const MAX_STEPS = 16;

/**
 * Beam search over a turn. A turn is a chain of small decisions whose intermediate positions say little, so the most
 * promising lines are followed to the end of the turn and evaluated there.
 */
export class Planner<G extends GameTypes> {
  readonly planning: Planning<G>;
  private lines: Line<G>[] = [];
  private open: Open<G>[] = [];
  private evaluated = 0;
  private turn = 0;
  private luck = 0;
  private readonly sum: { win: Float64Array; score: Float64Array };

  constructor(planning: Planning<G>) {
    this.planning = planning;
    this.sum = { win: new Float64Array(planning.seats), score: new Float64Array(planning.seats) };
  }

  /** Lines through the turn, the best first; at least one. All use the same random numbers. */
  plan(view: View<G>, offers: readonly G['move'][], chance: Chance, beam: BeamOptions): Line<G>[] {
    const { game, value, isAside } = this.planning;
    this.lines = [];
    this.open = [];
    this.evaluated = 0;
    this.turn = game.turnOf(view.table).number;
    this.luck = chance(2 ** 31);
    value.announce(view);
    for (const move of offers) this.follow(view, move, [], [], beam.samples);
    for (let step = 1; step < MAX_STEPS && this.open.length > 0; step++) {
      const open = this.open.sort((a, b) => b.worth - a.worth);
      this.open = [];
      let followed = 0;
      let twin = Number.NaN;
      for (const line of open) {
        if (line.worth === twin) continue; // the same steps in another order
        twin = line.worth;
        if (followed++ === beam.width) break;
        if (this.evaluated >= beam.positions) {
          this.cutOff(line);
          continue;
        }
        for (const move of offersOf(game, line.view)) {
          if (isAside(move)) continue;
          this.follow(line.view, move, line.moves, line.worths, beam.samples);
        }
      }
    }
    return this.lines.sort((a, b) => b.worth - a.worth);
  }

  /** Ends a line before the end of the turn because the budget is used up; it counts with its current value. */
  private cutOff({ view, moves, worths, worth }: Open<G>): void {
    const { win, score } = this.planning.value.evaluateNear(view);
    this.lines.push({ moves, worths, worth, win: win.slice(), score: score.slice() });
  }

  private follow(
    from: View<G>,
    move: G['move'],
    moves: readonly G['move'][],
    worths: readonly number[],
    samples: number,
  ): void {
    const { game } = this.planning;
    let imagined: Chance | undefined;
    const chance: Chance = (n) => {
      imagined ??= seeded(this.luck);
      return imagined(n);
    };
    let view = copyView(game, from);
    game.play(view, move, chance);
    this.evaluated++;
    const mover = game.toMove(view.table);
    // Planning stops where the turn changes.
    const over =
      imagined !== undefined || mover !== view.seat || game.turnOf(view.table).number !== this.turn;
    const expected = this.judge(view, mover === undefined);
    if (!over) {
      const worth = worthOf(expected);
      this.open.push({ view, moves: [...moves, move], worths: [...worths, worth], worth });
      return;
    }
    this.sum.win.fill(0);
    this.sum.score.fill(0);
    this.add(expected);
    const times = imagined === undefined ? 1 : samples;
    for (let sample = 1; sample < times; sample++) {
      view = copyView(game, from);
      game.play(view, move, chance);
      this.add(this.judge(view, game.toMove(view.table) === undefined));
    }
    const win = this.sum.win.map((all) => all / times);
    const score = this.sum.score.map((all) => all / times);
    const worth = worthOf({ win, score });
    this.lines.push({ moves: [...moves, move], worths: [...worths, worth], worth, win, score });
  }

  private judge(view: View<G>, isOver: boolean): Expectation {
    const { game, value, points } = this.planning;
    return isOver ? resultOf(game, view.table, view.seat, points) : value.evaluateNear(view);
  }

  private add({ win, score }: Expectation): void {
    const { sum } = this;
    for (let seat = 0; seat < sum.win.length; seat++) {
      sum.win[seat] = (sum.win[seat] ?? 0) + (win[seat] ?? 0);
      sum.score[seat] = (sum.score[seat] ?? 0) + (score[seat] ?? 0);
    }
  }
}
