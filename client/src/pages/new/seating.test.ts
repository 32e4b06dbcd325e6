import { at } from '@archivolt/engine';
import { loadShell } from '@archivolt/i18n';
import { redCathedral } from '@archivolt/red-cathedral';
import { describe, expect, test } from 'vitest';
import { optionsOf, recolour, seatsOf, usualPlan } from './seating.ts';

const { setup } = await loadShell('en');

describe('a new game', () => {
  test.each(['ivan', 'bots', 'people'] as const)('proposes options that the rules accept: %s', (rivals) => {
    const plan = usualPlan(rivals, '');
    for (let players = 1; players <= 4; players++) {
      const options = optionsOf({ ...plan, players, first: 3 });
      expect(redCathedral.readOptions(options)).toMatchObject({ ok: true });
      expect(seatsOf({ ...plan, players }, setup)).toHaveLength(players === 1 ? 2 : players);
    }
  });

  test('seats Ivan in the colour that the rules give him', () => {
    const plan = usualPlan('ivan', 'Ada');
    for (const colour of [0, 1, 2, 3]) {
      const chairs = recolour(plan.chairs, 0, colour);
      const seats = seatsOf({ ...plan, chairs }, setup);
      const { table } = redCathedral.setup(optionsOf({ ...plan, chairs }), () => 0);
      expect(seats.map((seat) => seat.colour)).toEqual(table.players.map((player) => player.colour));
      expect(seats.map(({ kind, name }) => [kind, name])).toEqual([
        ['me', 'Ada'],
        ['ivan', 'Ivan'],
      ]);
    }
  });

  test('never gives one colour twice', () => {
    const { chairs } = usualPlan('people', '');
    const swapped = recolour(recolour(chairs, 0, 2), 3, 2);
    expect(swapped.map(({ colour }) => colour)).toEqual([3, 1, 0, 2]);
  });

  test('calls everybody something, and no two the same', () => {
    const plan = { ...usualPlan('bots', ''), players: 4 };
    const names = seatsOf(plan, setup).map(({ name }) => name);
    expect(new Set(names).size).toBe(4);
    expect(names[0]).toBe('You');
    plan.chairs = plan.chairs.map((chair) => ({ ...chair, kind: 'me' }));
    expect(at(seatsOf(plan, setup), 2).name).toBe('Player 3');
  });
});
