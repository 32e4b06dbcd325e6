import { architecturaSchool } from '@archivolt/architectura/bot';
import { seeded } from '@archivolt/engine';
import { Inputs } from '@archivolt/school';
import { expect, test } from 'vitest';
import { Net } from '../net/net.ts';
import { Adam } from './adam.ts';
import { blankNet, courseOf } from './courses.ts';
import { Learner, paceAt } from './learner.ts';

test('a step goes downhill: the gradient is that of the error', () => {
  const chance = seeded(3);
  const net = new Net(5, 6, 2).begin(() => chance(1000) / 1000, 1);
  const inputs = new Inputs();
  inputs.number(0.7);
  inputs.upTo(3, 4);
  const lesson = { inputs: inputs.saved(), target: Float32Array.from([1, 0, 0.5, -0.5]) };
  const adam = new Adam(net);
  const errors = Array.from({ length: 60 }, () => adam.step([lesson], 0.02));
  expect(errors.at(-1)).toBeLessThan(0.1 * (errors[0] ?? 0));
});

test('training is deterministic for a seed', () => {
  const learned = [1, 2].map(() => {
    const course = courseOf(architecturaSchool, 2);
    const chance = seeded(9);
    const net = blankNet(course, chance);
    const learner = new Learner(course, net, chance);
    for (let game = 0; game < 4; game++) learner.playAndLearn(paceAt(game / 4));
    return [...net.weights.slice(0, 500)];
  });
  expect(learned[1]).toEqual(learned[0]);
});
