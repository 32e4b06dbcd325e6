import { type Architectura, architectura } from '@archivolt/architectura';
import { architecturaBotKit } from '@archivolt/architectura/bot';
import {
  at,
  type Game,
  type GameTypes,
  offersOf,
  type State,
  seeded,
  type View,
  viewOf,
} from '@archivolt/engine';
import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import { redCathedralBotKit } from '@archivolt/red-cathedral/bot';
import { describe, expect, test } from 'vitest';
import { BASELINES, type Bot, baselinesOf, greedyBot } from './index.ts';

const redCathedralLevels = baselinesOf(redCathedralBotKit);
const architecturaLevels = baselinesOf(architecturaBotKit);

/** Plays a game to its end and returns the state; one bot per seat, each with its own random numbers. */
function playOut<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  bots: readonly Bot<G>[],
  seed: number,
  visit?: (view: View<G>, move: G['move']) => void,
): State<G> {
  const chance = seeded(seed);
  const own = seeded(seed + 0x5eed);
  const state = game.setup(options, chance);
  for (let decision = 0; ; decision++) {
    const seat = game.toMove(state.table);
    if (seat === undefined) return state;
    if (decision === 20_000) throw new Error(`seed ${seed}: no end`);
    const view = viewOf(state, seat);
    const move = at(bots, seat)(view, offersOf(game, view), own);
    visit?.(view, move);
    game.play(view, move, chance);
  }
}

/** The win rate of the bot under test against random bots, taking every seat in turn. */
function shareOfWins<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  [greedy, random]: readonly [Bot<G>, Bot<G>],
  games: number,
): number {
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const mine = seed % 2;
    const state = playOut(game, options, mine === 0 ? [greedy, random] : [random, greedy], seed);
    const first = at(game.score(state.table).places, 0);
    if (first.includes(mine)) won += 1 / first.length;
  }
  return won / games;
}

const cathedral = (players: number, side: 'basic' | 'advanced' = 'basic') =>
  ({ players, side, influence: 'random', first: 'random' }) as const;

describe('the greedy bot', () => {
  test('beats the random bot at The Red Cathedral', () => {
    const bots = [redCathedralLevels.greedy(), redCathedralLevels.random()] as const;
    expect(shareOfWins<RedCathedral>(redCathedral, cathedral(2), bots, 12)).toBeGreaterThanOrEqual(0.98);
  });

  test('beats the random bot at Architectura', () => {
    const bots = [architecturaLevels.greedy(), architecturaLevels.random()] as const;
    expect(shareOfWins<Architectura>(architectura, { players: 2 }, bots, 20)).toBeGreaterThanOrEqual(0.95);
  });

  test.each([1, 2, 3, 4])(
    'completes a cathedral in a reasonable number of turns with %i players',
    (players) => {
      const bots = Array.from({ length: players }, () => redCathedralLevels.greedy());
      const side = players % 2 === 0 ? 'advanced' : 'basic';
      const { table } = playOut<RedCathedral>(redCathedral, cathedral(players, side), bots, 11);
      expect(table.turn / Math.max(2, players)).toBeLessThan(60);
    },
  );

  test.each([
    [2, 0],
    [3, 6],
    [4, 3],
  ])('plays Architectura to the end with %i players and %i swaps', (players, swaps) => {
    const bots = Array.from({ length: players }, () => architecturaLevels.greedy());
    const { table } = playOut<Architectura>(architectura, { players, swaps }, bots, 5);
    expect(architectura.score(table).final).toBe(true);
  });

  test('beats Ivan sometimes', () => {
    const won = [...Array(14).keys()].filter((seed) => {
      const { table } = playOut<RedCathedral>(
        redCathedral,
        cathedral(1),
        [redCathedralLevels.greedy()],
        seed,
      );
      return at(redCathedral.score(table).places, 0).includes(0);
    });
    expect(won.length).toBeGreaterThan(0);
  });

  test('evaluates no more positions than its limit', () => {
    const state = redCathedral.setup(cathedral(2), seeded(3));
    const view = viewOf(state, state.table.active);
    const offers = offersOf(redCathedral, view);
    let looked = 0;
    const watched = {
      ...redCathedral,
      play: (...args: Parameters<typeof redCathedral.play>) => {
        looked++;
        redCathedral.play(...args);
      },
    };
    const count = (positions: number): number => {
      looked = 0;
      watchedBot(view, offers, seeded(1), { positions });
      return looked;
    };
    // Without `sense`, which makes it plan whole turns.
    const { sense: _, ...evaluation } = redCathedralBotKit.evaluation;
    const watchedBot = greedyBot(watched, evaluation);
    expect(count(1)).toBeLessThan(count(400));
    expect(count(400)).toBeLessThan(600);
  });
});

describe.each(BASELINES)('a bot of level %s', (level) => {
  test('gets a view and nothing else, and does not change it', () => {
    const bot = redCathedralLevels[level]();
    const spy: Bot<RedCathedral> = (view, offers, chance) => {
      expect(Object.keys(view).sort()).toEqual(['mine', 'seat', 'table']);
      const before = JSON.stringify(view);
      const move = bot(view, offers, chance);
      expect(JSON.stringify(view)).toBe(before);
      expect(offers).toContain(move);
      return move;
    };
    playOut<RedCathedral>(redCathedral, cathedral(2), [spy, redCathedralLevels.random()], 4);
  });

  test("never gets another player's hand", () => {
    const bot = architecturaLevels[level]();
    const spy: Bot<Architectura> = (view, offers, chance) => {
      expect(Array.isArray(view.mine)).toBe(false);
      expect(Object.keys(view.mine).sort()).toEqual(['fresh', 'hand', 'under']);
      return bot(view, offers, chance);
    };
    playOut<Architectura>(architectura, { players: 2, swaps: 2 }, [spy, spy], 4);
  });

  test('cannot be given a state', () => {
    const state = redCathedral.setup(cathedral(2), seeded(1));
    // @ts-expect-error a state has no seat, and holds what every seat knows
    const ask = () => redCathedralLevels[level]()(state, [{ do: 'end' }], seeded(1));
    expect(ask).toBeTypeOf('function');
  });

  test('is deterministic for the same random numbers', () => {
    const moves = [1, 2].map(() => {
      const made: string[] = [];
      const bots = [redCathedralLevels[level](), redCathedralLevels.random()];
      playOut<RedCathedral>(redCathedral, cathedral(2), bots, 6, (_view, move) =>
        made.push(redCathedral.notation.printMove(move)),
      );
      return made;
    });
    expect(moves[1]).toEqual(moves[0]);
  });
});
