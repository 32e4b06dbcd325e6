import { describe, expect, test } from 'vitest';
import { replaying, unknown } from './chance.ts';
import type { State } from './game.ts';
import { copyState, copyView, offersOf, submit, viewOf } from './play.ts';
import { type Toy, toy } from './toy.testing.ts';

function dealt(): State<Toy> {
  return toy.setup({ seats: 2, turns: 3 }, replaying([4, 2]));
}

describe('a view', () => {
  test('has offers only for the seat to move', () => {
    expect(offersOf(toy, viewOf(dealt(), 0))).toEqual([
      { do: 'draw' },
      { do: 'show', die: 5 },
      { do: 'done' },
    ]);
    expect(offersOf(toy, viewOf(dealt(), 1))).toEqual([]);
  });

  test('contains the table and one hand only', () => {
    const view = viewOf(dealt(), 1);
    expect(view).toEqual({ table: dealt().table, seat: 1, mine: [3] });
    expect(JSON.stringify(view)).not.toContain('5');
  });

  test('is copied with its own table and hand, like a state', () => {
    const state = dealt();
    const copied = copyState(toy, state);
    copied.table.shown[0]?.push(6);
    copied.mine[0]?.push(6);
    const view = copyView(toy, viewOf(state, 0));
    view.mine.push(1);
    expect(state).toEqual(dealt());
  });
});

describe('a submission', () => {
  test('is played completely on a copy; the previous state does not change', () => {
    const before = dealt();
    const played = submit(toy, before, 0, [{ do: 'show', die: 5 }, { do: 'done' }], unknown);
    expect(played).toMatchObject({
      ok: true,
      picks: [],
      events: [
        { type: 'showed', seat: 0, die: 5 },
        { type: 'done', seat: 0 },
      ],
      state: { table: { turn: 1, left: 2, shown: [[5], []] }, mine: [[], [3]] },
    });
    expect(before).toEqual(dealt());
  });

  test('reports the picks it needed', () => {
    const played = submit(toy, dealt(), 0, [{ do: 'draw' }], replaying([1]));
    expect(played).toMatchObject({ ok: true, picks: [1], state: { mine: [[5, 2], [3]] } });
  });

  test('throws if explaining fails, instead of refusing without reasons', () => {
    const faulty = {
      ...toy,
      explain: () => {
        throw new Error('a fault');
      },
    };
    expect(() => submit(faulty, dealt(), 0, [{ do: 'show', die: 6 }], unknown)).toThrow('a fault');
    // Values that do not have the form of a move are not explained at all.
    for (const wanted of [null, 7, 'draw', { do: 'fly' }, { do: 'show', die: 'six' }])
      expect(submit(faulty, dealt(), 0, [wanted], unknown)).toMatchObject({ why: 'notOffered', reasons: [] });
  });

  test('without a move is refused', () => {
    expect(submit(toy, dealt(), 0, [], unknown)).toEqual({ ok: false, why: 'empty', index: 0, reasons: [] });
  });

  test('of a seat that is not to move is refused', () => {
    expect(submit(toy, dealt(), 1, [{ do: 'done' }], unknown)).toEqual({
      ok: false,
      why: 'notYourTurn',
      index: 0,
      reasons: [],
    });
  });

  test('ends when it is no longer the seat’s turn', () => {
    const refused = submit(toy, dealt(), 0, [{ do: 'done' }, { do: 'draw' }], unknown);
    expect(refused).toMatchObject({ ok: false, why: 'notYourTurn', index: 1 });
  });

  test('ends with the first pick, so that nobody can fish for rolls', () => {
    const before = dealt();
    const refused = submit(toy, before, 0, [{ do: 'draw' }, { do: 'done' }], replaying([1]));
    expect(refused).toMatchObject({ ok: false, why: 'afterUnknown', index: 1 });
    expect(before).toEqual(dealt());
  });

  test('after the end of the game is refused', () => {
    const state = dealt();
    state.table.left = 1;
    expect(submit(toy, state, 0, [{ do: 'done' }, { do: 'done' }], unknown)).toMatchObject({
      why: 'over',
      index: 1,
    });
    state.table.left = 0;
    expect(submit(toy, state, 0, [{ do: 'done' }], unknown)).toMatchObject({ why: 'over', index: 0 });
  });

  test('with a move that is not offered is refused with its index and the reasons', () => {
    expect(
      submit(
        toy,
        dealt(),
        0,
        [
          { do: 'show', die: 5 },
          { do: 'show', die: 5 },
        ],
        unknown,
      ),
    ).toEqual({
      ok: false,
      why: 'notOffered',
      index: 1,
      reasons: [{ rule: 'TY-A4', code: 'notInHand', facts: { die: 5 } }],
    });
  });

  test.each([
    ['undefined', undefined],
    ['null', null],
    ['a string', 'done'],
    ['an unknown move', { do: 'cheat' }],
    ['a move with an extra field', { do: 'done', twice: true }],
    ['a move with an invalid value', { do: 'show', die: '5' }],
    ['a move with a __proto__ field', JSON.parse('{"do":"done","__proto__":{}}')],
  ])('of %s is refused without reasons', (_name, wrong) => {
    expect(submit(toy, dealt(), 0, [wrong], unknown)).toEqual({
      ok: false,
      why: 'notOffered',
      index: 0,
      reasons: [],
    });
  });

  test('plays the offered object, never the received one', () => {
    const played: unknown[] = [];
    const watched = { ...toy, play: (...[, move]: Parameters<typeof toy.play>) => void played.push(move) };
    const received = { do: 'done' };
    expect(submit(watched, dealt(), 0, [received], unknown).ok).toBe(true);
    expect(played).toEqual([received]);
    expect(played[0]).not.toBe(received);
  });
});
