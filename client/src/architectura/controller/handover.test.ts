import { type Architectura, architectura } from '@archivolt/architectura';
import { seeded } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { hiredHere } from '../../session/desk.testing.ts';
import { draftKeeper } from '../../session/draft.ts';
import { GameStore, memoryDrawer } from '../../session/games.ts';
import { LocalSession } from '../../session/localSession.ts';
import { newGame } from '../../session/newGame.ts';
import { workerThinker } from '../../session/workerThinker.ts';
import type { Kit, Speaker } from '../../table/kit.ts';
import { TableModel } from '../../table/model.svelte.ts';
import { keyOf, type Target } from '../targets.ts';
import { actions } from './actions.ts';
import { choices } from './choices.ts';
import { allTargets, marks } from './marks.ts';
import { paneOf, paneOfEvent, paneOfTarget, targetOf } from './panes.ts';
import type { Selection } from './selection.ts';
import { showEvent } from './shown.ts';
import { touch } from './touch.ts';

type ArKit = Kit<Architectura, Target, Selection>;
const nothing = (() => {}) as unknown as ArKit['defs'];

/** Says everything by its notation, so that a test can see what was said. */
const speaker = {
  table: { refusals: { other: 'other' } },
  event: (event) => JSON.stringify(event),
  move: (move) => architectura.notation.printMove(move),
  reason: ({ code }) => code,
  label: (target) => keyOf(target),
  preview: () => ({ counters: [], notes: [] }),
} as Pick<
  Speaker<Architectura, Target, Selection>,
  'event' | 'move' | 'reason' | 'label' | 'preview'
> as Speaker<Architectura, Target, Selection>;

const kit: ArKit = {
  ...{ keyOf, targets: allTargets, touch, choices, actions, marks, paneOf, paneOfEvent, paneOfTarget },
  ...{ targetOf, showEvent, turnOf: ({ turn }) => turn, motionsBefore: () => [], motionsAfter: () => [] },
  soundOf: () => undefined,
  tablesOf: (events, now) => events.map(() => now),
  beginsTurn: () => undefined,
  loadSpeaker: async () => () => speaker,
  ...{ panes: [], chips: nothing, defs: nothing },
};

/** Two persons at one device, with the very session that a page has. */
async function setTable() {
  const store = new GameStore(memoryDrawer());
  const chance = seeded(3);
  const seats = [0, 1].map((seat) => ({ seat, name: `P${seat}`, kind: 'me' as const, colour: seat }));
  const around = { store, chance, clock: () => 1 };
  const started = await newGame(architectura, { players: 2, first: 0 }, seats, around);
  const loaded = started.ok ? await store.load(started.id) : undefined;
  if (!loaded?.ok) throw new Error('the game was not kept');
  const session = new LocalSession(architectura, loaded.game, {
    ...around,
    thinker: workerThinker(architectura.id, hiredHere(chance)),
    pause: () => Promise.resolve(),
    lead: () => Promise.resolve(),
  });
  const preferences = { speed: () => 1, autoConfirm: () => false, sound: () => {} };
  const turn = () => (session.now.mayMove ? session.now.version : undefined);
  const keeper = await draftKeeper(architectura, session.id, store, turn);
  const model = new TableModel(session, kit, keeper, preferences, () => speaker);
  return { session, keeper, model };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The moves that lay a card, for the person whose turn it is. */
const plays = (model: TableModel<Architectura, Target, Selection>) =>
  model.offers.flatMap((move) => (move.do === 'play' ? [move] : []));

test('[AR-S2] between two persons the table holds nothing of either hand, not even what was tried and taken back', async () => {
  const { session, keeper, model } = await setTable();
  expect(model.offers).toEqual([]);
  expect(model.view.mine).toEqual(architectura.secrets?.nothing);
  session.takeOver();
  const [tried, other] = plays(model).filter(
    (move, index, all) => all.findIndex(({ card }) => card === move.card) === index,
  );
  if (!tried || !other) throw new Error('a hand has three cards');
  model.play(tried);
  expect(model.told.map(({ text }) => text).join()).toContain(tried.card);
  model.undo();
  model.play(other);
  // Put away and taken up again, the turn is as it was.
  session.putAway();
  expect(model.told).toEqual([]);
  expect(keeper.load()).toEqual([]);
  expect([model.view.mine, model.steps]).toEqual([architectura.secrets?.nothing, 0]);
  session.takeOver();
  expect(model.steps).toBe(1);
  while (!model.complete) {
    const [first] = model.offers;
    if (!first) throw new Error('nothing to do, and yet not complete');
    model.play(first);
  }
  await model.confirm();
  await settled();
  expect(session.now.handover).toBe(1);
  expect(model.told).toEqual([]);
  expect(model.view.mine).toEqual(architectura.secrets?.nothing);
  session.takeOver();
  expect(model.view.seat).toBe(1);
  expect(model.offers.length).toBeGreaterThan(0);
});

test('one who is not at the device touches in vain, and is told who decides', async () => {
  const { model } = await setTable();
  model.touch({ on: 'space', space: 0 });
  expect(model.steps).toBe(0);
  expect(model.marks.size).toBeLessThan(2);
});
