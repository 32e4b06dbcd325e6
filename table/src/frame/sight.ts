import { tick } from 'svelte';
import type { Stage } from '../stage.ts';
import { SCREENS } from '../ui/screens.ts';

/** Visibility of the parts of the table, and scrolling them into view. */

/** The pane that every game has. */
export const LOG = 'log';

/** Whether one pane is shown at a time. */
export const showsOnePart = (): boolean => matchMedia(SCREENS.phone).matches;
/**
 * Whether this pointer hovers before it touches. A finger does not, and the mouse events that browsers emulate after a touch
 * do not count. With one pane at a time, the preview takes its space from the board, which would move under the pointer.
 */
export const looksByPointer = (pointerType: string): boolean =>
  pointerType === 'mouse' && matchMedia('(hover: hover)').matches && !showsOnePart();
/** Whether there is no space for the log beside the boards. */
export const hidesLog = (): boolean => matchMedia(SCREENS.compact).matches;

export function visible(root: ParentNode, selector: string): HTMLElement[] {
  const found = root.querySelectorAll<HTMLElement>(selector);
  return [...found].filter((element) => element.getClientRects().length > 0);
}

export const elementOf = (root: ParentNode, key: string): HTMLElement | undefined =>
  visible(root, `[data-target="${key}"]`)[0];

/** The key of the thing that an event or an element belongs to. */
export function keyUnder(place: EventTarget | null): string {
  const element = place instanceof Element ? place.closest('[data-target]') : null;
  return element?.getAttribute('data-target') ?? '';
}

/** Scrolls a thing into view and points at it, once it is rendered. */
export async function pointAt(root: ParentNode, key: string, stage: Stage | undefined): Promise<void> {
  await tick();
  const element = elementOf(root, key);
  if (!element) return;
  element.scrollIntoView({ block: 'nearest', inline: 'center' });
  await stage?.play([{ how: 'flash', at: key }], 0.5);
}

/**
 * On a small screen, scrolls what the question is about into view: something chosen, or else the first possible target. If
 * any of it is visible already, nothing moves under the thumb.
 */
export async function showAsked(root: ParentNode): Promise<void> {
  if (!showsOnePart()) return;
  await tick();
  const asked = ['chosen', 'possible'].flatMap((state) =>
    visible(root, `.pane.shown [data-state="${state}"]`),
  );
  if (!asked.some(isInView)) asked[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Whether its middle can be touched: inside its scroll container, and covered by nothing. */
export function isInView(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Moves the focus to the next possible target, or to the previous one. */
export function focusNext(root: ParentNode, back: boolean): void {
  // A previewed target is marked as chosen, so the focus is looked up among both.
  const possible = visible(
    root,
    '[data-target][data-state="possible"], [data-target][data-state="chosen"]:focus',
  );
  const here = possible.findIndex((element) => element.matches(':focus'));
  const step = here < 0 ? (back ? -1 : 0) : here + (back ? -1 : 1);
  possible.at(step % Math.max(1, possible.length))?.focus();
}
