import { at, type Seat } from '@archivolt/engine';
import { cardOf, completedBy, levelOf, sectionAt, towerOf, unfinishedBelow, where } from './cathedral.ts';
import { changeRubles } from './goods.ts';
import { totalOf } from './pile.ts';
import { type Events, isIvan, type Table } from './state.ts';
import { addRecognition, gainPrestige } from './track.ts';
import type { Where } from './vocabulary.ts';

/** RC-E1: completing this many triggers the end. */
export const LAST_SECTION = 6;
export const END_PRESTIGE = 3;

/** Completes a section: reward, then punishments, then perhaps the end (RC-B5). */
export function complete(table: Table, seat: Seat, section: Where, events: Events): void {
  const completed = sectionAt(table, section);
  const card = cardOf(table, completed);
  const byIvan = isIvan(table, seat);
  events?.push({
    type: 'completed',
    rule: byIvan ? 'RC-V5e' : 'RC-B3',
    seat,
    section,
    card: completed.card,
    materials: totalOf(completed.delivered),
  });
  table.supply += completed.delivered;
  completed.delivered = 0;
  completed.done = true;
  addRecognition(table, seat, card.recognition, 'RC-B3', events);
  if (!byIvan) changeRubles(table, seat, card.rubles, 'section', 'RC-B3', events); // RC-V5e: none for Ivan
  punish(table, seat, section, events);
  if (table.ending === null && completedBy(table, seat) === LAST_SECTION) {
    table.ending = seat;
    events?.push({ type: 'endTriggered', rule: table.ivan === null ? 'RC-E1' : 'RC-V7', seat });
    if (table.ivan === null) gainPrestige(table, seat, END_PRESTIGE, 'RC-E1', events); // RC-V7: nobody in the solo game
  }
}

/**
 * RC-B4: the owner of an unfinished section below loses recognition for every completed section above it that is not theirs.
 */
function punish(table: Table, by: Seat, section: Where, events: Events): void {
  const tower = at(table.towers, towerOf(section));
  for (const { level, owner } of unfinishedBelow(tower, levelOf(section))) {
    const above = tower.filter(
      (other, index) => index > level && other.done && other.banner !== owner,
    ).length;
    if (above === 0) continue;
    events?.push({
      type: 'punished',
      rule: 'RC-B4',
      seat: owner,
      by,
      section: where(towerOf(section), level),
      above,
    });
    addRecognition(table, owner, -above, 'RC-B4', events);
  }
}
