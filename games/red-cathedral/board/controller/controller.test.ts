import { at, extend, offersOf, same, startDraft } from '@archivolt/engine';
import {
  type Event,
  type Move,
  type Options,
  printMove,
  type RedCathedral,
  redCathedral,
  showEvent,
  type Table,
} from '@archivolt/red-cathedral';
import { playable, visitDecisions } from '@archivolt/table/controller.testing.ts';
import { describe, expect, test } from 'vitest';
import { keyOf } from '../targets.ts';
import { actions } from './actions.ts';
import { choices } from './choices.ts';
import { allTargets, marks } from './marks.ts';
import { differences } from './preview.ts';
import type { RcAsking, Selection } from './selection.ts';
import { touch } from './touch.ts';

const TABLES: Record<string, Partial<Options>> = {
  'solo, basic': { players: 1 },
  'solo, advanced': { players: 1, side: 'advanced' },
  'two, advanced': { players: 2, side: 'advanced' },
  'three, basic': { players: 3 },
  'four, advanced': { players: 4, side: 'advanced' },
};

const optionsOf = (changes: Partial<Options>): Options => ({
  players: 2,
  side: 'basic',
  influence: 'random',
  first: 'random',
  ...changes,
});

const CONTROLS = { targets: allTargets, touch, choices, actions };

const games = (
  options: Options,
  seeds: number,
  visit: (asking: RcAsking, decision: number, seed: number) => void,
  after?: (before: Table, events: Event[], now: Table) => void,
): void => visitDecisions(redCathedral, options, seeds, visit, after);

/** Whether a later answer of the same touch takes less than available, or hides an affordable tile. */
function isGivenUp(move: Move, offers: readonly Move[], { move: first }: { move: Move }): boolean {
  if (move === first) return false;
  if (move.do === 'amount') return offers.some((other) => other.do === 'amount' && other.count > move.count);
  return move.do === 'face' && !move.up && offers.some((other) => other.do === 'face' && other.up);
}

describe.each(Object.entries(TABLES))('%s', (_name, changes) => {
  const options = optionsOf(changes);

  test('touches can play every offer and nothing else', () => {
    games(options, 3, (asking, decision, seed) => {
      if ((decision + seed) % 17 !== 0) return;
      const found = playable(redCathedral, CONTROLS, asking);
      expect([...found.keys()].sort()).toEqual(asking.offers.map(printMove).sort());
      for (const move of found.values()) expect(asking.offers.some((offer) => same(offer, move))).toBe(true);
    });
  });

  test('a touch that answers several questions plays only offers and gives up nothing it does not name', () => {
    games(options, 3, (asking, decision, seed) => {
      if ((decision + seed) % 5 !== 0) return;
      const buttons = choices(asking);
      const touched = [
        ...allTargets(asking.view.table).map((target) => touch(asking, target)),
        ...buttons.filter(({ quiet }) => !quiet).map(({ answer }) => answer),
      ];
      for (const answer of [...touched, ...buttons.map((button) => button.answer)]) {
        if (answer.does !== 'play') continue;
        let draft = startDraft<RedCathedral>(asking.view);
        for (const move of [answer.move, ...(answer.also ?? [])]) {
          const offers = offersOf(redCathedral, draft.view);
          expect(offers).toContain(move);
          if (touched.includes(answer)) expect(isGivenUp(move, offers, answer)).toBe(false);
          draft = extend(redCathedral, draft, move);
        }
      }
    });
  });

  test('answers that give something up are quiet and come last', () => {
    games(options, 2, (asking) => {
      const loud = choices(asking).map(({ quiet }) => quiet !== true);
      expect(loud).toEqual([...loud].sort((one, other) => Number(other) - Number(one)));
    });
  });

  test('a touch without effect gives a reason, and no refused target is marked as possible', () => {
    const wrong: string[] = [];
    games(options, 3, (asking, decision, seed) => {
      if ((decision + seed) % 41 !== 0) return;
      const held: (Selection | undefined)[] = [
        undefined,
        { by: 'die', die: decision % 5 },
        { by: 'goods', kind: decision % 6 },
        { by: 'action', action: 'reroll' },
        { by: 'action', action: 'claim' },
        { by: 'action', action: 'build' },
        { by: 'ornament', ornament: decision % 3 },
      ];
      for (const selection of held) {
        const now = { ...asking, selection };
        const marked = marks(now, () => 'x');
        for (const target of allTargets(asking.view.table)) {
          const answer = touch(now, target);
          if (answer.does !== 'why') continue;
          const lit = marked.get(keyOf(target))?.state === 'possible';
          const unfounded =
            answer.reasons.length === 0 || answer.reasons.some(({ rule }) => !/^RC-/.test(rule));
          if (lit || unfounded) wrong.push(JSON.stringify({ target, selection, answer, lit }));
        }
        for (const action of actions(now))
          if (action.answer.does === 'why' && action.answer.reasons.length === 0) wrong.push(action.name);
      }
    });
    expect(wrong).toEqual([]);
  });

  test('a player who is not asked sees whose turn it is', () => {
    games(options, 1, (asking, decision) => {
      if (decision % 29 !== 0 || asking.view.table.players.length < 2 || asking.view.table.ivan) return;
      const seat = (asking.view.seat + 1) % asking.view.table.players.length;
      const other: RcAsking = { view: { ...asking.view, seat }, offers: [], selection: undefined };
      for (const target of allTargets(asking.view.table)) {
        const answer = touch(other, target);
        if (target.on === 'player') expect(answer.does).toBe('look');
        else expect(answer).toMatchObject({ does: 'why', reasons: [{ code: 'notYourTurn' }] });
      }
    });
  });

  test('the events reproduce the new table, and the differences add up', () => {
    games(
      options,
      4,
      () => {},
      (before, events, now) => {
        const shown = redCathedral.copyTable(before);
        for (const event of events) showEvent(shown, event);
        // The question is not an event, and a decoration is reported once its gems are chosen.
        const plain = (table: Table) => ({ ...table, todo: [], active: 0, rerolled: false });
        const waiting = now.todo.some(({ ask }) => ask === 'gems');
        if (!waiting) expect(plain(shown)).toEqual(plain(now));
        for (const change of differences(before, now, events).changes) {
          if (change.of !== 'rubles') continue;
          expect(change.from).toBe(at(before.players, change.seat).rubles);
          expect(change.to).toBe(at(now.players, change.seat).rubles);
        }
      },
    );
  });
});

test('dropping a cube on a section delivers it there', () => {
  games(optionsOf({ players: 3 }), 2, (asking) => {
    for (const move of asking.offers) {
      if (move.do !== 'deliver') continue;
      const selection = { by: 'goods', kind: move.kind } as const;
      const dropped = touch({ ...asking, selection }, { on: 'section', section: move.section });
      expect(dropped).toEqual({ does: 'play', move });
    }
  });
});
