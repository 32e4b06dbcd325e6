import { seeded, viewOf } from '@archivolt/engine';
import { LANGUAGES, loadGuide, loadTable } from '@archivolt/i18n';
import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import { loadGame } from '@archivolt/red-cathedral/words';
import type { Outcome } from '@archivolt/table/session/session.ts';
import { type FinishedTable, verdictOf } from '@archivolt/table/verdict.ts';
import { describe, expect, test } from 'vitest';
import type { Selection } from '../../../games/red-cathedral/board/controller/selection.ts';
import { speak } from '../../../games/red-cathedral/board/controller/speak.ts';
import type { Target } from '../../../games/red-cathedral/board/targets.ts';

const NAMES = ['Ada', 'Ben', 'Clara'];

/** How a game in its first turn was decided, as one of its players reads it. */
async function verdict(outcome: Outcome | undefined, reader: number | undefined, language = 'en' as const) {
  const [game, table, guide] = await Promise.all([
    loadGame(language),
    loadTable(language),
    loadGuide(language),
  ]);
  const players = outcome?.totals.length ?? 2;
  const state = redCathedral.setup({ players, side: 'basic', influence: 'first', first: 0 }, seeded(1));
  const seats = NAMES.slice(0, players).map((name, seat) => ({
    seat,
    name,
    colour: seat,
    kind: seat === reader ? ('me' as const) : ('other' as const),
  }));
  const sheet = redCathedral.score(state.table);
  const judged: FinishedTable<RedCathedral, Target, Selection> = {
    view: viewOf(state, 0),
    reader,
    speaker: speak(game, table, { seats, me: reader }),
    sheet: { ...sheet, final: true, places: (outcome?.places ?? [[0], [1]]).map((tied) => [...tied]) },
    session: { outcome },
  };
  return verdictOf(judged, guide);
}

const resignation = (places: number[][], by: number[]): Outcome => ({
  totals: places.flat().map(() => 0),
  places,
  resigned: by,
});

describe('the final score says how the game was decided', () => {
  test('by points', async () => {
    expect(await verdict(undefined, 1)).toBe('Ada wins with 0 prestige points.');
    expect(await verdict({ totals: [0, 0], places: [[0], [1]] }, 0)).toBe('You win with 0 prestige points.');
  });

  test('by a resignation, without mentioning points', async () => {
    const benGaveUp = resignation([[0], [1]], [1]);
    expect(await verdict(benGaveUp, 0)).toBe('You win because Ben resigned.');
    expect(await verdict(benGaveUp, 1)).toBe('Ada wins because you resigned.');
    expect(await verdict(benGaveUp, undefined)).toBe('Ada wins because Ben resigned.');
    expect(await verdict(resignation([[0, 1], [2]], [2]), 2)).toBe(
      'Ada and Ben share the victory because you resigned.',
    );
  });

  test('by points after all players resigned', async () => {
    expect(await verdict(resignation([[0], [1], [2]], [1, 2, 0]), 1)).toBe(
      'All players resigned. Ada wins with 0 prestige points.',
    );
  });

  test.each(LANGUAGES)('in %s, without a number', async (language) => {
    const { resigned: say } = (await loadGuide(language)).ended;
    const said = [
      say('Ada', 1, 'Ben'),
      say(undefined, 1, 'Ben'),
      say('Ada', 1, undefined),
      say('Ada', 2, 'Ben'),
    ];
    expect(new Set(said).size).toBe(4);
    for (const sentence of said) expect(sentence).toMatch(/^[^\d]+\.$/);
    for (const sentence of said) expect(sentence).not.toContain('undefined');
  });
});
