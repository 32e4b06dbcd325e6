import { expect, test } from 'vitest';
import { entrance } from '../words.svelte.ts';
import { sharedPlayers } from './sharedPlayers.ts';

test('a lobby counts the players of a game without its solo game', async () => {
  await entrance.load('en');
  expect(sharedPlayers({ players: { fewest: 1, most: 4 } })).toBe('2 to 4 players');
  expect(sharedPlayers({ players: { fewest: 3, most: 4 } })).toBe('3 to 4 players');
  expect(sharedPlayers({ players: { fewest: 1, most: 2 } })).toBe('2 players');
});
