import { at, each } from '@archivolt/engine';
import { expect, test } from 'vitest';
import {
  asks,
  eventsOf,
  letters,
  offers,
  play,
  reasons,
  type Setting,
  table,
  typesOf,
  why,
} from '../fixtures.testing.ts';
import { base, redCathedral } from '../index.ts';

/** A solo table before Ivan takes this card, with the blue die; the rest of the row does not matter. */
function tableBefore(card: string, setting: Setting = {}): ReturnType<typeof table> {
  const others = ['recognition', 'inventory', 'transport', 'claim', 'construction'].filter(
    (name) => name !== card,
  );
  const row = [`${card}:b^`, ...others.map((name, index) => `${name}:${'rygw'.charAt(index)}^`)].join(' ');
  return table({ players: 1, ...setting, ivan: { row, ...setting.ivan } });
}

/** The player's uneventful turn, after which Ivan's begins: the red die moves one place and shows 1 again. */
const QUIET = ['die red 1', 'roll'];

test('[RC-V4] Ivan takes the leftmost card with a face-up tile, moves its die and turns the tile', () => {
  const now = table({
    players: 1,
    ring: 'Wr1/By1/Sg3/Gb1/Ew1/A/R/P',
    ivan: { row: 'inventory:r_ transport:g^ recognition:b^ claim:y^ construction:w^' },
  });
  const events = play(now, ...QUIET);
  expect(eventsOf(events, 'ivanCard')).toEqual([
    { type: 'ivanCard', rule: 'RC-V4', seat: 1, index: 1, card: 'transport', die: 2 },
  ]);
  expect(eventsOf(events, 'dieMoved').at(-1)).toEqual({
    type: 'dieMoved',
    rule: 'RC-V4',
    seat: 1,
    die: 2,
    from: 2,
    to: 5,
    steps: 3,
    rubles: 0,
  });
  expect(now.ivan?.up).toEqual([false, false, true, true, true]);
  expect(typesOf(events).at(-1)).toBe('turn');
  expect(now).toMatchObject({ active: 0, turn: 3 });
});

test('[RC-V4] a die that would end with three others stays without a roll, but tile and action are done', () => {
  // Blue would reach the recognition tile, where three dice lie.
  const now = tableBefore('recognition', { ring: 'Wr1/B/S/Gb4/E/A/R/Py1g1w1' });
  const events = play(now, 'die red 1', 'roll');
  expect(eventsOf(events, 'dieStays')).toEqual([
    { type: 'dieStays', rule: 'RC-V4', seat: 1, die: 3, place: 3, full: 7 },
  ]);
  expect(eventsOf(events, 'rolled')).toHaveLength(1); // the player's own
  expect(eventsOf(events, 'recognition')).toMatchObject([{ rule: 'RC-V5a', seat: 1, by: 4 }]);
  expect(now.ivan?.up[0]).toBe(false);
  expect(now.dice[3]?.place).toBe(3);
});

test('[RC-V5] Ivan takes no resources, and the dice at his die’s location are rolled', () => {
  const now = tableBefore('transport', { ring: 'Wr1/By1/Sg1/Rb1/Ew6/A/G/P' });
  const supply = now.supply;
  const events = play(now, 'die red 1', 'roll : 0 0 2 3');
  expect(eventsOf(events, 'rolled').at(-1)).toMatchObject({
    rule: 'RC-V5',
    seat: 1,
    place: 4,
    dice: [3, 4],
    before: [1, 6],
    after: [3, 4],
  });
  expect(now.supply).toBe(supply);
  expect(now.players[1]).toMatchObject({ rubles: 0, goods: 0, space: 2 });
});

test('[RC-V5] the recognition tile pays Ivan for every die there', () => {
  const now = tableBefore('transport', { ring: 'Wr1/By1/Sg1/Eb1/Pw1/A/G/R', influence: 'A1 C1 M1 K1' });
  const events = play(now, ...QUIET);
  expect(eventsOf(events, 'recognition')).toMatchObject([{ rule: 'RC-V5', seat: 1, by: 2, from: 2, to: 4 }]);
});

test('[RC-V5] Ivan gets the best influence action that gives recognition without a cost, once', () => {
  const gains = [
    ['K1', 'B01@1'],
    ['K2', 'B01@1'],
    ['K3', 'B01@1'],
    ['K3', 'B01#1 M01#1 D01#1'],
    ['C1', 'B01@1'],
  ].map(([card = '', tower = '']) => {
    const now = tableBefore('transport', {
      influence: `A1 M1 ${card} ${card === 'C1' ? 'K1' : 'C1'}`,
      towers: [tower, 'B02 M02 D02'],
    });
    return eventsOf(play(now, ...QUIET), 'recognition').map(({ rule, by }) => `${rule} ${by}`);
  });
  expect(gains).toEqual([['RC-V5 1'], ['RC-V5 1'], ['RC-V5 1'], ['RC-V5 2'], []]);
});

