import { at } from '@archivolt/engine';
import { expect, test } from 'vitest';
import {
  asks,
  complete,
  eventsOf,
  letters,
  offers,
  play,
  reasons,
  table,
  tower,
  typesOf,
  why,
} from '../fixtures.testing.ts';

test('[RC-B1] a player delivers up to three materials, and the third one closes the action', () => {
  const now = table({ towers: ['B01@0 M01@0 D01'], seats: [{ goods: 'WWWBG' }] });
  play(now, 'put W 1.1', 'put W 1.2', 'put G 1.2');
  expect(now.active).toBe(1);
  expect(at(now.towers, 0).map(({ delivered }) => letters(delivered))).toEqual(['W', 'WG', '']);
  expect(letters(at(now.players, 0).goods)).toBe('WB');
});

test('[RC-B1] building and decorating can be mixed in one action', () => {
  const now = table({ towers: ['B01#1', 'B02@0', 'M03#1'], seats: [{ goods: 'WWS' }] });
  const events = play(now, 'put W 2.1', 'decorate 1.1', 'decorate 3.1');
  expect(typesOf(events)).toEqual(['delivered', 'decorated', 'decorated', 'turn']);
});

test('[RC-B1] the player may stop after any delivery', () => {
  const now = table({ towers: ['B01@0'], seats: [{ goods: 'WWB' }] });
  play(now, 'put W 1.1');
  expect(offers(now)).toEqual(['put W 1.1', 'put B 1.1', 'stop']);
  play(now, 'stop');
  expect(now.active).toBe(1);
  expect(letters(now.towers[0]?.[0]?.delivered ?? 0)).toBe('W');
});

test('[RC-F4] a build action cannot be stopped before its first delivery', () => {
  const now = table({ towers: ['B01@0'], seats: [{ goods: 'W' }] });
  expect(offers(now, 'put')).toEqual(['put W 1.1']);
  expect(offers(now, 'stop')).toEqual([]);
  expect(why(now, 'stop')).toEqual(['RC-F1 notNow']);
});

test('[RC-B2] only the player’s claimed sections that still need the material take it', () => {
  const now = table({
    towers: ['B01@0+B M01@1 D01', 'B02#0 M02', 'B10@0'],
    seats: [{ goods: 'WWBE' }],
  });
  expect(offers(now, 'put')).toEqual(['put W 1.1', 'put W 3.1']);
  expect(why(now, 'put B 1.1')).toEqual(['RC-B2 notNeeded']);
  expect(reasons(now, 'put W 1.2')).toEqual([
    { rule: 'RC-B2', code: 'notYours', facts: { section: 1, seat: 1 } },
  ]);
  expect(why(now, 'put W 1.3')).toEqual(['RC-B2 notClaimed']);
  expect(why(now, 'put W 2.1')).toEqual(['RC-B2 completedAlready']);
  expect(reasons(now, 'put S 3.1')).toEqual([
    { rule: 'RC-B2', code: 'notInHand', facts: { kind: 2, need: 1, have: 0 } },
  ]);
  expect(why(now, 'put W 7.1')).toEqual(['RC-P7 noSuchSection']);
});

test('[RC-B2] a section takes no more of a material than it still needs', () => {
  const now = table({ towers: ['B01@0+WW'], seats: [{ goods: 'WWB' }] });
  expect(offers(now, 'put')).toEqual(['put B 1.1']);
});

test('[RC-B2][RC-T3] delivered materials stay on the section, outside the supply, until it is completed', () => {
  const now = table({ towers: ['B01@0'], seats: [{ goods: 'WW' }] });
  const supply = letters(now.supply);
  const events = play(now, 'put W 1.1');
  expect(eventsOf(events, 'delivered')).toEqual([
    { type: 'delivered', rule: 'RC-B2', seat: 0, section: 0, kind: 0, count: 1, missing: 2 },
  ]);
  play(now, 'put W 1.1');
  expect(now.active).toBe(1);
  expect(letters(now.supply)).toBe(supply);
  expect(letters(now.towers[0]?.[0]?.delivered ?? 0)).toBe('WW');
});

