import { at, offersOf, type State, seeded, submit, viewOf } from '@archivolt/engine';
import { type Move, type Options, type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import type { Preferences, Speaker } from '@archivolt/table/kit.ts';
import { logOf } from '@archivolt/table/log.ts';
import { TableModel } from '@archivolt/table/model.svelte.ts';
import { placeOf, rowsOf } from '@archivolt/table/score.ts';
import type { DraftKeeper } from '@archivolt/table/session/draft.ts';
import type { HistoryEntry, Session, Snapshot, Update } from '@archivolt/table/session/session.ts';
import type { Stage } from '@archivolt/table/stage.ts';
import { describe, expect, test, vi } from 'vitest';
import { allTargets } from '../../../games/red-cathedral/board/controller/marks.ts';
import { differences } from '../../../games/red-cathedral/board/controller/preview.ts';
import type { Selection } from '../../../games/red-cathedral/board/controller/selection.ts';
import { keyOf, type Target } from '../../../games/red-cathedral/board/targets.ts';
import { rcKit } from './rcKit.testing.ts';

const kit: typeof rcKit = { ...rcKit, loadSpeaker: async () => () => speaker };

/** A speaker that says everything by its code, so that a test can check it. */
const speaker = {
  table: { refusals: { stale: 'stale', other: 'other' } },
  event: ({ type }) => type,
  move: (move) => redCathedral.notation.printMove(move),
  label: (target) => keyOf(target),
} as Pick<Speaker<RedCathedral, Target, Selection>, 'event' | 'move' | 'label'> as Speaker<
  RedCathedral,
  Target,
  Selection
>;

const OPTIONS: Options = { players: 2, side: 'basic', influence: 'first', first: 0 };

/** A hot-seat game on the engine alone. */
class TestSession implements Session<RedCathedral> {
  readonly id = 'test';
  readonly game = redCathedral;
  readonly seats = [0, 1].map((seat) => ({ seat, name: `P${seat}`, kind: 'me' as const, colour: seat }));
  readonly #history: HistoryEntry<RedCathedral>[] = [];
  readonly #listeners = new Set<(update: Update<RedCathedral>) => void>();
  readonly #chance;
  #state: State<RedCathedral>;
  refuse: string | undefined;
  /** A submission is in flight until this resolves. */
  arrives: Promise<void> | undefined;

  constructor(seed = 1) {
    this.#chance = seeded(seed);
    this.#state = redCathedral.setup(OPTIONS, this.#chance);
  }

  get now(): Snapshot<RedCathedral> {
    const toMove = redCathedral.toMove(this.#state.table);
    const view = viewOf(this.#state, toMove ?? 0);
    return { version: this.#history.length, view, mayMove: toMove !== undefined, toMove, thinking: false };
  }
  subscribe(listener: (update: Update<RedCathedral>) => void) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  async submit(moves: readonly Move[]) {
    await this.arrives;
    if (this.refuse) return { ok: false as const, why: this.refuse, reasons: [] };
    return this.play(moves);
  }
  /** Plays for the seat on turn, as a bot that stands in does. */
  play(moves: readonly Move[]) {
    const played = submit(redCathedral, this.#state, this.now.view.seat, moves, this.#chance);
    if (!played.ok) return { ok: false as const, why: played.why, reasons: played.reasons };
    const { seat } = this.now.view;
    this.#state = played.state;
    this.#history.push({ version: this.#history.length + 1, seat, events: played.events });
    for (const listener of this.#listeners) listener({ snapshot: this.now, events: played.events });
    return { ok: true as const, version: this.#history.length };
  }
  /** What a session sends after a reconnect: the same state again. */
  resend() {
    for (const listener of this.#listeners) listener({ snapshot: this.now, events: [] });
  }
  history() {
    return this.#history;
  }
  close() {}
}

function setTable(changes: { auto?: boolean; saved?: Move[]; seed?: number } = {}) {
  const session = new TestSession(changes.seed);
  const kept: { moves: readonly Move[]; version: number } = { moves: changes.saved ?? [], version: 0 };
  const keeper: DraftKeeper<RedCathedral> = {
    load: () => (kept.version === session.now.version ? kept.moves : []),
    save: (moves) => {
      kept.moves = moves;
      kept.version = session.now.version;
    },
  };
  const preferences: Preferences = {
    speed: () => 1,
    autoConfirm: () => changes.auto ?? false,
    sound: () => {},
  };
  const model = new TableModel(session, kit, keeper, preferences, () => speaker);
  return { session, model, kept };
}

/** Plays the first matching offer. */
function playFirst(model: TableModel<RedCathedral, Target, Selection>, kind: Move['do']): Move {
  const move = model.decision.offers.find((offer) => offer.do === kind);
  if (!move) throw new Error(`no ${kind} among ${model.decision.offers.map((offer) => offer.do).join()}`);
  model.play(move);
  return move;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a draft', () => {
  test('is undone step by step or completely, and does not affect the session', () => {
    const { model, session, kept } = setTable();
    const before = JSON.stringify(session.now.view);
    playFirst(model, 'claim');
    playFirst(model, 'slot');
    expect(model.drafting.steps).toBe(2);
    expect(kept.moves).toHaveLength(2);
    model.undo();
    expect(model.drafting.steps).toBe(1);
    playFirst(model, 'slot');
    model.undo(Number.POSITIVE_INFINITY);
    expect(model.drafting.steps).toBe(0);
    expect(kept.moves).toEqual([]);
    expect(JSON.stringify(model.view)).toBe(before);
    expect(JSON.stringify(session.now.view)).toBe(before);
  });

  test('waits for confirmation, says so when touched, and then passes the turn', async () => {
    const { model, session } = setTable();
    playFirst(model, 'claim');
    playFirst(model, 'slot');
    while (!model.drafting.complete) model.play(at(model.decision.offers, 0));
    expect(model.decision.offers).toEqual([]);
    model.input.touch({ on: 'place', place: 0 });
    expect(model.interaction.whyNot).toMatchObject({ reasons: [] });
    await model.confirm();
    await settled();
    expect(session.history()).toHaveLength(1);
    expect(model.view.seat).toBe(1);
    expect(model.decision.isOpen).toBe(true);
  });

  test('is confirmed automatically if the reader chose so', async () => {
    const { model, session } = setTable({ auto: true });
    playFirst(model, 'acquire');
    playFirst(model, 'roll');
    await settled();
    expect(session.history()).toHaveLength(1);
  });

  test('is sealed by a roll, and can be undone only until it is sent', async () => {
    const { model } = setTable();
    playFirst(model, 'acquire');
    playFirst(model, 'roll');
    expect(model.drafting.sealed).toBe(true);
    expect(model.drafting.complete).toBe(true);
    // Nothing more can be asked before the dice are rolled, and yet the score is not final.
    expect(model.sheet.final).toBe(false);
    model.undo();
    expect(model.drafting.sealed).toBe(false);
    playFirst(model, 'roll');
    await model.confirm();
    await settled();
    expect(model.drafting.steps).toBe(0);
    model.undo();
    expect(model.view).toBe(model.snapshot.view);
  });

  test.each([undefined, 'stale'])('cannot be undone while it is in flight (refusal: %s)', async (refusal) => {
    const { model, session, kept } = setTable();
    playFirst(model, 'acquire');
    playFirst(model, 'roll');
    let arrive = (): void => {};
    session.arrives = new Promise((resolve) => {
      arrive = resolve;
    });
    session.refuse = refusal;
    const confirmed = model.confirm();
    expect(model.submission.inFlight).toBe(true);
    model.undo(Number.POSITIVE_INFINITY);
    expect([model.drafting.steps, kept.moves.length]).toEqual([2, 2]);
    // A second confirmation does not submit it twice.
    await model.confirm();
    arrive();
    await confirmed;
    await settled();
    expect(model.submission.inFlight).toBe(false);
    expect(session.history()).toHaveLength(refusal ? 0 : 1);
    expect(model.drafting.steps).toBe(refusal ? 2 : 0);
    // A turn that was refused is the player's again.
    model.undo(Number.POSITIVE_INFINITY);
    expect(model.drafting.steps).toBe(0);
    expect(model.view.table.turn).toBe(model.snapshot.view.table.turn);
  });

  test('is restored after a reload, as far as it is still legal', () => {
    const { model, kept } = setTable();
    playFirst(model, 'claim');
    playFirst(model, 'slot');
    const again = setTable({ saved: [...kept.moves, { do: 'roll' }] });
    expect(again.model.drafting.steps).toBe(2);
    expect(again.model.view).toEqual(model.view);
  });

  test('is unchanged when the session refuses it', async () => {
    const { model, session } = setTable();
    session.refuse = 'stale';
    playFirst(model, 'acquire');
    playFirst(model, 'roll');
    await model.confirm();
    expect(model.interaction.refusal).toBe('stale');
    expect(model.drafting.steps).toBe(2);
    expect(model.drafting.complete).toBe(true);
  });
});

test('offers played by one touch are undone together', () => {
  const { model } = setTable();
  playFirst(model, 'claim');
  const slot = model.decision.offers.findLast((offer) => offer.do === 'slot');
  if (!slot) throw new Error('no slot is free');
  model.input.press({ does: 'play', move: slot, also: [{ do: 'face', up: false }] });
  expect(model.drafting.complete).toBe(true);
  expect(model.drafting.steps).toBe(3);
  model.undo();
  expect(model.drafting.steps).toBe(1);
  expect(model.decision.offers).toContain(slot);
  model.undo();
  expect(model.drafting.steps).toBe(0);
});

test('a state that is sent again leaves the turn, and what one touch undoes, as they are', () => {
  const { model, session } = setTable();
  playFirst(model, 'claim');
  const slot = model.decision.offers.findLast((offer) => offer.do === 'slot');
  if (!slot) throw new Error('no slot is free');
  model.input.press({ does: 'play', move: slot, also: [{ do: 'face', up: false }] });
  session.resend();
  expect(model.drafting.steps).toBe(3);
  model.undo();
  expect(model.drafting.steps).toBe(1);
});

test('a turn is not shown twice if the state is sent again while it is on its way', async () => {
  const { model, session } = setTable();
  playFirst(model, 'claim');
  while (!model.drafting.complete) model.play(at(model.decision.offers, 0));
  const announced = model.announcer.pending.length;
  const { drafting } = model;
  const known = drafting.events.length;
  session.arrives = Promise.resolve();
  const sent = model.confirm();
  session.resend();
  expect(drafting.complete).toBe(true);
  await sent;
  await settled();
  const { events } = at(session.history(), 0);
  expect(model.announcer.pending).toHaveLength(announced + events.length - known);
});

test('a turn that a bot plays while another one is on its way is shown from its first event on', async () => {
  const { model, session } = setTable();
  playFirst(model, 'claim');
  while (!model.drafting.complete) model.play(at(model.decision.offers, 0));
  expect(model.drafting.events.length).toBeGreaterThan(0);
  model.announcer.forget();
  session.arrives = Promise.resolve();
  session.refuse = 'stale';
  const sent = model.confirm();
  const acquire = offersOf(redCathedral, session.now.view).find((offer) => offer.do === 'acquire');
  if (!acquire) throw new Error('nothing can be acquired');
  session.play([acquire, { do: 'roll' }]);
  await sent;
  await settled();
  const { events } = at(session.history(), 0);
  expect(model.announcer.pending.map(({ text }) => text)).toEqual(events.map(({ type }) => type));
});

test('previewing an offer changes nothing, and shows the differences that playing it makes', () => {
  const { model } = setTable();
  const before = JSON.stringify(model.view);
  for (const target of allTargets(model.view.table)) {
    model.input.look(target);
    const { considered } = model.decision;
    expect(JSON.stringify(model.view)).toBe(before);
    if (!considered) continue;
    const { changes } = differences(considered.before.table, considered.after.table, considered.events);
    for (const { seat, of, from, to } of changes)
      if (of === 'rubles') {
        expect(at(considered.before.table.players, seat).rubles).toBe(from);
        expect(at(considered.after.table.players, seat).rubles).toBe(to);
      }
  }
});

test('every event is announced once, either by the draft or by the session', async () => {
  const { model, session } = setTable();
  playFirst(model, 'acquire');
  playFirst(model, 'roll');
  await model.confirm();
  await settled();
  playFirst(model, 'claim');
  while (!model.drafting.complete) model.play(at(model.decision.offers, 0));
  expect(model.view.table.active).toBe(1); // the next turn is not shown before this one is confirmed
  await model.confirm();
  await settled();
  expect(model.view.table.active).toBe(0);
  const happened = session.history().flatMap(({ events }) => events.map(({ type }) => type));
  expect(model.announcer.pending.map(({ text }) => text)).toEqual(
    happened.slice(-model.announcer.pending.length),
  );
  expect(model.announcer.pending.length).toBeGreaterThan(6);
});

test('the table lags behind during an animation, and catching up shows the current state', async () => {
  const { model, session } = setTable();
  let release: () => void = () => {};
  const stage: Stage = {
    moves: true,
    play: () => new Promise((resolve) => (release = resolve)),
    finish: vi.fn(() => release()),
  };
  model.replay.stage = stage;
  playFirst(model, 'acquire');
  playFirst(model, 'roll');
  await model.confirm();
  expect(model.replay.moving).toBe(true);
  expect(model.decision.offers).toEqual([]);
  expect(model.view.table).not.toEqual(session.now.view.table);
  model.replay.catchUp();
  expect(stage.finish).toHaveBeenCalled();
  expect(model.replay.moving).toBe(false);
  expect(model.view).toEqual(session.now.view);
  await settled();
  expect(model.view).toEqual(session.now.view);
  expect(model.announcer.pending).toHaveLength(session.history().flatMap(({ events }) => events).length);
});

test('after a whole game the log has every event and the score sheet every line', async () => {
  const { model, session } = setTable({ auto: true, seed: 5 });
  const choose = seeded(9);
  for (let decision = 0; session.now.toMove !== undefined && decision < 20_000; decision++) {
    expect(model.decision.offers).toEqual(offersOf(redCathedral, model.view));
    model.play(at(model.decision.offers, choose(model.decision.offers.length)));
    await settled();
  }
  const turns = logOf(kit, model.history.entries, model.view.table);
  const lines = turns.reduce((sum, turn) => sum + turn.lines.length, 0);
  const events = session.history().flatMap((entry) => entry.events);
  expect(lines).toBe(events.filter(({ type }) => type !== 'turn').length);
  const sheet = redCathedral.score(model.view.table);
  const rows = rowsOf(sheet, ({ facts }) => `${facts?.tower}`);
  expect(rows.flatMap((row) => row.lines).filter((line) => line !== undefined)).toHaveLength(
    sheet.lines.length,
  );
  expect(sheet.totals.map((_, seat) => placeOf(sheet, seat)).includes(1)).toBe(true);
});