test('[RC-V5a] recognition: Ivan gains 4 recognition', () => {
  const now = tableBefore('recognition');
  const events = play(now, ...QUIET);
  expect(eventsOf(events, 'recognition')).toEqual([
    { type: 'recognition', rule: 'RC-V5a', seat: 1, by: 4, from: 2, to: 6 },
  ]);
});

test('[RC-V5b] inventory: Ivan takes 4 materials from the largest pile, or from the first kind if tied', () => {
  const tied = tableBefore('inventory');
  const events = play(tied, ...QUIET);
  expect(letters(tied.ivan?.inventory ?? 0)).toBe('WWWW');
  expect(eventsOf(events, 'ivanStored')).toMatchObject([{ rule: 'RC-V5b', seat: 1, materials: 4 }]);
  const brick = tableBefore('inventory', { seats: [{ goods: 'W' }] });
  play(brick, ...QUIET);
  expect(letters(brick.ivan?.inventory ?? 0)).toBe('BBBB');
});

test('[RC-V5b] inventory: Ivan takes the rest from the next largest pile if the largest has fewer', () => {
  const now = tableBefore('inventory', { supply: 'WBBSSSAA' });
  play(now, ...QUIET);
  expect(letters(now.ivan?.inventory ?? 0)).toBe('BSSS');
  expect(letters(now.supply)).toBe('WBAA');
  const poor = tableBefore('inventory', { supply: 'WA' });
  play(poor, ...QUIET);
  expect(letters(poor.ivan?.inventory ?? 0)).toBe('WA');
  expect(poor.supply).toBe(0);
});

test('[RC-V5c] transport: all materials move from the inventory card to the construction card', () => {
  const now = tableBefore('transport', { ivan: { inventory: 'WWWWBB', construction: 'SW' } });
  const events = play(now, ...QUIET);
  expect(eventsOf(events, 'ivanTransported')).toMatchObject([{ rule: 'RC-V5c', seat: 1 }]);
  expect(now.ivan?.inventory).toBe(0);
  expect(letters(now.ivan?.construction ?? 0)).toBe('WWWWWBBS');
});

test('[RC-V5c] transport: an empty inventory card moves nothing, and an event says so', () => {
  const events = play(tableBefore('transport'), ...QUIET);
  expect(eventsOf(events, 'ivanIdle')).toEqual([
    { type: 'ivanIdle', rule: 'RC-V5c', seat: 1, card: 'transport' },
  ]);
});

test('[RC-V5d] claim: Ivan prefers a section directly above one claimed or completed by the player', () => {
  const claimed = tableBefore('claim', { towers: ['B01@0 M01 D01', 'B02 M02', 'B03@1 M03'] });
  const events = play(claimed, ...QUIET);
  expect(eventsOf(events, 'claimed')).toMatchObject([{ rule: 'RC-V5d', seat: 1, section: 1 }]);
  expect(claimed.towers[0]?.[1]).toMatchObject({ banner: 1, tile: null });
  expect(claimed.players[1]?.aside).toBe(4);
  const completed = tableBefore('claim', { towers: ['B01#0 M01 D01', 'B02 M02', 'B03@1 M03'] });
  expect(eventsOf(play(completed, ...QUIET), 'claimed')).toMatchObject([{ section: 1 }]);
});

test('[RC-V5d] claim: Ivan otherwise claims a base, or else any section that is left', () => {
  const free = tableBefore('claim', { towers: ['B01@0 M01@1 D01', 'B02 M02', 'B03@1 M03'] });
  expect(eventsOf(play(free, ...QUIET), 'claimed')).toMatchObject([{ section: 10 }]);
  const other = tableBefore('claim', { towers: ['B01@0 M01@0', 'B03@1 M03@1 D03'] });
  expect(eventsOf(play(other, ...QUIET), 'claimed')).toMatchObject([{ section: 12 }]);
});

