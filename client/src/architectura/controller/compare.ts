import { type Architectura, architectura, blockOf, type Event, type Space } from '@archivolt/architectura';
import { type Draft, extend, offersOf, startDraft, type View } from '@archivolt/engine';
import type { Sign } from '../targets.ts';
import { layOffers } from './offersAt.ts';
import type { ArAsking } from './selection.ts';

/** What laying a card somewhere would do, found out by doing it in a draft that is thrown away. */
export interface Consequence {
  /** Undefined where the street begins: nothing can ever be compared there. */
  readonly sign?: Sign;
  /** What the card would be worth there; a card that is laid face down has no value. */
  readonly value?: number;
}

export function consequenceOf(asking: ArAsking, card: string, space: Space): Consequence | undefined {
  const move = layOffers(asking, space).find((offer) => offer.card === card);
  if (!move) return undefined;
  if (move.do === 'faceDown') return {};
  const draft = paid(extend(architectura, startDraft<Architectura>(asking.view), move));
  const events = draft.steps.flatMap((step) => step.events);
  const played = events.find((event) => event.type === 'played');
  return {
    ...(blockOf(space) === 0 ? {} : { sign: signOf(events, draft.view, space) }),
    ...(played?.type === 'played' ? { value: played.value } : {}),
  };
}

/** AR-K17, AR-K18: whichever cards pay, the comparison is the same. */
function paid(draft: Draft<Architectura>): Draft<Architectura> {
  let now = draft;
  while (!now.sealed && now.view.table.todo.at(-1)?.ask === 'pay') {
    const [first] = offersOf(architectura, now.view);
    if (!first) return now;
    now = extend(architectura, now, first);
  }
  return now;
}

function signOf(events: readonly Event[], { table }: View<Architectura>, space: Space): Sign {
  const compared = events.findIndex((event) => event.type === 'compared');
  const found = events[compared];
  if (found?.type !== 'compared') return { kind: 'none' };
  const left = space - 1;
  for (const event of events.slice(compared)) {
    if (!('space' in event) || event.space !== left) continue;
    if (event.type === 'turned') return { kind: event.to > event.from ? 'rises' : 'falls', to: event.to };
    if (event.type === 'destroyed') return { kind: 'destroyed' };
    if (event.type === 'shielded') return { kind: 'protected' };
    // What happens after comparing (AR-E1) is the effect's affair.
    if (event.type !== 'compared') break;
  }
  return asked(table.todo.at(-1), left) ?? { kind: 'equal', to: found.value };
}

/** What waits for an answer: an Inn that may move away (AR-K7), an own protected card that may be spared (AR-C7). */
function asked(todo: View<Architectura>['table']['todo'][number] | undefined, left: Space): Sign | undefined {
  if (todo?.ask === 'escape' && todo.space === left) return { kind: 'destroyed' };
  return todo?.ask === 'spare' && todo.space === left ? { kind: 'protected' } : undefined;
}
