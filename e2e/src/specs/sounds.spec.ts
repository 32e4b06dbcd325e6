import { extend, seeded } from '@archivolt/engine';
import { componentsOf, type Event, KINDS, type Move, redCathedral } from '@archivolt/red-cathedral';
import { playOn, waitForChange } from '../../../games/red-cathedral/hands/game.ts';
import { mouse } from '../../../games/red-cathedral/hands/hand.ts';
import { greedyPolicy } from '../../../games/red-cathedral/hands/policy.ts';
import { prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame, type Situation, situation } from '../../../games/red-cathedral/hands/record.ts';
import { type Recording, recordings, recordSounds, similarity } from '../support/recorder.ts';
import { expect, type Page, test } from '../support/test.ts';

type Fits = (event: Event, now: Situation) => boolean;

const isCompletionOf =
  (kind: string): Fits =>
  (event, now) =>
    event.type === 'completed' &&
    KINDS[componentsOf(now.state.table).sections[event.card]?.kind ?? 0] === kind;

/** The sounds and the events they accompany. */
const SOUND_EVENTS: Record<string, Fits> = {
  die: ({ type }) => type === 'dieMoved',
  cube: ({ type }) => type === 'delivered',
  ruble: ({ type }) => type === 'rubles',
  prestige: ({ type }) => type === 'prestige',
  penalty: ({ type }) => type === 'punished',
  base: isCompletionOf('base'),
  middle: isCompletionOf('middle'),
  dome: isCompletionOf('dome'),
  cross: (event) => event.type === 'decorated' && event.ornament === 2,
};

/** The first offer that immediately causes such an event. */
const offerCausing = (fits: Fits, now: Situation): Move | undefined =>
  now.offers.find((offer) => {
    const { steps } = extend(redCathedral, now.draft, offer);
    return steps.at(-1)?.events.some((event) => fits(event, now));
  });

/** Opens a table where a sound is about to be played, and triggers it. */
async function triggerSound(page: Page, fits: Fits): Promise<void> {
  await openGame(page, prepareGame({ players: 4, until: (now) => offerCausing(fits, now) !== undefined }));
  const now = await situation(page);
  const move = offerCausing(fits, now);
  if (move) await mouse(seeded(1)).make(page, move, now);
  await waitForChange(page, now);
}

test.describe('at full volume', () => {
  test.use({ settings: { locale: 'en', speed: 3, volume: 1 } });

  test('the ten sounds are distinct, quiet and short, and end in silence @long', async ({ page }) => {
    await recordSounds(page);
    const sounds = new Map<string, Recording>();
    const listen = async (name: string): Promise<void> => {
      const heard = await recordings(page);
      expect(heard.length, name).toBeGreaterThan(0);
      for (const sound of heard) sounds.set(sound.pitches, sound);
    };
    for (const [name, fits] of Object.entries(SOUND_EVENTS)) {
      await triggerSound(page, fits);
      await listen(name);
    }
    await playOn(page, mouse(seeded(1)), greedyPolicy(1), ({ complete }) => complete);
    await page.keyboard.press('c');
    await expect.poll(async () => (await situation(page)).draft.steps.length).toBe(0);
    await listen('turn');

    expect(sounds.size).toBe(10);
    const all = [...sounds.values()];
    for (const { pitches, peak, duration, peakAfterwards, firstSample } of all) {
      // 0.2 of full scale is −14 dB; below 0.02 it would be inaudible.
      expect(peak, pitches).toBeLessThan(0.2);
      expect(peak, pitches).toBeGreaterThan(0.02);
      expect(duration, pitches).toBeGreaterThan(0.03);
      expect(duration, pitches).toBeLessThan(0.42);
      expect(peakAfterwards, pitches).toBeLessThan(0.001);
      expect(firstSample, pitches).toBeLessThan(0.001);
    }
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1))
        expect(similarity(one, other), `${one.pitches} and ${other.pitches}`).toBeLessThan(0.9);
  });
});

test('the volume setting scales the sounds, and at zero nothing is played', async ({ page }) => {
  await recordSounds(page);
  await page.goto('/settings');
  const peakAt = async (volume: string): Promise<number> => {
    await page.getByRole('slider', { name: 'Sound' }).fill(volume);
    await recordings(page);
    await page.getByRole('button', { name: 'Listen' }).click();
    const [sound] = await recordings(page);
    return sound?.peak ?? 0;
  };
  const [soft, half, full] = [await peakAt('0.2'), await peakAt('0.5'), await peakAt('1')];
  expect(half / soft).toBeCloseTo(2.5, 3);
  expect(full / half).toBeCloseTo(2, 3);

  await page.getByRole('slider', { name: 'Sound' }).fill('0');
  await recordings(page);
  await triggerSound(page, ({ type }) => type === 'dieMoved');
  expect(await recordings(page)).toEqual([]);
});
