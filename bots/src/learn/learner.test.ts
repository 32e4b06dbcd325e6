import { architecturaBotKit } from '@archivolt/architectura/bot';
import { Inputs } from '@archivolt/botkit';
import { seeded } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { Net } from '../net/net.ts';
import { Adam } from './adam.ts';
import { Learner, scheduleAt } from './learner.ts';
import { blankNet, taskOf } from './tasks.ts';

test('training steps follow the gradient and reduce the error', () => {
  const chance = seeded(3);
  const net = new Net(5, 6, 2).begin(() => chance(1000) / 1000, 1);
  const inputs = new Inputs();
  inputs.number(0.7);
  inputs.upTo(3, 4);
  const sample = { inputs: inputs.saved(), target: Float32Array.from([1, 0, 0.5, -0.5]) };
  const adam = new Adam(net);
  const errors = Array.from({ length: 60 }, () => adam.step([sample], 0.02));
  expect(errors.at(-1)).toBeLessThan(0.1 * (errors[0] ?? 0));
});

test('training is deterministic for a seed', () => {
  const learned = [1, 2].map(() => {
    const task = taskOf(architecturaBotKit, 2);
    const chance = seeded(9);
    const net = blankNet(task, chance);
    const learner = new Learner(task, net, chance);
    for (let game = 0; game < 4; game++) learner.playAndLearn(scheduleAt(game / 4));
    return [...net.weights.slice(0, 500)];
  });
  expect(learned[1]).toEqual(learned[0]);
});