test('[RC-V5d] claim: the player chooses among several candidates of the same class', () => {
  const above = tableBefore('claim', { towers: ['B01@0 M01', 'B02@0 M02', 'B03 M03'] });
  play(above, ...QUIET);
  expect(offers(above)).toEqual(['ivan claims 1.2', 'ivan claims 2.2']);
  expect(reasons(above, 'ivan claims 3.1')).toEqual([
    { rule: 'RC-V5d', code: 'notIvansChoice', facts: { section: 20 } },
  ]);
  expect(why(above, 'claim 3.1')).toEqual(['RC-V5d notNow']);
  const events = play(above, 'ivan claims 2.2');
  expect(eventsOf(events, 'claimed')).toMatchObject([{ seat: 1, section: 11 }]);
  expect(asks(above)).toBe('turn');
  const bases = tableBefore('claim', { towers: ['B01@1 M01', 'B02 M02', 'B03 M03'] });
  play(bases, ...QUIET);
  expect(offers(bases)).toEqual(['ivan claims 2.1', 'ivan claims 3.1']);
  const rest = tableBefore('claim', { towers: ['B01@1 M01', 'B02@1 M02'] });
  play(rest, ...QUIET);
  expect(offers(rest)).toEqual(['ivan claims 1.2', 'ivan claims 2.2']);
});

test('[RC-V5d] claim: Ivan gains recognition printed on the tile, none from a die tile; the tile is removed', () => {
  const printed = tableBefore('claim', { towers: ['B01@0 M01.P'] });
  const events = play(printed, ...QUIET);
  expect(eventsOf(events, 'tileRemoved')).toMatchObject([{ rule: 'RC-V5d', seat: 1 }]);
  expect(eventsOf(events, 'recognition')).toMatchObject([{ rule: 'RC-V5d', seat: 1, by: 1 }]);
  // The white die is at the recognition tile, but only what is printed counts.
  const die = tableBefore('claim', { towers: ['B01@0 M01.Dw'], ring: 'Wr1/By1/Sg1/Gb1/E/A/R/Pw1' });
  expect(eventsOf(play(die, ...QUIET), 'recognition')).toEqual([]);
});

test('[RC-V5d] claim: Ivan claims nothing without a banner or without a free section', () => {
  const none = tableBefore('claim', { seats: [{}, { aside: 0 }] });
  expect(eventsOf(play(none, ...QUIET), 'ivanIdle')).toMatchObject([{ rule: 'RC-V5d', card: 'claim' }]);
  const full = tableBefore('claim', { towers: ['B01@0', 'B02@1'] });
  expect(eventsOf(play(full, ...QUIET), 'ivanIdle')).toMatchObject([{ card: 'claim' }]);
});

test('[RC-V5e] worked example 13: a section of 2 wood, 1 brick and 1 gold takes any 4 materials from Ivan', () => {
  const now = tableBefore('construction', { towers: ['M01@1', 'B02 M02'], ivan: { construction: 'AAAA' } });
  const events = play(now, ...QUIET);
  expect(eventsOf(events, 'completed')).toMatchObject([
    { rule: 'RC-V5e', seat: 1, section: 0, materials: 4 },
  ]);
  expect(now.towers[0]?.[0]).toMatchObject({ done: true, delivered: 0 });
  expect(now.supply).toBe(base.supply);
});

test('[RC-V5e] worked example 13: the fourth material goes to his next section if only 3 are needed', () => {
  const now = tableBefore('construction', { towers: ['B01@1', 'B02@1'], ivan: { construction: 'WWWW' } });
  const events = play(now, ...QUIET);
  expect(eventsOf(events, 'completed')).toMatchObject([{ section: 0 }]);
  expect(letters(at(at(now.towers, 1), 0).delivered)).toBe('W');
  expect(now.ivan?.construction).toBe(0);
});

test('[RC-V5e] construction: Ivan builds tower by tower from left to right, from bottom to top', () => {
  const now = tableBefore('construction', {
    towers: ['B01@0 M14@1 M15@1', 'B02@1 M16@1', 'B03@1'],
    ivan: { construction: 'WWWWWBBBBB' },
  });
  const events = play(now, ...QUIET);
  expect(eventsOf(events, 'completed').map(({ section }) => section)).toEqual([1, 2, 10]);
  expect(letters(at(at(now.towers, 1), 1).delivered)).toBe('B');
});

test('[RC-V5e] construction: completed sections pay Ivan recognition but no roubles, and punish as usual', () => {
  const now = tableBefore('construction', {
    towers: ['B01@0 M14@1'],
    seats: [{ space: 4 }, { space: 10 }],
    ivan: { construction: 'SSS' },
  });
  const events = play(now, ...QUIET);
  expect(eventsOf(events, 'recognition')).toMatchObject([
    { rule: 'RC-B3', seat: 1, by: 4, to: 14 },
    { rule: 'RC-B4', seat: 0, by: -1, to: 3 },
  ]);
  expect(eventsOf(events, 'rubles')).toEqual([]);
  expect(now.players[1]?.rubles).toBe(0);
});

