import { at, offersOf, type State, seeded, submit, viewOf } from '@archivolt/engine';
import { loadTable } from '@archivolt/i18n';
import { type Event, type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import { loadGame } from '@archivolt/red-cathedral/words';
import { Aside } from '@archivolt/table/aside.svelte.ts';
import { TableModel } from '@archivolt/table/model.svelte.ts';
import type { HistoryEntry, SeatInfo, Session, Snapshot, Update } from '@archivolt/table/session/session.ts';
import type { Stage } from '@archivolt/table/stage.ts';
import { expect, test } from 'vitest';
import { motionsAfter, motionsBefore } from '../../../games/red-cathedral/board/controller/motions.ts';
import type { Selection } from '../../../games/red-cathedral/board/controller/selection.ts';
import { speak } from '../../../games/red-cathedral/board/controller/speak.ts';
import type { Target } from '../../../games/red-cathedral/board/targets.ts';
import { rcKit } from './rcKit.testing.ts';

const kit: typeof rcKit = { ...rcKit, motionsBefore, motionsAfter };

const SEATS: SeatInfo[] = [
  { seat: 0, name: 'Ada', kind: 'me', colour: 0 },
  { seat: 1, name: 'Varvara', kind: 'bot', colour: 1, level: 'greedy' },
];

/** A random game, played step by step. */
class SteppedGame implements Session<RedCathedral> {
  readonly id = 'played';
  readonly game = redCathedral;
  readonly seats = SEATS;
  readonly #chance = seeded(4);
  readonly #choose = seeded(11);
  readonly #history: HistoryEntry<RedCathedral>[] = [];
  #state: State<RedCathedral> = redCathedral.setup(
    { players: 2, side: 'basic', influence: 'first', first: 0 },
    this.#chance,
  );
  #listener: (update: Update<RedCathedral>) => void = () => {};

  get now(): Snapshot<RedCathedral> {
    const toMove = redCathedral.toMove(this.#state.table);
    const view = viewOf(this.#state, 0);
    return { version: this.#history.length, view, mayMove: toMove === 0, toMove, thinking: toMove === 1 };
  }
  subscribe(listener: (update: Update<RedCathedral>) => void) {
    this.#listener = listener;
    return () => {};
  }
  submit = () => Promise.reject(new Error('not asked for here'));
  history = () => this.#history;
  close() {}

  /** Makes one decision; returns its events and its seat. */
  step(): HistoryEntry<RedCathedral> {
    const seat = redCathedral.toMove(this.#state.table) ?? 0;
    const offers = offersOf(redCathedral, viewOf(this.#state, seat));
    const move = at(offers, this.#choose(offers.length));
    const played = submit(redCathedral, this.#state, seat, [move], this.#chance);
    if (!played.ok) throw new Error(played.why);
    this.#state = played.state;
    const entry = { version: this.#history.length + 1, seat, events: played.events };
    this.#history.push(entry);
    this.#listener({ snapshot: this.now, events: played.events });
    return entry;
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function sitDown() {
  const [game, table] = await Promise.all([loadGame('en'), loadTable('en')]);
  const session = new SteppedGame();
  const preferences = { speed: () => 100, autoConfirm: () => false, sound: () => {} };
  const keeper = { load: () => [], save: () => {} };
  const model = new TableModel(session, kit, keeper, preferences, (seating) => speak(game, table, seating));
  /** The sentence in the bar during each animation. */
  const said: { words: string | undefined; turn: number | undefined }[] = [];
  const stage: Stage = {
    moves: true,
    play: async (motions) => {
      if (motions.length > 0) said.push({ words: model.announcer.narration, turn: model.onTurn });
    },
    finish: () => {},
  };
  model.replay.stage = stage;
  return { session, model, said };
}

/** The expected sentences for events, one for each animation. */
function expected(model: TableModel<RedCathedral, Target, Selection>, events: readonly Event[]): string[] {
  const { table } = model.view;
  return events.flatMap((event) => {
    const moves = [motionsBefore(event, table), motionsAfter(event)].filter((motions) => motions.length > 0);
    return moves.map(() => model.speaker.event(event, table));
  });
}

test('the bar describes each animated event of a random game', async () => {
  const { session, model, said } = await sitDown();
  const kinds = new Set<string>();
  for (let step = 0; step < 400 && session.now.toMove !== undefined; step++) {
    said.length = 0;
    const { events } = session.step();
    await settled();
    expect(model.replay.moving).toBe(false);
    // Swapped tiles would be named by another table here.
    if (events.some(({ type }) => type === 'tilesSwapped')) continue;
    expect(said.map(({ words }) => words)).toEqual(expected(model, events));
    for (const event of events) kinds.add(event.type);
    expect(model.announcer.narration).toBeUndefined();
  }
  for (const kind of ['claimed', 'dieMoved', 'rolled', 'gained', 'recognition'])
    expect(kinds).toContain(kind);
});

test('replaying the turns of the others starts from the table before them and changes nothing', async () => {
  const { session, model, said } = await sitDown();
  const aside = new Aside(model);
  while (!(session.now.mayMove && session.now.version > 12 && aside.since.length > 0)) {
    session.step();
    await settled();
  }
  const before = JSON.stringify([model.view, model.snapshot, session.history()]);
  said.length = 0;
  aside.again();
  expect(model.replay.moving).toBe(true);
  expect(model.decision.offers).toEqual([]);
  expect(model.view.table).not.toEqual(session.now.view.table);
  await settled();
  const events = aside.since.toReversed().flatMap(({ lines }) => lines.map(({ event }) => event));
  expect(said.map(({ words }) => words)).toEqual(expected(model, events));
  for (const { turn } of said) expect(turn).toBe(1);
  expect(model.replay.moving).toBe(false);
  expect(JSON.stringify([model.view, model.snapshot, session.history()])).toBe(before);
});
