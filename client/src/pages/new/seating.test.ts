import { at } from '@archivolt/engine';
import { loadShell } from '@archivolt/i18n';
import { redCathedral } from '@archivolt/red-cathedral';
import { loadSetUp } from '@archivolt/red-cathedral/words';
import { describe, expect, test } from 'vitest';
import { defaultPlan, optionsOf, recolour, seatsOf } from './seating.ts';

const { setup } = await loadShell('en');
const own = await loadSetUp('en');

describe('a new game', () => {
  test.each(['automaton', 'bots', 'beginner', 'people'] as const)(
    'proposes options that the rules accept: %s',
    (rivals) => {
      const plan = defaultPlan(redCathedral.facts, rivals, '');
      for (let players = 1; players <= 4; players++) {
        const options = optionsOf(redCathedral, { ...plan, players, first: 3 });
        expect(redCathedral.readOptions(options)).toMatchObject({ ok: true });
        expect(seatsOf(redCathedral.facts, { ...plan, players }, setup, own)).toHaveLength(
          players === 1 ? 2 : players,
        );
      }
    },
  );

  test('proposes the first-game influence cards for a first game and for solo play', () => {
    expect(defaultPlan(redCathedral.facts, 'bots', '', { isFirst: true }).chosen.influence).toBe('first');
    expect(defaultPlan(redCathedral.facts, 'bots', '').chosen.influence).toBe('random');
    expect(defaultPlan(redCathedral.facts, 'automaton', '').chosen.influence).toBe('first');
  });

  test('suggests an easy bot after a lesson', () => {
    const { players, chairs } = defaultPlan(redCathedral.facts, 'beginner', '');
    expect(players).toBe(2);
    expect(chairs[1]).toMatchObject({ kind: 'bot', level: 'beginner' });
  });

  test('seats Ivan in the colour that the rules give him', () => {
    const plan = defaultPlan(redCathedral.facts, 'automaton', 'Ada');
    for (const colour of [0, 1, 2, 3]) {
      const chairs = recolour(plan.chairs, 0, colour);
      const seats = seatsOf(redCathedral.facts, { ...plan, chairs }, setup, own);
      const { table } = redCathedral.setup(optionsOf(redCathedral, { ...plan, chairs }), () => 0);
      expect(seats.map((seat) => seat.colour)).toEqual(table.players.map((player) => player.colour));
      expect(seats.map(({ kind, name }) => [kind, name])).toEqual([
        ['me', 'Ada'],
        ['automaton', 'Ivan'],
      ]);
    }
  });

  test('never gives one colour twice', () => {
    const { chairs } = defaultPlan(redCathedral.facts, 'people', '');
    const swapped = recolour(recolour(chairs, 0, 2), 3, 2);
    expect(swapped.map(({ colour }) => colour)).toEqual([3, 1, 0, 2]);
  });

  test('gives every seat a distinct name', () => {
    const plan = { ...defaultPlan(redCathedral.facts, 'bots', ''), players: 4 };
    const names = seatsOf(redCathedral.facts, plan, setup, own).map(({ name }) => name);
    expect(new Set(names).size).toBe(4);
    expect(names[0]).toBe('You');
    plan.chairs = plan.chairs.map((chair) => ({ ...chair, kind: 'me' }));
    expect(at(seatsOf(redCathedral.facts, plan, setup, own), 2).name).toBe('Player 3');
  });
});
