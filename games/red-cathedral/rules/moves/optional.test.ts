import { at, each } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { asks, eventsOf, offers, play, reasons, type Setting, table, why } from '../fixtures.testing.ts';
import { RULES } from './index.ts';

const optional = (now: ReturnType<typeof table>): string[] => [
  ...offers(now, 'rubles'),
  ...offers(now, 'reroll'),
];

test('[RC-F2a] a player may lose 1 prestige for 2 roubles any number of times', () => {
  const now = table({ seats: [{ space: 15 }] });
  const events = play(now, 'rubles', 'rubles', 'rubles');
  expect(eventsOf(events, 'prestige')).toMatchObject([
    { rule: 'RC-F2a', by: -1, from: 15, to: 13 },
    { rule: 'RC-F2a', by: -1, from: 13, to: 9 },
    { rule: 'RC-F2a', by: -1, from: 9, to: 5 },
  ]);
  expect(eventsOf(events, 'rubles').map((event) => event.now)).toEqual([2, 4, 6]);
  expect(reasons(now, 'rubles')).toEqual([{ rule: 'RC-S4', code: 'noPrestige', facts: { space: 5 } }]);
});

test('[RC-F2b] a player may lose 1 prestige to roll all dice of one location', () => {
  const now = table({ ring: 'Wr1y2/Bg3/Sb4/Gw5/E/A/R/P', seats: [{ space: 9 }] });
  const events = play(now, 'reroll 1 : 5 4');
  expect(events).toEqual([
    { type: 'prestige', rule: 'RC-F2b', seat: 0, by: -1, from: 9, to: 5 },
    { type: 'rolled', rule: 'RC-F2b', seat: 0, place: 0, dice: [0, 1], before: [1, 2], after: [6, 5] },
  ]);
  expect(now.dice.map(({ shows }) => shows)).toEqual([6, 5, 3, 4, 5]);
});

test('[RC-F2b] a player may roll dice for prestige at most once per turn', () => {
  const now = table({ seats: [{ space: 20 }, { space: 20 }] });
  play(now, 'reroll 1');
  expect(offers(now, 'reroll')).toEqual([]);
  expect(why(now, 'reroll 2')).toEqual(['RC-F2b rerolledAlready']);
  play(now, 'claim 1.1', 'slot blue', 'face down', 'end');
  expect(now.active).toBe(1);
  expect(offers(now, 'reroll')).toHaveLength(5);
});

test('[RC-F2b] a player may roll only a location that holds a die', () => {
  const now = table({ seats: [{ space: 9 }] });
  expect(offers(now, 'reroll')).toEqual(each(5, (place) => `reroll ${place + 1}`));
  expect(reasons(now, 'reroll 6')).toEqual([{ rule: 'RC-F2b', code: 'noDice', facts: { place: 5 } }]);
});

test('[RC-F2] both optional actions are possible in one turn, before, during and after the basic action', () => {
  const now = table({ seats: [{ space: 21 }] });
  play(now, 'rubles', 'die red 1', 'reroll 3', 'take', 'rubles', 'amount 1', 'roll');
  expect(asks(now)).toBe('end');
  play(now, 'rubles');
  expect(now.players[0]).toMatchObject({ space: 5, rubles: 6 });
  expect(now.active).toBe(1);
});

test('[RC-S4] a player with no prestige space strictly behind them cannot lose prestige', () => {
  for (const space of [0, 2, 5]) {
    const now = table({ seats: [{ space }] });
    expect(optional(now)).toEqual([]);
    expect(why(now, 'rubles')).toEqual(['RC-S4 noPrestige']);
    expect(why(now, 'reroll 1')).toEqual(['RC-S4 noPrestige']);
  }
  expect(optional(table({ seats: [{ space: 6 }] }))).toHaveLength(6);
});

/** Moves that lead to each question of the active player, with the tables they need. */
const QUESTIONS: Record<string, [Setting, ...string[]]> = {
  turn: [{}],
  banner: [{ side: 'advanced' }, 'claim 1.1'],
  slot: [{}, 'claim 1.1'],
  face: [{}, 'claim 1.1', 'slot red'],
  end: [{}, 'claim 1.1', 'slot red', 'face down'],
  deliver: [{ towers: ['B01@0'] }, 'put W 1.1'],
  gems: [{ towers: ['B01#1'] }, 'decorate 1.1'],
  market: [{}, 'die red 1'],
  amount: [{}, 'die red 1', 'take'],
  choose: [{}, 'die red 1', 'tile red'],
  sell: [{ influence: 'A1 C1 M1 K1' }, 'die red 1', 'use 1'],
  buy: [{ influence: 'A1 C1 M1 K1' }, 'die red 1', 'use 2'],
  give: [{ influence: 'M1 C1 A1 K1' }, 'die red 1', 'use 1'],
  get: [{ influence: 'M1 C1 A1 K1' }, 'die red 1', 'use 1', 'give W'],
  return: [{ influence: 'K2 C1 M1 A1' }, 'die red 1', 'use 2'],
  swap: [{ influence: 'C3 A1 M1 K1' }, 'die red 1', 'use 2'],
  activate: [{ influence: 'M3 C1 A1 K1' }, 'die red 1', 'use 2'],
};

test.each(Object.entries(QUESTIONS))(
  '[RC-F2] both optional actions are offered at the question %s',
  (ask, [setting, ...moves]) => {
    const rich = {
      goods: 'WWBE',
      rubles: 5,
      space: 20,
      slots: ask === 'choose' || ask === 'activate' ? 'red:Q^' : '',
    };
    const now = table({ ...setting, seats: [rich] });
    play(now, ...moves);
    expect(asks(now)).toBe(ask);
    expect(offers(now, 'rubles')).toEqual(['rubles']);
    expect(offers(now, 'reroll').length).toBeGreaterThan(0);
    const before = now.todo.slice();
    play(now, 'rubles', at(offers(now, 'reroll'), 0));
    expect(now.todo).toEqual(before);
  },
);

test('[RC-F2] the questions that allow optional actions are exactly these', () => {
  expect([...RULES.rubles.answers].sort()).toEqual(Object.keys(QUESTIONS).sort());
  expect(RULES.reroll.answers).toEqual(RULES.rubles.answers);
});

test('[RC-F2] optional actions are refused in another player’s turn', () => {
  const now = table({ seats: [{ space: 20 }, { space: 20 }] });
  expect(reasons(now, 'rubles', 1)).toEqual([{ rule: 'RC-F1', code: 'notYourTurn', facts: { seat: 0 } }]);
});

test('[RC-F2] optional actions are refused when the player decides for Ivan', () => {
  const now = table({
    players: 1,
    towers: ['B01@0 M01', 'B02@0 M02', 'B03', 'B04'],
    seats: [{ space: 20 }],
    ivan: { row: 'claim:b^ inventory:y_ transport:g_ recognition:r_ construction:w_' },
  });
  play(now, 'die red 1', 'roll', 'end');
  expect(asks(now)).toBe('ivanClaim');
  expect(optional(now)).toEqual([]);
  expect(why(now, 'rubles')).toEqual(['RC-V5d notNow']);
});

test('[RC-T3] roubles never run out', () => {
  const now = table({ seats: [{ space: 80, rubles: 500 }] });
  play(now, ...each(39, () => 'rubles'));
  expect(now.players[0]).toMatchObject({ space: 5, rubles: 578 });
});
