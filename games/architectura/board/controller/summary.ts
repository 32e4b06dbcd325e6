import { type Architectura, type Event, totals } from '@archivolt/architectura';
import { type ArchitecturaMessages, type GuideWords, texts } from '@archivolt/architectura/words';
import { at } from '@archivolt/engine';
import { figure } from '@archivolt/i18n';
import type { AroundTurn, Summary } from '@archivolt/table/kit.ts';
import type { LogTurn } from '@archivolt/table/log.ts';

/** Whether an event is worth a headline; everything else of a turn is in its details. */
const IS_HEADLINE: Record<Event['type'], boolean> = {
  ready: false,
  turnBegan: false,
  searched: true,
  exchanged: true,
  played: true,
  playedBeside: true,
  passed: true,
  skipped: true,
  declined: false,
  compared: false,
  shielded: false,
  spared: false,
  turned: true,
  destroyed: true,
  rebuilt: true,
  moved: true,
  swapped: true,
  returned: true,
  playedFaceDown: true,
  tokenPlaced: true,
  tokenReturned: false,
  limitRaised: false,
  copied: true,
  revalued: false,
  ended: true,
  shown: true,
  drew: false,
  removed: true,
};

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
    if (!IS_HEADLINE[event.type]) continue;
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
