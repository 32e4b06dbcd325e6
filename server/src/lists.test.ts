import { RUNGS } from '@archivolt/bots';
import { LANGUAGES as SPOKEN } from '@archivolt/i18n';
import { GAME_IDS, LANGUAGES, LEVELS } from '@archivolt/protocol';
import { expect, test } from 'vitest';
import { withGame } from './games.ts';

// The protocol may import neither bots nor languages, so it names them itself: here the two are held together.
test('the protocol knows every level, every language and every game of the house', () => {
  expect(LEVELS).toEqual(RUNGS);
  expect(LANGUAGES).toEqual(SPOKEN);
  expect(GAME_IDS.map((id) => withGame(id, (game) => game.id))).toEqual(GAME_IDS);
});
