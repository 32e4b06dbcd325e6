import { architectura, showEvent as showInCity } from '@archivolt/architectura';
import { loadGame as loadCityWords } from '@archivolt/architectura/words';
import {
  at,
  type Game,
  type GameTypes,
  offersOf,
  type State,
  seeded,
  submit,
  viewOf,
} from '@archivolt/engine';
import { loadTable } from '@archivolt/i18n';
import { diceAt, IVAN, redCathedral, showEvent } from '@archivolt/red-cathedral';
import { loadGame as loadCathedralWords } from '@archivolt/red-cathedral/words';
import { Aside } from '@archivolt/table/aside.svelte.ts';
import type { GuideOf, Kit, SpeakerOf } from '@archivolt/table/kit.ts';
import { TableModel } from '@archivolt/table/model.svelte.ts';
import type { HistoryEntry, SeatInfo, Session, Snapshot, Update } from '@archivolt/table/session/session.ts';
import { undrawn } from '@archivolt/table/undrawn.testing.ts';
import { expect, test } from 'vitest';
import { loadGuideOf as loadCity } from '../../../games/architectura/board/controller/guide.ts';
import { allTargets as cityTargets } from '../../../games/architectura/board/controller/marks.ts';
import { targetOf as cityTargetOf } from '../../../games/architectura/board/controller/panes.ts';
import { speak as speakCity } from '../../../games/architectura/board/controller/speak.ts';
import { keyOf as cityKey } from '../../../games/architectura/board/targets.ts';
import { loadGuideOf as loadCathedral } from '../../../games/red-cathedral/board/controller/guide.ts';
import { allTargets } from '../../../games/red-cathedral/board/controller/marks.ts';
import { targetOf } from '../../../games/red-cathedral/board/controller/panes.ts';
import { speak } from '../../../games/red-cathedral/board/controller/speak.ts';
import { keyOf } from '../../../games/red-cathedral/board/targets.ts';

const never = () => Promise.reject(new Error('not asked for here'));
const seatsOf = (count: number, solo = false): SeatInfo[] =>
  ['Ada', 'Boris', 'Clio', 'Dora'].slice(0, count).map((name, seat) => ({
    seat,
    name,
    colour: seat,
    kind: seat === 0 ? 'me' : solo ? 'automaton' : 'bot',
  }));

/** A random game whose states are all known, for a reader in seat 0. */
class KnownGame<G extends GameTypes> implements Session<G> {
  readonly id = 'known';
  readonly game: Game<G>;
  readonly seats: readonly SeatInfo[];
  readonly states: State<G>[];
  readonly #history: HistoryEntry<G>[] = [];
  readonly #chance = seeded(5);
  readonly #choose = seeded(6);
  #listener: (update: Update<G>) => void = () => {};