test('[RC-V5e] construction: materials that no section can take stay on the construction card', () => {
  const now = tableBefore('construction', { towers: ['B01@1', 'B02'], ivan: { construction: 'WWWWWW' } });
  play(now, ...QUIET);
  expect(letters(now.ivan?.construction ?? 0)).toBe('WWW');
  const idle = tableBefore('construction', { towers: ['B01#1', 'B02'], ivan: { construction: 'WW' } });
  expect(eventsOf(play(idle, ...QUIET), 'ivanIdle')).toMatchObject([
    { rule: 'RC-V5e', card: 'construction' },
  ]);
  expect(letters(idle.ivan?.construction ?? 0)).toBe('WW');
});

const ALL_DOWN = 'recognition:r_ inventory:y_ transport:g_ claim:b_ construction:w_';

test('[RC-V6] Ivan places a free ornament for 1 prestige if all tiles are face down, then turns them up', () => {
  const now = table({ players: 1, towers: ['B01#0', 'B02 M02'], ivan: { row: ALL_DOWN } });
  const supply = now.supply;
  const events = play(now, ...QUIET);
  expect(eventsOf(events, 'decorated')).toEqual([
    { type: 'decorated', rule: 'RC-V6', seat: 1, section: 0, ornament: 0, green: 0, purple: 0 },
  ]);
  expect(eventsOf(events, 'prestige')).toEqual([
    { type: 'prestige', rule: 'RC-V6', seat: 1, by: 1, from: 2, to: 5 },
  ]);
  expect(eventsOf(events, 'ivanShuffled')).toHaveLength(1);
  expect(now.ivan).toMatchObject({ placed: 1, up: [false, true, true, true, true] });
  expect(now.supply).toBe(supply);
  // The same turn continues with the first card.
  expect(typesOf(events)).toEqual(expect.arrayContaining(['ivanCard']));
});

test('[RC-V6] the shuffle decides the card of each die tile', () => {
  const now = table({ players: 1, towers: ['B01', 'B02 M02'], ivan: { row: ALL_DOWN } });
  const events = play(now, 'die red 1', 'roll : 0 0 4 1 0 1 0 5');
  expect(eventsOf(events, 'ivanShuffled')[0]?.dice).toEqual([4, 1, 0, 3, 2]);
  expect(eventsOf(events, 'ivanCard')).toMatchObject([{ card: 'recognition', die: 4 }]);
});

test('[RC-V6] Ivan places door, arch, arch, cross in this order, and skips one that fits nowhere', () => {
  const places = each(5, (placed) => {
    const now = table({
      players: 1,
      towers: ['B01#0 M01#0 D01#0', 'B02 M02'],
      ivan: { row: ALL_DOWN, placed },
    });
    return eventsOf(play(now, 'die red 1', 'roll'), 'decorated').map(({ ornament, section }) => [
      ornament,
      section,
    ]);
  });
  expect(places).toEqual([[[0, 0]], [[1, 1]], [[1, 1]], [[2, 2]], []]);
  const skipped = table({ players: 1, towers: ['B01@0 M01#0 D01#0'], ivan: { row: ALL_DOWN } });
  const events = play(skipped, 'die red 1', 'roll');
  expect(eventsOf(events, 'decorated')).toEqual([]);
  expect(eventsOf(events, 'ivanIdle')[0]).toMatchObject({ rule: 'RC-V6', card: 'ornament' });
  expect(skipped.ivan?.placed).toBe(0);
  expect(skipped.players[1]?.space).toBeLessThan(9);
});

