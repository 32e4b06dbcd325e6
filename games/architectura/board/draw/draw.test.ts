import { CARD_IDS, COLOURS, STANDARD } from '@archivolt/architectura';
import { describe, expect, it } from 'vitest';
import { PICTURES } from './buildings/pictures.ts';
import { artId, defs } from './defs.ts';
import { effectIcons, ICONS } from './icons.ts';
import { canWrite, measure, written } from './lettering.ts';

const all = defs();

describe('the drawings', () => {
  it('contain no NaN, and nothing that the content security policy forbids', () => {
    expect(all).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(all).not.toMatch(/\sstyle=|\son\w+=|<script|javascript:/);
  });

  it('have a separate picture for each building, and a building site for an unknown one', () => {
    const drawn = CARD_IDS.map((id) => PICTURES[id]());
    expect(new Set(drawn).size).toBe(CARD_IDS.length);
    for (const id of CARD_IDS) expect(all).toContain(`id="${artId(id)}"`);
    expect(artId('Windmill')).toBe('ar-art-Site');
    expect(all).toContain('id="ar-art-Site"');
  });

  it('have unique ids and no dangling references', () => {
    const ids = [...all.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of all.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) expect(ids).toContain(id);
    for (const colour of COLOURS)
      for (const what of ['arms', 'seal', 'frame', 'back', 'claim'])
        expect(ids).toContain(`ar-${what}-${colour}`);
  });

  it('show the effects of every card as symbols', () => {
    for (const card of STANDARD.cards)
      for (const icon of effectIcons(card)) expect(ICONS).toHaveProperty(icon);
    expect(STANDARD.cards.filter((card) => effectIcons(card).length === 0).map((card) => card.id)).toEqual([
      'Statue',
      'Palace',
    ]);
  });
});

describe('lettering', () => {
  it('writes numbers, formulas and accented names, and leaves other scripts to a font', () => {
    for (const text of [
      '12',
      'X+2',
      'N−1',
      'Magic Academy',
      'Château',
      'Großer Saal',
      'Câmara',
      'Parc d’été',
    ])
      expect(canWrite(text), text).toBe(true);
    for (const text of ['Ратуша', '市庁舎']) expect(canWrite(text), text).toBe(false);
    expect(written('É', { size: 20 })).not.toMatch(/NaN|undefined/);
  });

  it('measures the width of a text', () => {
    expect(measure('88', 100)).toBe(120);
    expect(measure('88', 50, 10)).toBe(65);
    expect(measure('É', 100)).toBe(measure('E', 100));
  });
});
