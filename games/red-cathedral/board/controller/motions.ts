import { at } from '@archivolt/engine';
import {
  COLOURS,
  componentsOf,
  countOf,
  DICE,
  type Event,
  FACES,
  MATERIALS,
  ORNAMENTS,
  PLACES,
  type Table,
} from '@archivolt/red-cathedral';
import type { Sound } from '@archivolt/table/sound.ts';
import type { Motion, Spot } from '@archivolt/table/stage.ts';
import { resourceIcon } from '../draw/names.ts';
import { spaceAt, stripAt } from '../find.ts';

/** The animation of each event. A player's own things are where that player's panel is. */

const DIE_STEP_MS = 180;
const TRACK_STEP_MS = 90;
/** Beyond this many spaces, steps get longer. */
const MAX_STEPS = 14;
/** For a completed section, by its kind. */
const BELLS = ['lowBell', 'middleBell', 'highBell'] as const;

const seatSpot = (seat: number): Spot => `player:${seat}`;
/** On the frame of the market, or on the straight track that a phone has instead. */
const onTrack = (table: Table, space: number): Spot => ({
  of: 'market',
  ...spaceAt(space),
  or: { of: 'strip', ...stripAt(table, space) },
});

/** Animations before the table shows the event. */
export function motionsBefore(event: Event, table: Table): Motion[] {
  switch (event.type) {
    case 'dieMoved': {
      const icon = `die-${at(DICE, event.die)}-${at(table.dice, event.die).shows}`;
      const along: Spot[] = [`die:${event.die}`];
      for (let step = 1; step <= event.steps; step++) along.push(`place:${(event.from + step) % PLACES}`);
      return [{ how: 'walk', icon, along, hides: `die:${event.die}`, step: DIE_STEP_MS }];
    }
    case 'rolled':
      return [
        {
          how: 'tumble',
          at: event.dice.map((die) => `die:${die}`),
          icons: event.dice.map((die, index) => faces(die, at(event.before, index), at(event.after, index))),
        },
      ];
    case 'gained':
      return flight(resourceIcon(event.kind), `supply:${event.kind}`, seatSpot(event.seat), event.count);
    case 'gave':
      return flight(resourceIcon(event.kind), seatSpot(event.seat), `supply:${event.kind}`, event.count);
    case 'ivanStored':
      return MATERIALS.flatMap((_, kind) => {
        const count = countOf(event.materials, kind);
        return flight(resourceIcon(kind), `supply:${kind}`, seatSpot(event.seat), count);
      });
    case 'delivered':
      return flight(resourceIcon(event.kind), seatSpot(event.seat), `section:${event.section}`, event.count);
    case 'claimed':
      return [
        {
          how: 'fly',
          icon: 'i-banner',
          count: 1,
          from: seatSpot(event.seat),
          to: `section:${event.section}`,
          tint: colourOf(table, event.seat),
        },
      ];
    case 'decorated':
      return [
        {
          how: 'fly',
          icon: `i-${at(ORNAMENTS, event.ornament)}`,
          count: 1,
          from: seatSpot(event.seat),
          to: `section:${event.section}`,
          tint: colourOf(table, event.seat),
        },
      ];
    case 'recognition':
    case 'prestige':
      return walkTrack(table, event.seat, event.from, event.to);
    case 'tilesSwapped': {
      const [one, other] = event.places;
      const icon = (place: number) =>
        resourceIcon(at(componentsOf(table).resources, at(table.market, place)).gain);
      return [
        ...flight(icon(one), `place:${one}`, `place:${other}`, 1),
        ...flight(icon(other), `place:${other}`, `place:${one}`, 1),
      ];
    }
    case 'used':
      return [{ how: 'flash', at: `influence:${event.quadrant}:${event.action}` }];
    case 'punished':
      return [{ how: 'flash', at: `section:${event.section}` }];
    case 'placed':
    case 'activated':
    case 'ivanCard':
    case 'ivanTransported':
      return [{ how: 'flash', at: seatSpot(event.seat) }];
    case 'turn':
    case 'bannerTaken':
    case 'unlocked':
    case 'tileRemoved':
    case 'dieStays':
    case 'rubles':
    case 'completed':
    case 'endTriggered':
    case 'ivanIdle':
    case 'ivanShuffled':
    case 'ended':
      return [];
    default:
      return event satisfies never;
  }
}

/** Animations after the table shows it: walls rise only once they are there. */
export function motionsAfter(event: Event): Motion[] {
  return event.type === 'completed' ? [{ how: 'rise', at: `section:${event.section}` }] : [];
}

function flight(icon: string, from: Spot, to: Spot, count: number): Motion[] {
  return count > 0 ? [{ how: 'fly', icon, from, to, count }] : [];
}

/** Two other faces, then the one that was rolled. */
function faces(die: number, before: number, after: number): string[] {
  return [before, (after % FACES) + 1, after].map((shows) => `die-${at(DICE, die)}-${shows}`);
}

function colourOf(table: Table, seat: number): string {
  return at(COLOURS, at(table.players, seat).colour);
}

function walkTrack(table: Table, seat: number, from: number, to: number): Motion[] {
  if (from === to) return [];
  const distance = Math.abs(to - from);
  const strides = Math.min(distance, MAX_STEPS);
  const along = Array.from({ length: strides + 1 }, (_, index) =>
    onTrack(table, Math.round(from + ((to - from) * index) / strides)),
  );
  const tint = colourOf(table, seat);
  const step = Math.min(TRACK_STEP_MS, 900 / strides);
  return [{ how: 'walk', icon: `e-${tint}`, along, hides: `marker:${seat}`, step, tint, disc: true }];
}

/** The sound of an event; a section rings by its height. */
export function soundOf(event: Event, table: Table): Sound | undefined {
  switch (event.type) {
    case 'dieMoved':
    case 'rolled':
      return 'roll';
    case 'gained':
    case 'gave':
    case 'delivered':
    case 'ivanStored':
      return 'knock';
    case 'rubles':
      return 'coin';
    case 'prestige':
      return 'string';
    case 'punished':
      return 'thud';
    case 'decorated':
      return at(ORNAMENTS, event.ornament) === 'cross' ? 'twoBells' : 'lowBell';
    case 'completed':
      return BELLS[at(componentsOf(table).sections, event.card).kind];
    case 'turn':
    case 'claimed':
    case 'bannerTaken':
    case 'placed':
    case 'unlocked':
    case 'tileRemoved':
    case 'dieStays':
    case 'recognition':
    case 'activated':
    case 'used':
    case 'tilesSwapped':
    case 'endTriggered':
    case 'ivanCard':
    case 'ivanTransported':
    case 'ivanIdle':
    case 'ivanShuffled':
    case 'ended':
      return undefined;
    default:
      return event satisfies never;
  }
}