test('[RC-V6] Ivan decorates the player’s sections before his own, and the player chooses among several', () => {
  const own = table({ players: 1, towers: ['B01#1', 'B02#0^0'], ivan: { row: ALL_DOWN } });
  expect(eventsOf(play(own, 'die red 1', 'roll'), 'decorated')).toMatchObject([{ section: 0 }]);
  const choice = table({
    players: 1,
    towers: ['B01#1', 'B02#0', 'B03#0'],
    seats: [{ space: 9 }],
    ivan: { row: ALL_DOWN },
  });
  play(choice, 'die red 1', 'roll', 'end');
  expect(offers(choice)).toEqual(['ivan decorates 2.1', 'ivan decorates 3.1']);
  expect(why(choice, 'ivan decorates 1.1')).toEqual(['RC-V6 notIvansChoice']);
  expect(why(choice, 'reroll 2')).toEqual(['RC-V6 notNow']);
  const events = play(choice, 'ivan decorates 3.1');
  expect(eventsOf(events, 'decorated')).toMatchObject([{ seat: 1, section: 20 }]);
  expect(choice.towers[2]?.[0]?.ornament).toBe(1);
  expect(typesOf(events)).toContain('ivanShuffled');
  const his = table({ players: 1, towers: ['B01#1', 'B02#1', 'B03@0'], ivan: { row: ALL_DOWN } });
  play(his, 'die red 1', 'roll');
  expect(offers(his)).toEqual(['ivan decorates 1.1', 'ivan decorates 2.1']);
});

const five = (seat: number): string[] => ['B02', 'B03', 'B04', 'B05', 'B06'].map((id) => `${id}#${seat}`);

test('[RC-V7] the player’s sixth section gives no prestige, and Ivan has one last turn', () => {
  const now = tableBefore('recognition', { towers: ['B01@0+WW', ...five(0)], seats: [{ goods: 'B' }] });
  const events = play(now, 'put B 1.1');
  expect(eventsOf(events, 'endTriggered')).toEqual([{ type: 'endTriggered', rule: 'RC-V7', seat: 0 }]);
  expect(eventsOf(events, 'prestige')).toEqual([]);
  expect(eventsOf(events, 'ivanCard')).toHaveLength(1);
  expect(typesOf(events).at(-1)).toBe('ended');
  expect(redCathedral.toMove(now)).toBeUndefined();
});

test('[RC-V7] the player still chooses for Ivan in his last turn', () => {
  const now = tableBefore('claim', {
    towers: ['B01@0+WW M01', 'B02#0 M02', ...five(0).slice(1)],
    seats: [{ goods: 'B' }],
  });
  play(now, 'put B 1.1');
  expect(offers(now)).toEqual(['ivan claims 1.2', 'ivan claims 2.2']);
  expect(typesOf(play(now, 'ivan claims 1.2')).at(-1)).toBe('ended');
});

test('[RC-V7] Ivan’s sixth section gives no prestige, and the player has one last turn', () => {
  const now = tableBefore('construction', { towers: ['B01@1', ...five(1)], ivan: { construction: 'WWW' } });
  const events = play(now, ...QUIET);
  expect(eventsOf(events, 'endTriggered')).toEqual([{ type: 'endTriggered', rule: 'RC-V7', seat: 1 }]);
  expect(eventsOf(events, 'prestige')).toEqual([]);
  expect(asks(now)).toBe('turn');
  const last = play(now, 'die yellow 1', 'roll');
  expect(eventsOf(last, 'ivanCard')).toEqual([]);
  expect(typesOf(last).at(-1)).toBe('ended');
});

test('[RC-V7] punishments hit Ivan too', () => {
  const now = tableBefore('recognition', {
    towers: ['B01@1 M14@0+BS'],
    seats: [{ goods: 'G' }, { space: 9 }],
  });
  const events = play(now, 'put G 1.2');
  expect(eventsOf(events, 'punished')).toMatchObject([{ seat: 1, by: 0, section: 0, above: 1 }]);
  expect(eventsOf(events, 'recognition')).toMatchObject([
    { seat: 0, by: 4 },
    { seat: 1, by: -1, to: 8 },
  ]);
});

test('[RC-V7][RC-E6] a solo game is scored as for two players, but Ivan scores no materials or roubles', () => {
  const now = tableBefore('recognition', {
    towers: ['B01#0 M01#1^1 D01#1', 'B02#0', 'B03#0^1'],
    seats: [{ goods: 'WWW', rubles: 7, space: 10 }, { space: 12 }],
    ivan: { construction: 'WWWWWWWWWW' },
  });
  const sheet = redCathedral.score(now);
  expect(sheet.lines.filter(({ seat }) => seat === 1).map(({ code, points }) => [code, points])).toEqual([
    ['track', 2],
    ['tower', 7],
    ['tower', 0],
  ]);
  // Player: track 2, leftovers 2, a third of 7, the second tower 2, the third one tied.
  expect(sheet.totals).toEqual([8, 9]);
  expect(sheet.places).toEqual([[1], [0]]);
  expect(sheet.tieBreaks.map(({ values }) => values)).toEqual([
    [3, 2],
    [0, 2],
  ]);
});
