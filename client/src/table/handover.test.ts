import {
  type Architectura,
  architectura,
  componentsOf,
  listCards,
  pieceAt,
  showEvent,
} from '@archivolt/architectura';
import { at, seeded } from '@archivolt/engine';
import type { Kit, Speaker } from '@archivolt/table/kit.ts';
import { TableModel } from '@archivolt/table/model.svelte.ts';
import { undrawn } from '@archivolt/table/undrawn.testing.ts';
import { expect, test } from 'vitest';
import { actions } from '../../../games/architectura/board/controller/actions.ts';
import { choices } from '../../../games/architectura/board/controller/choices.ts';
import { freshCards } from '../../../games/architectura/board/controller/fresh.ts';
import { allTargets, marks } from '../../../games/architectura/board/controller/marks.ts';
import {
  paneOf,
  paneOfEvent,
  paneOfTarget,
  targetOf,
} from '../../../games/architectura/board/controller/panes.ts';
import { mineOf } from '../../../games/architectura/board/controller/partProps.ts';
import type { Selection } from '../../../games/architectura/board/controller/selection.ts';
import { touch } from '../../../games/architectura/board/controller/touch.ts';
import { keyOf, type Target } from '../../../games/architectura/board/targets.ts';
import { spawnInThread } from '../session/botService.testing.ts';
import { draftKeeper } from '../session/draftKeeper.ts';
import { GameStore } from '../session/games.ts';
import { LocalSession } from '../session/localSession.ts';
import { newGame } from '../session/newGame.ts';
import { memoryStorage } from '../session/savedDrafts.ts';
import { workerThinker } from '../session/workerThinker.ts';

type ArKit = Kit<Architectura, Target, Selection>;

/** A speaker that says everything in notation, so that a test can check it. */
const speaker = {
  table: { refusals: { other: 'other' } },
  event: (event) => JSON.stringify(event),
  move: (move) => architectura.notation.printMove(move),
  label: (target) => keyOf(target),
} as Pick<Speaker<Architectura, Target, Selection>, 'event' | 'move' | 'label'> as Speaker<
  Architectura,
  Target,
  Selection
>;

const kit: ArKit = {
  ...undrawn<Architectura, Target, Selection>(),
  keyOf,
  targets: allTargets,
  touch,
  choices,
  actions,
  marks,
  paneOf,
  paneOfEvent,
  paneOfTarget,
  targetOf,
  showEvent,
  beginsTurn: () => undefined,
  loadSpeaker: async () => () => speaker,
};

/** Two people at one device, with the same session as a page. */
async function setTable() {
  const store = new GameStore(memoryStorage());
  const chance = seeded(3);
  const seats = [0, 1].map((seat) => ({ seat, name: `P${seat}`, kind: 'me' as const, colour: seat }));
  const deps = { store, chance, clock: () => 1 };
  const started = await newGame(architectura, { players: 2, first: 0 }, seats, deps);
  const loaded = started.ok ? await store.load(started.id) : undefined;
  if (!loaded?.ok) throw new Error('the game was not stored');
  const session = new LocalSession(architectura, loaded.game, {
    ...deps,
    thinker: workerThinker(architectura, spawnInThread(chance)),
    pause: () => Promise.resolve(),
    holdLeaderLock: () => Promise.resolve(),
  });
  const preferences = { speed: () => 1, autoConfirm: () => false, sound: () => {} };
  const turn = () => (session.now.mayMove ? session.now.version : undefined);
  const keeper = await draftKeeper(architectura, session.id, store, turn);
  const model = new TableModel(session, kit, keeper, preferences, () => speaker);
  return { session, keeper, model };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The moves that place a card, for the person whose turn it is. */
const plays = (model: TableModel<Architectura, Target, Selection>) =>
  model.decision.offers.flatMap((move) => (move.do === 'play' ? [move] : []));

test('[AR-S2] between two people the table contains nothing of either hand, not even undone moves', async () => {
  const { session, keeper, model } = await setTable();
  expect(model.decision.offers).toEqual([]);
  expect(model.view.mine).toEqual(architectura.secrets?.nothing);
  session.takeOver();
  const [tried, other] = plays(model).filter(
    (move, index, all) => all.findIndex(({ card }) => card === move.card) === index,
  );
  if (!tried || !other) throw new Error('a hand has three cards');
  model.play(tried);
  expect(model.announcer.pending.map(({ text }) => text).join()).toContain(tried.card);
  model.undo();
  model.play(other);
  // Hidden and shown again, the turn is as it was.
  session.putAway?.();
  expect(model.announcer.pending).toEqual([]);
  expect(keeper.load()).toEqual([]);
  expect([model.view.mine, model.drafting.steps]).toEqual([architectura.secrets?.nothing, 0]);
  session.takeOver();
  expect(model.drafting.steps).toBe(1);
  while (!model.drafting.complete) {
    const [first] = model.decision.offers;
    if (!first) throw new Error('nothing to do, and yet not complete');
    model.play(first);
  }
  await model.confirm();
  await settled();
  expect(session.now.handover).toBe(1);
  expect(model.announcer.pending).toEqual([]);
  expect(model.view.mine).toEqual(architectura.secrets?.nothing);
  session.takeOver();
  expect(model.view.seat).toBe(1);
  expect(model.decision.offers.length).toBeGreaterThan(0);
});

test('nobody can move before taking over the device', async () => {
  const { model } = await setTable();
  model.input.touch({ on: 'space', space: 0 });
  expect(model.drafting.steps).toBe(0);
  expect(model.decision.marks.size).toBeLessThan(2);
});

test('[AR-D1] a card just drawn is marked for its owner after the handover, until the first touch', async () => {
  const { session, model } = await setTable();
  const fresh = () => [...freshCards(model, mineOf(model))];
  const hand = () => listCards(model.view.mine.hand);
  const turn = async () => {
    while (!model.drafting.complete) model.play(at(model.decision.offers, 0));
    await model.confirm();
    await settled();
  };
  session.takeOver();
  // A first hand is new as a whole, so nothing is marked.
  expect(fresh()).toEqual([]);
  const before = hand();
  await turn();
  // Nobody sees what another player has drawn, neither before nor after the handover.
  expect([session.now.handover, session.before, fresh()]).toEqual([1, undefined, []]);
  session.takeOver();
  expect(fresh()).toEqual([]);
  await turn();
  session.takeOver();
  expect(model.view.seat).toBe(0);
  const drawn = hand().filter((card) => !before.includes(card));
  expect(drawn).toHaveLength(1);
  const { id } = pieceAt(componentsOf(model.view.table), 0, at(drawn, 0));
  expect(fresh()).toEqual([id]);
  model.input.touch({ on: 'hand', card: id });
  expect(fresh()).toEqual([]);
});
