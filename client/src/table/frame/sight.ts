import { tick } from 'svelte';
import type { Stage } from '../stage.ts';

/** What can be seen of the table in the page, and how something of it is brought into view. */

/** The part of the table that every game has. */
export const LOG = 'log';

const PHONE = '(max-width: 640px), (max-height: 500px)';

/** One part of the table at a time. */
export const showsOnePart = (): boolean => matchMedia(PHONE).matches;
/** The log has no room beside the boards. */
export const hidesLog = (): boolean => matchMedia('(max-width: 1199px)').matches;

export function visible(root: ParentNode, selector: string): HTMLElement[] {
  const found = root.querySelectorAll<HTMLElement>(selector);
  return [...found].filter((element) => element.getClientRects().length > 0);
}

export const elementOf = (root: ParentNode, key: string): HTMLElement | undefined =>
  visible(root, `[data-target="${key}"]`)[0];

/** The name of the thing that an event or an element belongs to. */
export function keyUnder(place: EventTarget | null): string {
  const element = place instanceof Element ? place.closest('[data-target]') : null;
  return element?.getAttribute('data-target') ?? '';
}

/** Brings a thing into view and points at it, once the page shows it. */
export async function pointAt(root: ParentNode, key: string, stage: Stage | undefined): Promise<void> {
  await tick();
  const element = elementOf(root, key);
  if (!element) return;
  element.scrollIntoView({ block: 'nearest', inline: 'center' });
  await stage?.play([{ how: 'flash', at: key }], 0.5);
}

/** To the next thing that is possible, or back to the one before. */
export function focusNext(root: ParentNode, back: boolean): void {
  // What is looked at wears the mark of what is chosen, so the focus is looked for among both.
  const possible = visible(
    root,
    '[data-target][data-state="possible"], [data-target][data-state="chosen"]:focus',
  );
  const here = possible.findIndex((element) => element.matches(':focus'));
  const step = here < 0 ? (back ? -1 : 0) : here + (back ? -1 : 1);
  possible.at(step % Math.max(1, possible.length))?.focus();
}
