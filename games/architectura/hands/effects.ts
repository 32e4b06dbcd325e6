import { type Ask, architectura, CARD_IDS, type CardId, type Move } from '@archivolt/architectura';
import { at, extend } from '@archivolt/engine';
import type { Page } from '@playwright/test';
import { eagerPolicy, type Policy, usedEffects } from './policy.ts';
import { prepareGame } from './prepareGame.ts';
import { type Situation, type StoredRecord, situationOf } from './record.ts';

/** Questions that only one building asks. */
const ASKED_BY: Partial<Record<Ask, CardId>> = {
  rebuild: 'School',
  escape: 'Inn',
  token: 'Fountain',
  faceDown: 'Laboratory',
  swap: 'Park',
  protect: 'Temple',
  copy: 'Forge',
  return: 'Manufactory',
};

/** Looks one step ahead for an effect that nobody has used yet. */
function curiousPolicy(seed: number): Policy {
  const otherwise = eagerPolicy(seed);
  return (situation) => {
    const used = usedEffects(situation);
    const isNew = (move: Move): boolean => {
      const { steps, view } = extend(architectura, situation.draft, move);
      const last = steps.at(-1)?.events ?? [];
      const state = { table: view.table, mine: situation.state.mine };
      const ask = view.table.todo.at(-1)?.ask;
      const card = ask && ASKED_BY[ask];
      if (card !== undefined && !used.has(card)) return true;
      return [...usedEffects({ state, events: last })].some((now) => !used.has(now));
    };
    return situation.offers.find((move) => move.do !== 'replace' && isNew(move)) ?? otherwise(situation);
  };
}

/** Earlier seeds miss an effect, and finding that out takes seconds. */
const FIRST_SEED = 30;
/** More than enough; without a limit a test would only time out. */
const MAX_SEEDS = 400;

/** The first game of four players in which every effect of the eighteen buildings is used. */
export function gameWithEveryEffect(): StoredRecord {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + MAX_SEEDS; seed++) {
    const game = prepareGame({
      players: 4,
      swaps: 6,
      here: [0, 1, 2, 3],
      seed,
      policy: curiousPolicy(seed),
      until: ({ toMove }) => toMove === undefined,
    });
    if (usedEffects(situationOf(game)).size === CARD_IDS.length) return game;
  }
  throw new Error(`no game of ${MAX_SEEDS} uses every effect`);
}

/** Replays the same game. */
export const replayPolicy =
  ({ submissions }: StoredRecord): Policy =>
  ({ stored, draft, offers }: Situation) => {
    const wanted = at(at(submissions, stored.submissions.length).moves, draft.steps.length);
    const found = offers.find((move) => architectura.notation.printMove(move) === wanted);
    if (!found) throw new Error(`${wanted} is not offered`);
    return found;
  };

/** Makes the page repeat the recorded draws. */
export async function repeatDraws(page: Page, { submissions }: StoredRecord): Promise<void> {
  await page.addInitScript(
    (picks) => {
      const original = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = (array) => {
        const next = array instanceof Uint32Array && array.length === 1 ? picks.shift() : undefined;
        if (next === undefined || !(array instanceof Uint32Array)) return original(array);
        array[0] = next;
        return array;
      };
    },
    submissions.flatMap(({ picks }) => picks),
  );
}
