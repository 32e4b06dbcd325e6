import { at } from '@archivolt/engine';
import { sectionAt } from './cathedral.ts';
import { ORNAMENT_MATERIAL } from './moves/build.ts';
import { cubes, pileOf } from './pile.ts';
import type { Table } from './state.ts';
import type { Event } from './vocabulary.ts';

/**
 * Applies an event to the table as the viewer sees it. Between two positions events are shown one after the other; this is
 * not the rules but what the events say, and the tests of every game compare both.
 */
export function showEvent(table: Table, event: Event): void {
  const player = 'seat' in event ? table.players[event.seat] : undefined;
  switch (event.type) {
    case 'turn':
      table.turn = event.turn;
      if (table.ivan === null) table.active = event.seat;
      table.rerolled = false;
      return;
    case 'claimed': {
      const section = sectionAt(table, event.section);
      section.banner = event.seat;
      section.tile = null;
      if (event.rule !== 'RC-C1' && player) player.aside--; // Ivan's banners are part of the claim event
      return;
    }
    case 'bannerTaken':
      if (player) event.from === 'inventory' ? player.covered-- : player.aside--;
      return;
    case 'placed':
      if (!player) return;
      player.slots[event.slot] = event.tile;
      player.up[event.slot] = event.up;
      return;
    case 'unlocked':
      if (player) player.ornaments[event.ornament] = at(player.ornaments, event.ornament) + 1;
      return;
    case 'dieMoved':
      at(table.dice, event.die).place = event.to;
      return;
    case 'rolled':
      event.dice.forEach((die, index) => {
        at(table.dice, die).shows = at(event.after, index);
      });
      return;
    case 'gained':
      if (player) player.goods += cubes(event.kind, event.count);
      table.supply -= cubes(event.kind, event.count);
      return;
    case 'gave':
      if (player) player.goods -= cubes(event.kind, event.count);
      table.supply += cubes(event.kind, event.count);
      return;
    case 'rubles':
      if (player) player.rubles = event.now;
      return;
    case 'recognition':
    case 'prestige':
      if (player) player.space = event.to;
      return;
    case 'tilesSwapped': {
      const [one, other] = event.places;
      const tile = at(table.market, one);
      table.market[one] = at(table.market, other);
      table.market[other] = tile;
      return;
    }
    case 'delivered': {
      sectionAt(table, event.section).delivered += cubes(event.kind, event.count);
      if (table.ivan !== null && event.rule === 'RC-V5e') {
        table.ivan.construction -= cubes(event.kind, event.count);
      } else if (player) player.goods -= cubes(event.kind, event.count);
      return;
    }
    case 'completed': {
      const section = sectionAt(table, event.section);
      table.supply += section.delivered;
      section.delivered = 0;
      section.done = true;
      return;
    }
    case 'decorated': {
      const section = sectionAt(table, event.section);
      // If the gems were asked for, the ornament and its material have been shown already.
      const placed = section.ornament !== null;
      section.ornament = event.seat;
      if (event.rule === 'RC-V6') {
        if (table.ivan) table.ivan.placed++;
        return;
      }
      if (!player) return;
      const paid = [0, 0, 0, 0, event.green, event.purple];
      if (!placed) {
        const material = at(ORNAMENT_MATERIAL, event.ornament);
        paid[material] = 1;
        player.ornaments[event.ornament] = at(player.ornaments, event.ornament) - 1;
      }
      player.goods -= pileOf(paid);
      table.supply += pileOf(paid);
      return;
    }
    case 'endTriggered':
      table.ending = event.seat;
      return;
    case 'ivanCard':
      if (table.ivan) table.ivan.up[event.index] = false;
      return;
    case 'ivanStored':
      if (table.ivan) table.ivan.inventory += event.materials;
      table.supply -= event.materials;
      return;
    case 'ivanTransported':
      if (!table.ivan) return;
      table.ivan.construction += event.materials;
      table.ivan.inventory -= event.materials;
      return;
    case 'ivanShuffled':
      if (!table.ivan) return;
      table.ivan.dice = [...event.dice];
      table.ivan.up.fill(true);
      return;
    case 'dieStays':
    case 'tileRemoved':
    case 'activated':
    case 'used':
    case 'punished':
    case 'ivanIdle':
    case 'ended':
      return;
    default:
      return event satisfies never;
  }
}
