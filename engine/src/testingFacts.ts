import { expect, test } from 'vitest';
import { usualChoices } from './facts.ts';
import type { Game, GameTypes } from './game.ts';

/** Forms and flags offer what the facts say, so all of it must be possible. */
export function testFacts<G extends GameTypes>({ facts, readOptions }: Game<G>): void {
  test('every value of every choice is a valid option for every number of players', () => {
    const { fewest, most } = facts.players;
    for (let players = fewest; players <= most; players++) {
      const colours = facts.colours.slice(0, players);
      expect(colours).toHaveLength(players);
      for (const { name, values, usual } of facts.choices) {
        expect(values).toContain(usual);
        const distinct = new Set<string>();
        for (const value of values) {
          const chosen = { ...usualChoices(facts, value !== usual), [name]: value };
          for (const first of ['random', players - 1] as const) {
            const read = readOptions({ players, colours, ...facts.optionsOf({ first, chosen }) });
            expect(read).toMatchObject({ ok: true });
            distinct.add(JSON.stringify(read));
          }
        }
        // A choice that `optionsOf` leaves out would change nothing.
        expect(distinct.size, name).toBe(2 * values.length);
      }
    }
  });
}
