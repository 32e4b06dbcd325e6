import { Inputs } from '@archivolt/botkit';
import { at, offersOf, seeded, viewOf } from '@archivolt/engine';
import { describe, expect, test } from 'vitest';
import { Adam } from '../learn/adam.ts';
import { blankNet, fitOf, NETS, withTask } from '../learn/tasks.ts';
import { useAssembly } from './kernel.ts';
import { Net } from './net.ts';
import { type Fit, readWeights, writeWeights } from './weights.ts';

const random = seeded(5);
const small = (): Net => new Net(6, 4, 2).begin(() => random(1000) / 1000, 1);

describe('a net', () => {
  test('gives probabilities that sum to 1', () => {
    const net = small();
    const inputs = new Inputs();
    inputs.number(0.5);
    inputs.upTo(2, 3);
    inputs.flag(true);
    net.evaluate(inputs, inputs.count);
    expect(at([...net.win], 0) + at([...net.win], 1)).toBeCloseTo(1, 12);
  });

  test('follows the hand-written opinions before any training', () => {
    const chance = [-2, 0, 2].map((opinion) => {
      const net = new Net(6, 4, 2).begin(() => 0.5, 1);
      const inputs = new Inputs();
      inputs.number(opinion);
      inputs.skip(5);
      net.evaluate(inputs, inputs.count);
      return net.win[0] ?? 0;
    });
    expect(chance).toEqual([...chance].sort((a, b) => a - b));
    expect(chance[1]).toBeCloseTo(0.5, 12);
  });

  test.each(NETS)(
    'evaluates a neighbouring position by its differences in $game with $players players',
    ({ game, players }) => {
      withTask(game, players, (task) => {
        const chance = seeded(players);
        const net = blankNet(task, chance);
        const state = task.game.setup(task.options(chance), chance);
        const known = new Inputs();
        const inputs = new Inputs();
        for (let decision = 0; decision < 60; decision++) {
          const seat = task.game.toMove(state.table);
          if (seat === undefined) break;
          const view = viewOf(state, seat);
          known.clear();
          task.features.write(view, known);
          expect(known.width).toBe(net.inputs);
          net.remember(known);
          const offers = offersOf(task.game, view);
          task.game.play(view, at(offers, chance(offers.length)), chance);
          inputs.clear();
          task.features.write(view, inputs);
          expect(inputs.width).toBe(net.inputs);
          net.evaluateNear(inputs, known);
          const near = net.win.slice();
          net.evaluate(inputs, inputs.count);
          near.forEach((win, other) => {
            expect(win).toBeCloseTo(net.win[other] ?? 0, 9);
          });
        }
      });
    },
  );
});

test('WebAssembly evaluates and learns bit-identically to JavaScript', () => {
  const train = (): number[] => {
    const luck = seeded(8);
    const net = new Net(40, 32, 3).begin(() => luck(1000) / 1000, 2);
    const adam = new Adam(net);
    for (let step = 0; step < 5; step++) {
      const samples = Array.from({ length: 3 }, () => {
        const inputs = new Inputs();
        for (let input = 0; input < 40; input++) inputs.number(luck(3) === 0 ? luck(100) / 50 - 1 : 0);
        return { inputs: inputs.saved(), target: Float32Array.from([0.2, 0.5, 0.3, 1, -1, 0.5]) };
      });
      adam.step(samples, 0.01);
    }
    return [...net.weights, ...net.win];
  };
  const plain = train();
  useAssembly();
  expect(train()).toEqual(plain);
});

describe('a file of weights', () => {
  const fit: Fit = { game: 'g', players: 2, rules: 1, set: 'base', features: 3, inputs: 6, seats: 2 };
  const trained = { games: 7, seconds: 9, seed: 1 };

  test('round-trips the net up to rounding', () => {
    const net = small();
    const loaded = readWeights(writeWeights(net, { ...fit, hidden: 4, trained }), fit);
    if (!loaded.ok) throw new Error(loaded.why);
    expect(loaded.header.trained).toEqual(trained);
    loaded.net.weights.forEach((weight, index) => {
      expect(weight).toBeCloseTo(net.weights[index] ?? 0, 3);
    });
  });

  test.each([
    ['game', 'h'],
    ['players', 3],
    ['rules', 2],
    ['set', 'other'],
    ['features', 4],
  ] as const)('with another %s is refused with a reason', (key, value) => {
    const bytes = writeWeights(small(), { ...fit, hidden: 4, trained });
    const loaded = readWeights(bytes, { ...fit, [key]: value });
    expect(loaded).toEqual({ ok: false, why: `the weights are for ${key} ${fit[key]}, not ${value}` });
  });

  test('is refused if it is truncated or not a file of weights', () => {
    const bytes = writeWeights(small(), { ...fit, hidden: 4, trained });
    expect(readWeights(bytes.subarray(0, -1), fit).ok).toBe(false);
    expect(readWeights(new Uint8Array(40), fit)).toEqual({ ok: false, why: 'this is not a file of weights' });
  });

  test('is accepted by the training task it was written for', () => {
    withTask('architectura', 2, (task) => {
      const net = blankNet(task, seeded(1));
      const own = fitOf(task);
      expect(readWeights(writeWeights(net, { ...own, hidden: net.hidden, trained }), own).ok).toBe(true);
    });
  });
});
