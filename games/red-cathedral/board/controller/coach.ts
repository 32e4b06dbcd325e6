import { at, type Seat } from '@archivolt/engine';
import { type Locale, loadCoach } from '@archivolt/i18n';
import {
  componentsOf,
  type Event,
  LAST_SECTION,
  MOST_DICE,
  type RedCathedral,
  type RuleNumber,
  type Table,
} from '@archivolt/red-cathedral';
import { type Topic as CathedralTopic, loadCoachWords } from '@archivolt/red-cathedral/words';
import type { CoachOf, Note } from '@archivolt/table/coach/note.ts';

export async function loadCoachOf(locale: Locale): Promise<CoachOf<RedCathedral>> {
  const [words, own] = await Promise.all([loadCoach(locale), loadCoachWords(locale)]);
  return { words, notes, text: (topic) => own[topic as CathedralTopic] };
}

type Topics = readonly (readonly [topic: CathedralTopic, rule: RuleNumber])[];

/** The notes for a seat after these events, each topic once, at its first event. */
export function notes(events: readonly Event[], seat: Seat, table: Table): Note[] {
  const found = new Map<CathedralTopic, Note>();
  const completed = new Map<Seat, number>();
  for (const [index, event] of events.entries()) {
    if (event.type === 'completed') completed.set(event.seat, (completed.get(event.seat) ?? 0) + 1);
    for (const [topic, rule] of topicsOf(event, seat, table, completed))
      if (!found.has(topic)) found.set(topic, { topic, rule, index });
  }
  return [...found.values()];
}

function topicsOf(event: Event, seat: Seat, table: Table, completed: ReadonlyMap<Seat, number>): Topics {
  switch (event.type) {
    case 'rolled':
      if (event.dice.length >= MOST_DICE) return [['full', 'RC-A3']];
      return event.seat === seat ? [['rolled', 'RC-A5']] : [];
    case 'completed': {
      const near = completed.get(event.seat) === LAST_SECTION - 1;
      const own = event.seat === seat;
      return [own ? ['completed', 'RC-B3'] : ['rivalCompleted', 'RC-E4'], ...(near ? nearEnd(table) : [])];
    }
    case 'punished':
      if (event.seat === seat) return [['punished', 'RC-B4']];
      return event.by === seat ? [['overbuilt', 'RC-B4']] : [];
    case 'endTriggered':
      return [['end', event.rule]];
    case 'ivanCard':
      return [['ivan', 'RC-V4']];
    case 'ended':
      return [];
    default:
      return event.seat === seat ? ownTopicsOf(event, table) : [];
  }
}

/** RC-V7: against Ivan the sixth section brings no prestige. */
const nearEnd = ({ ivan }: Table): Topics => [
  ivan === null ? ['nearEnd', 'RC-E1'] : ['nearEndSolo', 'RC-V7'],
];

/** Events that only concern the seat to which they happen. */
type OwnEvent = Exclude<
  Event,
  { type: 'rolled' | 'completed' | 'punished' | 'endTriggered' | 'ivanCard' | 'ended' }
>;

/** The topics of what the reader has done or received. */
function ownTopicsOf(event: OwnEvent, table: Table): Topics {
  switch (event.type) {
    case 'claimed':
      return [['claimed', 'RC-C1']];
    case 'placed':
      return [[event.up ? 'placedUp' : 'placedDown', 'RC-C4']];
    case 'unlocked':
      return [['unlocked', 'RC-C7']];
    case 'dieMoved':
      return [event.rubles > 0 ? ['paid', 'RC-A2'] : ['moved', 'RC-A1']];
    case 'gained':
      if (event.lost > 0) return [['lost', 'RC-T4']];
      return event.from === 'market' ? [['market', 'RC-M1']] : [];
    case 'used':
      return [['influence', 'RC-I1']];
    case 'activated':
      return at(componentsOf(table).tiles, event.tile).benefit.kind === 'die'
        ? [['dieTile', 'RC-W2']]
        : event.rule === 'RC-W1'
          ? [['activated', 'RC-W1']]
          : [];
    case 'delivered':
      return [['delivered', 'RC-B2']];
    case 'decorated':
      return [['decorated', 'RC-D1']];
    case 'recognition':
      return event.by > 0 ? [['recognition', 'RC-E2']] : [];
    case 'prestige':
      return event.by > 0 ? [['prestige', 'RC-S3']] : [];
    case 'turn':
    case 'bannerTaken':
    case 'tileRemoved':
    case 'dieStays':
    case 'rubles':
    case 'gave':
    case 'tilesSwapped':
    case 'ivanStored':
    case 'ivanTransported':
    case 'ivanIdle':
    case 'ivanShuffled':
      return [];
    default:
      return event satisfies never;
  }
}
