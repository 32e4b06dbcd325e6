import {
  architectura,
  type Event,
  type Options,
  showEvent,
  type Table,
  totals,
} from '@archivolt/architectura';
import { at, extend, same, startDraft } from '@archivolt/engine';
import { playable, visitDecisions } from '@archivolt/table/controller.testing.ts';
import { describe, expect, test } from 'vitest';
import { keyOf } from '../targets.ts';
import { actions } from './actions.ts';
import { choices } from './choices.ts';
import { allTargets, marks, targetsOf, withConsequences } from './marks.ts';
import { paneOfEvent } from './panes.ts';
import { changes } from './preview.ts';
import type { ArAsking, Selection } from './selection.ts';
import { touch } from './touch.ts';

const { printMove } = architectura.notation;

const TABLES: Record<string, Options> = {
  two: { players: 2 },
  'two, advanced': { players: 2, swaps: 6 },
  'three, advanced': { players: 3, swaps: 6 },
  four: { players: 4 },
};

const CONTROLS = { targets: allTargets, touch, choices, actions };

const games = (
  options: Options,
  seeds: number,
  visit: (asking: ArAsking, decision: number, seed: number) => void,
  after?: (before: Table, events: Event[], now: Table) => void,
): void => visitDecisions(architectura, options, seeds, visit, after);

describe.each(Object.entries(TABLES))('%s', (_name, options) => {
  test('touches can play every offer and nothing else', () => {
    games(options, 8, (asking, decision, seed) => {
      const ask = asking.view.table.todo.at(-1)?.ask ?? '';
      const rare = ask !== 'turn' && ask !== 'swaps';
      if ((decision + seed) % (rare ? 2 : 9) !== 0) return;
      const found = playable(architectura, CONTROLS, asking);
      expect([...found.keys()].sort()).toEqual(asking.offers.map(printMove).sort());
      for (const move of found.values()) expect(asking.offers.some((offer) => same(offer, move))).toBe(true);
    });
  });

  test('a touch without effect gives a reason, and no refused target is marked as possible', () => {
    const wrong: string[] = [];
    games(options, 6, (asking, decision, seed) => {
      if ((decision + seed) % 7 !== 0) return;
      const targets = targetsOf(asking.view);
      const cards = targets.flatMap((target) => (target.on === 'hand' ? [target.card] : []));
      const held: (Selection | undefined)[] = [
        undefined,
        ...cards.map((card): Selection => ({ by: 'hand', card })),
        { by: 'space', space: decision % asking.view.table.top.length },
        { by: 'search' },
      ];
      for (const selection of held) {
        const now = { ...asking, selection };
        const marked = marks(now, () => 'x');
        for (const target of [...targets, ...allTargets(asking.view.table)]) {
          const answer = touch(now, target);
          if (answer.does !== 'why') continue;
          const lit = marked.get(keyOf(target))?.state === 'possible';
          const unfounded =
            answer.reasons.length === 0 || answer.reasons.some(({ rule }) => !/^AR-/.test(rule));
          if (lit || unfounded) wrong.push(JSON.stringify({ target, selection, answer, lit }));
        }
        for (const action of actions(now))
          if (action.answer.does === 'why' && action.answer.reasons.length === 0) wrong.push(action.name);
      }
    });
    expect(wrong).toEqual([]);
  });

  test('a player who is not asked sees who decides', () => {
    games(options, 1, (asking, decision) => {
      if (decision % 11 !== 0) return;
      const seat = (asking.view.seat + 1) % asking.view.table.players.length;
      const other: ArAsking = { view: { ...asking.view, seat }, offers: [], selection: undefined };
      for (const target of allTargets(asking.view.table)) {
        const answer = touch(other, target);
        if (answer.does === 'look') continue;
        expect(answer).toMatchObject({ does: 'why', reasons: [{ code: 'notYourDecision' }] });
      }
    });
  });

  test('the events reproduce the new table, and the points add up', () => {
    games(
      options,
      8,
      () => {},
      (before, events, now) => {
        const shown = withUnpaidCard(before);
        for (const event of events) showEvent(shown, event);
        expect(visiblePart(shown)).toEqual(visiblePart(withUnpaidCard(now)));
        for (const { seat, from, to } of changes(before, now)) {
          expect(from).toBe(at(totals(before), seat));
          expect(to).toBe(at(totals(now), seat));
        }
      },
    );
  });
});

/** A card being paid for has left the hand, though no event has said so yet. */
function withUnpaidCard(table: Table): Table {
  const copy = architectura.copyTable(table);
  for (const { ask, seat } of copy.todo) if (ask === 'pay') at(copy.players, seat).hand++;
  return copy;
}

/** The visible part of a table. */
function visiblePart({ top, face, token, covered, players: all }: Table) {
  const players = all.map((player) => ({
    hand: player.hand,
    deck: player.fresh + player.under,
    tokens: player.tokens,
    limit: player.limit,
    exchanged: player.exchanged,
    shown: player.deck,
    beside: player.beside,
    fallen: player.fallen,
    removed: player.removed,
  }));
  return { top, face, token, covered, players };
}

test('the compare symbol predicts the result of comparing', () => {
  let signs = 0;
  games({ players: 3, swaps: 6 }, 6, (asking, decision) => {
    if (decision % 5 !== 0) return;
    for (const move of asking.offers) {
      if (move.do !== 'play') continue;
      const now = { ...asking, selection: { by: 'hand', card: move.card } as const };
      const mark = withConsequences(
        now,
        marks(now, () => 'x'),
      ).get(`space:${move.space}`);
      const { events } = at(extend(architectura, startDraft(asking.view), move).steps, 0);
      const event = events.find((event) => event.type === 'played');
      // A card with a cost is placed only after payment.
      if (event?.type !== 'played') continue;
      expect(mark?.value).toBe(event.value);
      const compared = events.some((event) => event.type === 'compared');
      expect(['none', undefined].includes(mark?.sign?.kind)).toBe(!compared);
      const hit = events.find(
        (event) => (event.type === 'turned' || event.type === 'destroyed') && event.space === move.space - 1,
      );
      if (hit?.type === 'turned' && /^AR-C/.test(hit.rule)) expect(mark?.sign?.to).toBe(hit.to);
      if (hit?.type === 'destroyed' && hit.rule === 'AR-C4') expect(mark?.sign?.kind).toBe('destroyed');
      signs++;
    }
  });
  expect(signs).toBeGreaterThan(200);
});

test('dropping a card on a space plays it there', () => {
  games({ players: 2 }, 1, (asking) => {
    for (const move of asking.offers) {
      if (move.do !== 'play') continue;
      const selection = { by: 'hand', card: move.card } as const;
      const dropped = touch({ ...asking, selection }, { on: 'space', space: move.space });
      expect(dropped).toEqual({ does: 'play', move });
    }
  });
});

test('[AR-X8] a card removed from a hand opens no pane of a phone, and one removed from the city opens the city', () => {
  const removed = { type: 'removed', rule: 'AR-X8', owner: 0, card: 'Park' } as const;
  expect(paneOfEvent({ ...removed, from: 'hand', space: null })).toBeUndefined();
  expect(paneOfEvent({ ...removed, from: 'city', space: 3 })).toBe('city');
});
