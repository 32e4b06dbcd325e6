import type { Architectura, Event, RuleNumber } from '@archivolt/architectura';
import { type Topic as CityTopic, loadCoachWords } from '@archivolt/architectura/words';
import type { Seat } from '@archivolt/engine';
import { type Locale, loadCoach } from '@archivolt/i18n';
import type { CoachOf, Note } from '@archivolt/table/coach/note.ts';

export async function loadCoachOf(locale: Locale): Promise<CoachOf<Architectura>> {
  const [words, own] = await Promise.all([loadCoach(locale), loadCoachWords(locale)]);
  return { words, notes, text: (topic) => own[topic as CityTopic] };
}

type Topic = readonly [topic: CityTopic, rule: RuleNumber];

/** The notes for a seat after these events, each topic once, at its first event. */
export function notes(events: readonly Event[], seat: Seat): Note[] {
  const found = new Map<CityTopic, Note>();
  for (const [index, event] of events.entries()) {
    const [topic, rule] = topicOf(event, seat, found) ?? [];
    if (topic && rule && !found.has(topic)) found.set(topic, { topic, rule, index });
  }
  return [...found.values()];
}

const COMPARISON_TOPICS: Partial<Record<RuleNumber, Topic>> = {
  'AR-C2': ['equal', 'AR-C2'],
  'AR-C3': ['rose', 'AR-C3'],
  'AR-C5': ['fell', 'AR-C5'],
};
const EFFECT_TOPIC: Topic = ['effect', 'AR-E1'];

/**
 * Each event has at most one topic: the first destruction explains what it is, later ones what it means for the reader's
 * card.
 */
function topicOf(event: Event, seat: Seat, found: ReadonlyMap<CityTopic, Note>): Topic | undefined {
  switch (event.type) {
    case 'played':
      if (event.covers !== null) return ['covered', 'AR-P1'];
      return event.owner === seat ? ['played', 'AR-C1'] : undefined;
    case 'compared':
      return event.rule === 'AR-C2' ? COMPARISON_TOPICS[event.rule] : undefined;
    case 'turned':
      return COMPARISON_TOPICS[event.rule] ?? EFFECT_TOPIC;
    case 'destroyed':
      if (event.rule !== 'AR-C4') return EFFECT_TOPIC;
      return event.owner === seat && found.has('destroyed') ? ['lost', 'AR-X3'] : ['destroyed', 'AR-C4'];
    case 'shielded':
    case 'spared':
      return ['shielded', 'AR-X9'];
    case 'rebuilt':
    case 'swapped':
    case 'returned':
    case 'playedFaceDown':
    case 'copied':
      return EFFECT_TOPIC;
    case 'tokenPlaced':
      return event.on === 'space' ? ['reserved', 'AR-P5'] : ['guarded', 'AR-X9'];
    case 'revalued':
      return ['revalued', 'AR-X1'];
    case 'moved':
      return ['escaped', 'AR-K7'];
    case 'playedBeside':
      return ['beside', 'AR-K13'];
    case 'drew':
      if (event.deck === 0 && event.rule === 'AR-D1') return ['nearEnd', 'AR-G1'];
      return event.seat === seat && event.rule === 'AR-D1' ? ['drew', 'AR-D1'] : undefined;
    case 'limitRaised':
      return ['limit', 'AR-D1'];
    case 'exchanged':
      return ['exchanged', 'AR-T3'];
    case 'passed':
      return ['passed', 'AR-T2'];
    case 'ended':
      return ['ended', 'AR-G1'];
    case 'ready':
    case 'shown':
    case 'turnBegan':
    case 'searched':
    case 'skipped':
    case 'declined':
    case 'removed':
    case 'tokenReturned':
      return undefined;
    default:
      return event satisfies never;
  }
}
