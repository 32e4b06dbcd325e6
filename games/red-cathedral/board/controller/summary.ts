import { at, type Seat } from '@archivolt/engine';
import {
  type Event,
  isFull,
  levelOf,
  RECOGNITION,
  type RedCathedral,
  RUBLE,
  towerOf,
  unfinishedBelow,
  type Where,
  where,
} from '@archivolt/red-cathedral';
import { type GuideWords, type RedCathedralMessages, texts } from '@archivolt/red-cathedral/words';
import type { AroundTurn, Summary } from '@archivolt/table/kit.ts';
import type { LogTurn } from '@archivolt/table/log.ts';
import { shareChanges } from './shares.ts';

type LoggedEvent = { event: Event; context: texts.Context };

/** Whether an event is worth a headline; everything else of a turn is in its details. */
const IS_HEADLINE: Record<Event['type'], boolean> = {
  turn: false,
  claimed: true,
  bannerTaken: false,
  placed: false,
  unlocked: false,
  tileRemoved: false,
  dieMoved: true,
  dieStays: true,
  rolled: false,
  gained: false,
  rubles: false,
  recognition: false,
  prestige: false,
  activated: false,
  used: false,
  gave: false,
  tilesSwapped: true,
  delivered: false,
  completed: true,
  punished: true,
  decorated: true,
  endTriggered: true,
  ivanCard: true,
  ivanStored: true,
  ivanTransported: true,
  ivanIdle: true,
  ivanShuffled: false,
  ended: true,
};

/** A turn in one line, for one reader. */
export function summary(
  m: RedCathedralMessages,
  words: GuideWords,
  { seat, lines }: LogTurn<RedCathedral>,
  contextOf: (line: LogTurn<RedCathedral>['lines'][number]) => texts.Context,
  around?: AroundTurn<RedCathedral>,
): Summary {
  const entries = lines.map((line): LoggedEvent => ({ event: line.event, context: contextOf(line) }));
  const completed = new Set(
    entries.flatMap(({ event }) => (event.type === 'completed' ? [event.section] : [])),
  );
  const built = new Map<Where, string>();
  const text: string[] = [];
  const yours: string[] = [];
  for (const { event, context } of entries) {
    const sentence = texts.eventSentence(m, event, context);
    const hit = 'seat' in event && event.seat !== seat && event.seat === context.me;
    if (hit) yours.push(sentence);
    else if (IS_HEADLINE[event.type]) text.push(sentence);
    else if (event.type === 'delivered' && !completed.has(event.section)) {
      const who = event.seat === context.me ? undefined : texts.seatName(m, event.seat, context);
      const section = texts.sectionName(m, event.section, context.table);
      const left = event.missing > 0 ? ` (${words.missing(m.terms.countMaterials(event.missing))})` : '';
      built.set(event.section, `${words.built(who, section)}${left}.`);
    }
  }
  if (seat !== entries[0]?.context.me) yours.push(...changesForReader(m, words, entries, around));
  return { text: [...text, ...built.values()].join(' '), balance: balance(m, entries, seat), yours };
}

/** What another player's turn has changed for the reader indirectly, as far as it still holds. */
function changesForReader(
  m: RedCathedralMessages,
  words: GuideWords,
  entries: readonly LoggedEvent[],
  around: AroundTurn<RedCathedral> | undefined,
): string[] {
  const { me } = entries[0]?.context ?? {};
  if (me === undefined) return [];
  const shares = around ? shareChanges(around.before, around.after) : [];
  return [
    ...shares.flatMap(({ seat, tower, by }) =>
      seat === me ? [words.share(at(texts.ROMAN, tower), by)] : [],
    ),
    ...entries.flatMap(({ event, context: { table } }) => {
      if (event.type === 'claimed')
        return ownBelow(event.section, me, table).map((section) =>
          words.threat(texts.sectionName(m, section, table)),
        );
      return event.type === 'rolled' && isFull(table, event.place)
        ? [words.full(texts.placeName(m, event.place, table))]
        : [];
    }),
  ];
}

/** A seat's unfinished sections below another one. */
function ownBelow(section: Where, seat: Seat, table: texts.Context['table']): Where[] {
  const tower = towerOf(section);
  return unfinishedBelow(at(table.towers, tower), levelOf(section)).flatMap(({ level, owner }) =>
    owner === seat ? [where(tower, level)] : [],
  );
}

/** What the player of the turn has gained and lost, except materials on sections. */
function balance(m: RedCathedralMessages, entries: readonly LoggedEvent[], seat: Seat | undefined): string {
  const by = new Map<number | 'prestige', number>();
  const add = (what: number | 'prestige', count: number) => by.set(what, (by.get(what) ?? 0) + count);
  for (const { event } of entries) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'gained') add(event.kind, event.count);
    else if (event.type === 'gave') add(event.kind, -event.count);
    else if (event.type === 'rubles') add(RUBLE, event.by);
    else if (event.type === 'recognition') add(RECOGNITION, event.by);
    else if (event.type === 'prestige') add('prestige', event.by);
  }
  const signed = [...by].flatMap(([what, count]) => {
    if (count === 0) return [];
    const many = Math.abs(count);
    const things = what === 'prestige' ? m.terms.countPrestige(many) : m.terms.count(what, many);
    return [`${count > 0 ? '+' : '−'}${things}`];
  });
  return signed.join(', ');
}