test('[RC-B3] completing a section returns its materials and pays its owner recognition and roubles', () => {
  const now = table({ towers: ['M01@0+WWB'], seats: [{ goods: 'G', rubles: 1, space: 10 }] });
  const before = now.supply;
  const events = play(now, 'put G 1.1');
  expect(events.slice(0, 4)).toMatchObject([
    { type: 'delivered', missing: 0 },
    { type: 'completed', rule: 'RC-B3', seat: 0, section: 0, materials: 4 },
    { type: 'recognition', rule: 'RC-B3', seat: 0, by: 4, from: 10, to: 14 },
    { type: 'rubles', rule: 'RC-B3', seat: 0, by: 2, now: 3, from: 'section' },
  ]);
  expect(letters(now.supply - before)).toBe('WWBG');
  expect(now.towers[0]?.[0]).toMatchObject({ done: true, banner: 0, delivered: 0 });
  expect(now.players[0]).toMatchObject({ space: 14, rubles: 3 });
});

test('[RC-B4] worked example 6: blue loses 1 when red completes, and 1 and 2 when yellow completes on top', () => {
  const now = table({ players: 4, towers: [tower('blue', 'red', 'blue', 'yellow')], seats: allAtSpace10(4) });
  expect(complete(now, '1.2')).toEqual({ blue: -1 });
  expect(complete(now, '1.4')).toEqual({ blue: -3 });
});

test('[RC-B4] worked example 7: a player’s own completed sections do not count against them', () => {
  const now = table({
    players: 4,
    towers: [tower('blue', 'red*', 'blue', 'yellow')],
    seats: allAtSpace10(4),
  });
  expect(complete(now, '1.3')).toEqual({ blue: -1 });
  expect(complete(now, '1.4')).toEqual({ blue: -2 });
});

test('[RC-B4] the events name the punished section and the number of completed sections above it', () => {
  const now = table({
    players: 4,
    towers: [tower('blue', 'red*', 'blue', 'yellow')],
    seats: [{}, { goods: 'A' }],
  });
  now.active = 1;
  const punished = eventsOf(play(now, 'put A 1.4'), 'punished');
  expect(punished).toEqual([
    { type: 'punished', rule: 'RC-B4', seat: 3, by: 1, section: 0, above: 2 },
    { type: 'punished', rule: 'RC-B4', seat: 3, by: 1, section: 2, above: 1 },
  ]);
});

test('[RC-B4] completed sections, sections above and sections of other towers are not punished', () => {
  const now = table({
    players: 4,
    towers: [tower('blue*', 'red', 'blue', 'yellow'), tower('green', 'green', 'green', 'green')],
    seats: allAtSpace10(4),
  });
  expect(complete(now, '1.2')).toEqual({});
});

test('[RC-B4] every player with an uncompleted section below is punished', () => {
  const now = table({
    players: 4,
    towers: [tower('blue', 'red', 'green', 'yellow')],
    seats: allAtSpace10(4),
  });
  expect(complete(now, '1.4')).toEqual({ blue: -1, red: -1, green: -1 });
  expect(complete(now, '1.3')).toEqual({ blue: -2, red: -2 });
});

test('[RC-B4] the player who completes a section can be punished too', () => {
  const now = table({ players: 4, towers: [tower('red', 'blue*', 'red', 'yellow')], seats: allAtSpace10(4) });
  expect(complete(now, '1.3')).toEqual({ red: -1 });
});

test('[RC-B4][RC-S2] a punished marker does not go below space 0', () => {
  const now = table({
    players: 4,
    towers: [tower('blue', 'red*', 'blue', 'yellow')],
    seats: [{}, {}, {}, { space: 1 }],
  });
  expect(complete(now, '1.4')).toEqual({ blue: -1 });
  expect(now.players[3]?.space).toBe(0);
});

test('[RC-B5] the order at a completion is reward, punishments, end', () => {
  const now = table({
    towers: ['B01@1 M14@0+BS D01', 'B02#0', 'B03#0', 'B04#0', 'B05#0', 'B06#0'],
    seats: [{ goods: 'G', space: 3 }, { space: 9 }],
  });
  const events = play(now, 'put G 1.2');
  expect(typesOf(events)).toEqual([
    'delivered',
    'completed',
    'recognition',
    'rubles',
    'punished',
    'recognition',
    'endTriggered',
    'prestige',
  ]);
  // 3 + 4 recognition = 7, then three prestige spaces ahead: 9, 13, 17.
  expect(now.players[0]?.space).toBe(17);
});

test('[RC-B5][RC-E1] a sixth section pays recognition, then punishes its owner, then pays prestige', () => {
  const now = table({
    towers: ['B01@0 M02#1 M14@0+BS', 'B02#0', 'B03#0', 'B04#0', 'B05#0', 'B06#0'],
    seats: [{ goods: 'G', space: 4, covered: 0, aside: 0 }],
  });
  const events = play(now, 'put G 1.3');
  const moves = events.flatMap((event) => ('to' in event && 'by' in event ? [[event.rule, event.to]] : []));
  expect(moves).toEqual([
    ['RC-B3', 8],
    ['RC-B4', 7],
    ['RC-E1', 17],
  ]);
});

