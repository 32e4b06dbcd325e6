import { type Architectura, type Event, totals } from '@archivolt/architectura';
import { type ArchitecturaMessages, type GuideWords, texts } from '@archivolt/architectura/words';
import { at } from '@archivolt/engine';
import { figure } from '@archivolt/i18n';
import type { AroundTurn, Summary } from '@archivolt/table/kit.ts';
import type { LogTurn } from '@archivolt/table/log.ts';

/** Events worth a headline; everything else of a turn is in its details. */
const HEADLINES = new Set<Event['type']>([
  'shown',
  'searched',
  'exchanged',
  'played',
  'playedBeside',
  'passed',
  'skipped',
  'removed',
  'turned',
  'destroyed',
  'rebuilt',
  'moved',
  'swapped',
  'returned',
  'playedFaceDown',
  'tokenPlaced',
  'copied',
  'ended',
]);

/** A turn in one line, for one reader. */
export function summary(
  m: ArchitecturaMessages,
  words: GuideWords,
  { seat, lines }: LogTurn<Architectura>,
  contextOf: (line: LogTurn<Architectura>['lines'][number]) => texts.Context,
  around?: AroundTurn<Architectura>,
): Summary {
  const text: string[] = [];
  const yours: string[] = [];
  for (const line of lines) {
    const { event } = line;
    if (!HEADLINES.has(event.type)) continue;
    const context = contextOf(line);
    const hit = context.me !== undefined && context.me !== seat && ownersOf(event).includes(context.me);
    (hit ? yours : text).push(texts.eventSentence(m, event, context));
  }
  const [first] = lines;
  const me = first && contextOf(first).me;
  if (around && me !== undefined && me !== seat) {
    const [from, to] = [at(totals(around.before), me), at(totals(around.after), me)];
    if (from !== to) yours.push(words.points(figure(from), figure(to)));
  }
  return { text: text.join(' '), balance: '', yours };
}

/** The seats whose cards an event changes. */
function ownersOf(event: Event): number[] {
  if (event.type === 'swapped') return [event.one.owner, event.other.owner];
  return 'owner' in event ? [event.owner] : [];
}
