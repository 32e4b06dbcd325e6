import { at } from '@archivolt/engine';
import { bySection } from '../cathedral.ts';
import { claimForIvan, finish, ivanClaims, layTilesAnew, ornamentPlaces, placeOrnament } from '../ivan.ts';
import { holding, reason } from '../reasons.ts';
import { answered, asked } from '../todo.ts';
import type { Move } from '../vocabulary.ts';
import type { Rule } from './rule.ts';

const CLAIM = bySection((section): Move => ({ do: 'ivanClaim', section }));
const ORNAMENT = bySection((section): Move => ({ do: 'ivanOrnament', section }));

/** The player chooses among the sections that Ivan may claim: RC-V5d. */
export const ivanClaim: Rule<'ivanClaim'> = {
  answers: ['ivanClaim'],
  legal({ table }, offers) {
    for (const section of ivanClaims(table)) offers.push(at(CLAIM, section));
  },
  play({ table }, { section }, _chance, events) {
    answered(table);
    claimForIvan(table, section, 'RC-V5d', events);
    finish(table, events);
  },
  why({ table }, { section }) {
    const wrong = asked(table).ask === 'ivanClaim' && !ivanClaims(table).includes(section);
    return holding(wrong && reason('RC-V5d', 'notIvansChoice', { section }));
  },
};

/** The player chooses where Ivan's ornament goes: RC-V6. */
export const ivanOrnament: Rule<'ivanOrnament'> = {
  answers: ['ivanOrnament'],
  legal({ table }, offers) {
    for (const section of ornamentPlaces(table)) offers.push(at(ORNAMENT, section));
  },
  play({ table }, { section }, chance, events) {
    answered(table);
    placeOrnament(table, section, events);
    layTilesAnew(table, chance, events);
  },
  why({ table }, { section }) {
    const wrong = asked(table).ask === 'ivanOrnament' && !ornamentPlaces(table).includes(section);
    return holding(wrong && reason('RC-V6', 'notIvansChoice', { section }));
  },
};