test('[RC-D1] a completed section of any player takes its ornament: base door, middle arch, dome cross', () => {
  const now = table({ towers: ['B01#1 M01#0 D01#1', 'B02@0 M02'], seats: [{ goods: 'WSG' }] });
  expect(offers(now, 'decorate')).toEqual(['decorate 1.1', 'decorate 1.2', 'decorate 1.3']);
  const events = play(now, 'decorate 1.1', 'decorate 1.2', 'decorate 1.3');
  expect(eventsOf(events, 'decorated').map(({ section, ornament }) => [section, ornament])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  expect(now.players[0]?.ornaments).toEqual([0, 1, 0]);
  expect(at(now.towers, 0).map(({ ornament }) => ornament)).toEqual([0, 0, 0]);
});

test('[RC-D1] a section takes one ornament only, and none before it is completed', () => {
  const now = table({ towers: ['B01#0^1', 'B02@0', 'B03'], seats: [{ goods: 'W' }] });
  expect(offers(now, 'decorate')).toEqual([]);
  expect(reasons(now, 'decorate 1.1')).toEqual([
    { rule: 'RC-D1', code: 'decoratedAlready', facts: { section: 0, seat: 1 } },
  ]);
  expect(why(now, 'decorate 2.1')).toEqual(['RC-D1 notCompleted']);
  expect(why(now, 'decorate 3.1')).toEqual(['RC-D1 notCompleted']);
  expect(why(now, 'decorate 9.1')).toEqual(['RC-P7 noSuchSection']);
});

test('[RC-D2] decorating needs the ornament and its material, which goes back to the supply with the gems', () => {
  const none = table({ towers: ['B01#1'], seats: [{ goods: 'W', ornaments: [0, 2, 1] }] });
  expect(why(none, 'decorate 1.1')).toEqual(['RC-D2 ornamentGone']);
  const wrong = table({ towers: ['D01#1'], seats: [{ goods: 'WSB' }] });
  expect(reasons(wrong, 'decorate 1.1')).toEqual([
    { rule: 'RC-D2', code: 'notInHand', facts: { kind: 3, need: 1, have: 0 } },
  ]);
  const now = table({ towers: ['D01#1'], seats: [{ goods: 'GEA' }] });
  const before = now.supply;
  play(now, 'decorate 1.1', 'gems EA');
  expect(letters(now.supply - before)).toBe('GEA');
  expect(now.players[0]?.goods).toBe(0);
});

test('[RC-D2] gems are delivered together with the ornament, and none can be added later', () => {
  const now = table({ towers: ['B01#1', 'B02@0'], seats: [{ goods: 'WWE' }] });
  play(now, 'decorate 1.1');
  expect(offers(now)).toEqual(['gems -', 'gems E']);
  expect(why(now, 'put W 2.1')).toEqual(['RC-D2 notNow']);
  play(now, 'gems -');
  expect(offers(now)).toEqual(['put W 2.1', 'stop']);
  expect(why(now, 'gems E')).toEqual(['RC-B1 notNow']);
});

test('[RC-D2] the player is not asked for gems without gems or without deliveries left for them', () => {
  const bare = table({ towers: ['B01#1', 'B02@0'], seats: [{ goods: 'WW' }] });
  const events = play(bare, 'decorate 1.1');
  expect(eventsOf(events, 'decorated')).toMatchObject([{ green: 0, purple: 0 }]);
  expect(asks(bare)).toBe('deliver');
  const third = table({ towers: ['B01#1', 'B02@0+WW', 'B03@0'], seats: [{ goods: 'WWWSE' }] });
  play(third, 'put S 2.1', 'put W 3.1', 'decorate 1.1');
  expect(third.players[0]?.ornaments).toEqual([0, 2, 1]);
  expect(letters(at(third.players, 0).goods)).toBe('WE');
});

test('[RC-D3] one gem pays 1 prestige, two of different colours pay 3 in all, and two alike pay 2', () => {
  const pays = ['-', 'E', 'A', 'EE', 'AA', 'EA'].map((gems) => {
    const now = table({ towers: ['B01#1'], seats: [{ goods: 'WEEAA', space: 5 }] });
    const events = play(now, 'decorate 1.1', `gems ${gems}`);
    return eventsOf(events, 'prestige').map(({ rule, by, to }) => `${rule} +${by} to ${to}`);
  });
  expect(pays).toEqual([
    [],
    ['RC-D3 +1 to 9'],
    ['RC-D3 +1 to 9'],
    ['RC-D3 +2 to 13'],
    ['RC-D3 +2 to 13'],
    ['RC-D3 +3 to 17'],
  ]);
});

test('[RC-D3][RC-D4] worked example 8: a cross with two different gems takes 3 deliveries and pays 3 prestige', () => {
  const now = table({ towers: ['D01#1', 'B01@0'], seats: [{ goods: 'WGEA', space: 5 }] });
  const events = play(now, 'decorate 1.1', 'gems EA');
  expect(eventsOf(events, 'prestige')).toMatchObject([{ by: 3, from: 5, to: 17 }]);
  expect(offers(now, 'put')).toEqual([]);
  expect(asks(now)).toBe('end');
});

test('[RC-D3][RC-D4] worked example 8: a door with one gem and a cross take 3 deliveries and pay 1 prestige', () => {
  const now = table({ towers: ['B01#1', 'D01#1', 'B02@0'], seats: [{ goods: 'WWGEA', space: 5 }] });
  const events = play(now, 'decorate 1.1', 'gems E', 'decorate 2.1');
  expect(eventsOf(events, 'prestige')).toMatchObject([{ by: 1, from: 5, to: 9 }]);
  expect(eventsOf(events, 'decorated')).toMatchObject([
    { ornament: 0, green: 1, purple: 0 },
    { ornament: 2, green: 0, purple: 0 },
  ]);
  expect(offers(now, 'put')).toEqual([]);
});

test('[RC-D4] gems count as deliveries, so that one delivery left allows one gem at most', () => {
  const now = table({ towers: ['B01#1', 'B02@0'], seats: [{ goods: 'WWEEA' }] });
  play(now, 'put W 2.1', 'decorate 1.1');
  expect(offers(now)).toEqual(['gems -', 'gems A', 'gems E']);
  expect(reasons(now, 'gems EA')).toEqual([{ rule: 'RC-D4', code: 'tooManyGems', facts: { most: 1 } }]);
  expect(why(now, 'gems AA')).toEqual(['RC-D4 tooManyGems', 'RC-D2 notInHand']);
});

test('[RC-D4][RC-I4] the one delivery of the carriers allows an ornament without gems', () => {
  const now = table({
    towers: ['B01#1'],
    influence: 'C1 A1 M1 K1',
    ring: 'Wr1/By1/Sg1/Gb1/Ew1/A/R/P',
    seats: [{ goods: 'WE', rubles: 1 }],
  });
  play(now, 'die red 1', 'use 1', 'decorate 1.1');
  expect(asks(now)).toBe('market');
  expect(letters(at(now.players, 0).goods)).toBe('E');
});

test('[RC-D5][RC-B3][RC-B4] worked example 9: gold completes M01, green loses 1, and M01 gets an arch with a gem', () => {
  const now = table({
    players: 3,
    towers: ['B01@2 M01@0+WWB D01'],
    seats: [{ goods: 'GSE', space: 5, rubles: 0 }, {}, { space: 6 }],
  });
  const events = play(now, 'put G 1.2', 'decorate 1.2', 'gems E');
  expect(events).toMatchObject([
    { type: 'delivered', section: 1, kind: 3, missing: 0 },
    { type: 'completed', section: 1 },
    { type: 'recognition', seat: 0, by: 4, to: 9 },
    { type: 'rubles', seat: 0, by: 2, now: 2 },
    { type: 'punished', seat: 2, by: 0, section: 0, above: 1 },
    { type: 'recognition', seat: 2, by: -1, to: 5 },
    { type: 'decorated', section: 1, ornament: 1, green: 1, purple: 0 },
    { type: 'prestige', rule: 'RC-D3', by: 1, from: 9, to: 13 },
  ]);
});

test('[RC-B1] the deliveries end automatically when nothing more can be delivered', () => {
  const now = table({ towers: ['B01@0'], seats: [{ goods: 'WA' }] });
  const events = play(now, 'put W 1.1');
  expect(typesOf(events)).toEqual(['delivered', 'turn']);
});

/** Every marker on space 10, far from both ends of the track. */
function allAtSpace10(players: number): { space: number }[] {
  return Array.from({ length: players }, () => ({ space: 10 }));
}
