import { LEVELS as BOT_LEVELS } from '@archivolt/bots';
import { GAME_IDS, LEVELS } from '@archivolt/protocol';
import { expect, test } from 'vitest';
import { withGame } from './games.ts';

// The protocol may import no bots, so it repeats the names of their levels; this test compares the two.
test('the protocol knows every level and every game', () => {
  expect(LEVELS).toEqual(BOT_LEVELS);
  expect(GAME_IDS.map((id) => withGame(id, (game) => game.id))).toEqual(GAME_IDS);
});
