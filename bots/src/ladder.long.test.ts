import { architecturaBotKit } from '@archivolt/architectura/bot';
import { LEVELS } from '@archivolt/botkit';
import { at, type Chance, offersOf, seeded, viewOf } from '@archivolt/engine';
import { redCathedralBotKit } from '@archivolt/red-cathedral/bot';
import { describe, expect, test } from 'vitest';
import { encounter } from './arena/match.ts';
import { entrantNamed, weightsOf } from './arena/roster.ts';
import { CONFIGS, plannerOf } from './ladder.ts';
import { fitOf, NETS, taskOf, withTask } from './learn/tasks.ts';
import { WEIGHTS_FOLDER, weightsIn } from './net/folder.ts';
import { prospectOf } from './search/explain.ts';
import { thinkingBot } from './search/player.ts';

const weights = (game: string, players: number) => weightsIn(WEIGHTS_FOLDER, game, players);

/** Win rate of the first bot over the seeds, with both seats each. */
function share(game: string, seeds: readonly number[], one: string, other: string): number {
  return withTask(game, 2, (task) => {
    const [a, b] = [one, other].map((name) => ({ name, bot: entrantNamed(task, weights, name) }));
    if (!a || !b) throw new Error('a pairing has two entrants');
    const options = task.options(() => 1);
    const wins = seeds.map((seed) => encounter(task.game, options, 2, [a, b], seed).wins);
    return wins.reduce((sum, won) => sum + won, 0) / seeds.length / 2;
  });
}

test.each(NETS)('the bundled weights fit $game with $players players', ({ game, players }) => {
  withTask(game, players, (task) => expect(weightsOf(task, weights)).toMatchObject({ ok: true }));
});

/** The expert's planning without its search, which depends on the clock; a test must not. */
const PLANS = 'plan:width=6,positions=300,samples=3';

// A short version of what STRENGTH.md measures. Architectura games are short, so more of them are played.
describe.each([
  ['architectura', [0, 1, 2, 3, 4, 5]],
  ['red-cathedral', [2, 3]],
] as const)('in %s', (game, seeds) => {
  test('random < child < casual', () => {
    expect(share(game, seeds, 'child', 'random')).toBeGreaterThan(0.5);
    expect(share(game, seeds, 'casual', 'child')).toBeGreaterThan(0.5);
  });

  test('child < greedy < the expert’s plans', () => {
    expect(share(game, seeds, 'child', 'greedy')).toBeLessThan(0.5);
    expect(share(game, seeds, PLANS, 'greedy')).toBeGreaterThan(0.5);
  });
});

describe('a thinking bot', () => {
  test('stops when aborted or out of time and still returns an offer', () => {
    const task = taskOf(architecturaBotKit, 2);
    const loaded = weightsOf(task, weights);
    if (!loaded.ok) throw new Error(loaded.why);
    const planner = plannerOf(task, loaded.net, 2);
    const budget = { candidates: 8, simulations: 1e9, turns: 9 };
    const { beam } = CONFIGS.master;
    if (!beam) throw new Error('the master plans');
    const state = task.game.setup({ players: 2 }, seeded(1));
    const view = viewOf(state, state.table.active);
    const offers = offersOf(task.game, view);
    expect(offers).toContain(thinkingBot(planner, beam, budget, { aborted: true })(view, offers, seeded(2)));
    // Without its time limit the second bot would simulate for hours.
    expect(offers).toContain(thinkingBot(planner, beam, { ...budget, ms: 20 })(view, offers, seeded(2)));
  });

  test('explains itself with win probabilities by seat, the best offers and the expected line', () => {
    const task = taskOf(redCathedralBotKit, 2);
    const loaded = weightsOf(task, weights);
    if (!loaded.ok) throw new Error(loaded.why);
    const planner = plannerOf(task, loaded.net, fitOf(task).seats);
    const state = task.game.setup(task.options(seeded(3)), seeded(3));
    const { beam } = CONFIGS.expert;
    if (!beam) throw new Error('the expert plans');
    const budget = { candidates: 4, simulations: 10, turns: 2 };
    const view = viewOf(state, state.table.active);
    const prospect = prospectOf(planner, view, seeded(4), beam, budget);
    expect(prospect.win.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1, 6);
    expect(prospect.advice).toHaveLength(3);
    for (const { move, line, win } of prospect.advice) {
      expect(at(line, 0)).toBe(move);
      expect(win).toBeGreaterThan(0);
    }
    const other = viewOf(state, 1 - state.table.active);
    expect(prospectOf(planner, other, seeded(4), beam, budget).advice).toEqual([]);
  });
});

describe('a fair search', () => {
  const TRIALS = 600;
  const beam = { width: 2, positions: 30, samples: 1 };
  const budget = { candidates: 2, simulations: 4, turns: 1 };
  /** Within four standard deviations of pure guessing. */
  const expectChance = (share: number, chance: number): void => {
    const spread = 4 * Math.sqrt((chance * (1 - chance)) / TRIALS);
    expect(share).toBeGreaterThan(chance - spread);
    expect(share).toBeLessThan(chance + spread);
  };

  test('guesses a die that is not yet rolled no better than chance', () => {
    const task = taskOf(redCathedralBotKit, 2);
    const loaded = weightsOf(task, weights);
    if (!loaded.ok) throw new Error(loaded.why);
    let right = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      let guess: number | undefined;
      const game: typeof task.game = {
        ...task.game,
        play(view, move, chance, events) {
          const dice: Chance = (n) => {
            const pick = chance(n);
            if (n === 6) guess ??= pick;
            return pick;
          };
          task.game.play(view, move, dice, events);
        },
      };
      const planner = plannerOf({ ...task, game }, loaded.net, 2);
      const real = seeded(trial);
      const state = task.game.setup(task.options(seeded(trial)), real);
      const view = viewOf(state, state.table.active);
      // Every visit to the market ends with a roll, so there is always something to guess.
      const offers = offersOf(task.game, view).filter((move) => move.do === 'acquire');
      thinkingBot(planner, beam, budget)(view, offers, seeded(trial + 1_000_000));
      if (guess === real(6)) right++;
    }
    expectChance(right / TRIALS, 1 / 6);
  });

  test('guesses a hidden card no better than chance', () => {
    const task = taskOf(architecturaBotKit, 2);
    const loaded = weightsOf(task, weights);
    if (!loaded.ok) throw new Error(loaded.why);
    let right = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      const imagined = Array.from({ length: 18 }, () => 0);
      const state = task.game.setup({ players: 2 }, seeded(trial));
      const me = state.table.active;
      const game: typeof task.game = {
        ...task.game,
        imagine(view, chance) {
          const dealt = task.game.imagine(view, chance);
          const { hand } = at(dealt.mine, 1 - me);
          imagined.forEach((times, card) => {
            imagined[card] = times + ((hand >> card) & 1);
          });
          return dealt;
        },
      };
      const planner = plannerOf({ ...task, game }, loaded.net, 2);
      const view = viewOf(state, me);
      thinkingBot(planner, beam, budget)(view, offersOf(task.game, view), seeded(trial + 1_000_000));
      const guess = imagined.indexOf(Math.max(...imagined));
      if ((at(state.mine, 1 - me).hand & (1 << guess)) !== 0) right++;
    }
    expectChance(right / TRIALS, 3 / 12); // three of twelve cards are in the hand
  });
});

test('every level has its settings', () => {
  expect(Object.keys(CONFIGS)).toEqual([...LEVELS]);
});