  constructor(game: Game<G>, options: G['options'], seats: readonly SeatInfo[]) {
    this.game = game;
    this.seats = seats;
    this.states = [game.setup(options, this.#chance)];
  }
  get #state(): State<G> {
    return at(this.states, this.states.length - 1);
  }
  get now(): Snapshot<G> {
    const toMove = this.game.toMove(this.#state.table);
    const view = viewOf(this.#state, 0);
    return { version: this.#history.length, view, mayMove: toMove === 0, toMove, thinking: toMove !== 0 };
  }
  subscribe(listener: (update: Update<G>) => void) {
    this.#listener = listener;
    return () => {};
  }
  submit = never;
  history = () => this.#history;
  tableAt = (version: number) => this.states[version]?.table;
  close() {}

  step(): boolean {
    const seat = this.game.toMove(this.#state.table);
    if (seat === undefined) return false;
    const offers = offersOf(this.game, viewOf(this.#state, seat));
    const played = submit(
      this.game,
      this.#state,
      seat,
      [at(offers, this.#choose(offers.length))],
      this.#chance,
    );
    if (!played.ok) throw new Error(played.why);
    this.states.push(played.state);
    this.#history.push({ version: this.#history.length + 1, seat, events: played.events });
    this.#listener({ snapshot: this.now, events: played.events });
    return true;
  }
}

type Parts<G extends GameTypes, T, S> = Pick<
  Kit<G, T, S>,
  'keyOf' | 'targets' | 'targetOf' | 'showEvent' | 'beginsTurn'
>;

/** A table model that can describe turns but draws nothing. */
function tableOf<G extends GameTypes, T, S>(
  session: KnownGame<G>,
  parts: Parts<G, T, S>,
  speakerOf: SpeakerOf<G, T, S>,
  guideOf: GuideOf<G>,
) {
  const kit: Kit<G, T, S> = {
    ...undrawn<G, T, S>(),
    ...parts,
    touch: () => ({ does: 'ask' }),
    choices: () => [],
    actions: () => [],
    marks: () => new Map(),
    paneOf: () => undefined,
    paneOfEvent: () => undefined,
    paneOfTarget: () => '',
  };
  const preferences = { speed: () => 100, autoConfirm: () => false, sound: () => {} };
  const model = new TableModel(session, kit, { load: () => [], save: () => {} }, preferences, speakerOf);
  const aside = new Aside(model);
  aside.guideOf = guideOf;
  return { model, aside };
}

async function cathedral(players: number) {
  const solo = players === 1;
  const options = { players, side: 'basic', influence: 'first', first: 0 } as const;
  const session = new KnownGame(redCathedral, options, seatsOf(solo ? 2 : players, solo));
  const [game, table] = await Promise.all([loadCathedralWords('en'), loadTable('en')]);
  return {
    session,
    ...tableOf(
      session,
      {
        keyOf,
        targets: allTargets,
        targetOf,
        showEvent,
        beginsTurn: (event) => (event.type === 'turn' ? { seat: event.seat, turn: event.turn } : undefined),
      },
      (seating) => speak(game, table, seating),
      await loadCathedral('en'),
    ),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const shareOf = (table: ReturnType<typeof redCathedral.copyTable>, seat: number): number =>
  redCathedral
    .score(table)
    .lines.filter((line) => line.code === 'tower' && line.seat === seat)
    .reduce((sum, { points }) => sum + points, 0);

test('[RC-E4] the reported change to the reader’s tower points is the difference of the score sheets', async () => {
  const { session, aside } = await cathedral(3);
  let seen = 0;
  let own = shareOf(at(session.states, 0).table, 0);
  let mine = true;
  while (seen < 6 && session.step()) {
    await settled();
    if (!session.now.mayMove) {
      // The table after the reader’s last step and before any step of the others.
      if (mine) own = shareOf(session.now.view.table, 0);
      mine = false;
      continue;
    }
    if (!mine) {
      const now = shareOf(session.now.view.table, 0);
      const lines = aside.since.flatMap((turn) => aside.summary(turn)?.yours ?? []);
      const by = lines.flatMap((line) => {
        const [, count, how] = /^Tower \w+: (\d+) points? (more|less) for you/.exec(line) ?? [];
        return count === undefined ? [] : [how === 'more' ? Number(count) : -Number(count)];
      });
      expect(by.reduce((sum, one) => sum + one, 0)).toBe(now - own);
      seen += by.length;
    }
    mine = true;
  }
  expect(seen).toBeGreaterThan(0);
});

test('[RC-A3][RC-B4] the summary names a full location and a threatened section only if there is one', async () => {
  const { session, aside } = await cathedral(3);
  const seen = { full: 0, threat: 0 };
  while (Math.min(seen.full, seen.threat) < 1 && session.step()) {
    await settled();
    if (!session.now.mayMove) continue;
    const { table } = session.now.view;
    const lines = aside.since.flatMap((turn) => aside.summary(turn)?.yours ?? []);
    const full = lines.filter((line) => line.startsWith('Full now:'));
    const threats = lines.filter((line) => line.startsWith('Your unfinished section can be overbuilt'));
    if (full.length > 0) expect(table.dice.some(({ place }) => diceAt(table, place) === 3)).toBe(true);
    if (threats.length > 0)
      expect(
        table.towers.some((tower) =>
          tower.some(
            ({ banner, done }, level) =>
              banner === 0 && !done && tower.slice(level + 1).some((above) => (above.banner ?? 0) > 0),
          ),
        ),
      ).toBe(true);
    seen.full += full.length;
    seen.threat += threats.length;
  }
  expect(seen.full).toBeGreaterThan(0);
  expect(seen.threat).toBeGreaterThan(0);
});

test('Ivan’s turn has its own summary, although it comes with the player’s submission', async () => {
  const { session, aside } = await cathedral(1);
  for (let step = 0; step < 120 && session.step(); step++) {
    await settled();
    for (const turn of aside.since) {
      expect(turn.seat).toBe(IVAN);
      expect(aside.summary(turn)).toBeDefined();
    }
  }
});

test('the last change of a section or die is the latest event about it', async () => {
  const { session, aside } = await cathedral(2);
  for (let step = 0; step < 150 && session.step(); step++) await settled();
  const { table } = session.now.view;
  let found = 0;
  for (const target of allTargets(table)) {
    if (target.on !== 'section') continue;
    const last = aside.lastOf(keyOf(target));
    const events = session.history().flatMap(({ events }) => events);
    const about = events.findLast((event) => 'section' in event && event.section === target.section);
    expect(last?.line.event).toBe(about);
    if (last) found++;
  }
  expect(found).toBeGreaterThan(2);
  const die = aside.lastOf('die:4');
  expect(die?.line.event).toMatchObject({ type: 'dieMoved', die: 4 });
});

test('[AR-G2] in Architectura the summary of another player’s turn shows the reader’s current points', async () => {
  const session = new KnownGame(architectura, { players: 2, first: 0 }, seatsOf(2));
  const [game, table] = await Promise.all([loadCityWords('en'), loadTable('en')]);
  const { aside } = tableOf(
    session,
    {
      keyOf: cityKey,
      targets: cityTargets,
      targetOf: cityTargetOf,
      showEvent: showInCity,
      beginsTurn: (event) =>
        event.type === 'turnBegan' ? { seat: event.seat, turn: event.turn } : undefined,
    },
    (seating) => speakCity(game, table, seating),
    await loadCity('en'),
  );
  let seen = 0;
  while (session.step()) {
    await settled();
    const [turn] = aside.since;
    const yours = turn ? (aside.summary(turn)?.yours ?? []) : [];
    const [, to] = yours.flatMap((line) => /^Your points: from (\S+) to (\S+)\.$/.exec(line)?.slice(1) ?? []);
    if (to === undefined) continue;
    expect(Number(to.replace('−', '-'))).toBe(architectura.score(session.now.view.table).totals[0]);
    seen++;
  }
  expect(seen).toBeGreaterThan(0);
});
