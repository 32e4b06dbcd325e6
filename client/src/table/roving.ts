import type { Attachment } from 'svelte/attachments';

/**
 * A list that is one tab stop: arrows go to the nearest thing in their direction, Home and End to the ends.
 * Geometry serves ring, skyline and rows alike.
 */

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const itemsOf = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('button[data-target]'),
];

function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest item that way: what lies straight ahead counts more than what lies beside. */
function nearest(
  from: HTMLElement,
  items: readonly HTMLElement[],
  [wx, wy]: readonly [number, number],
): HTMLElement | undefined {
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const [ix, iy] = middle(item);
    const ahead = (ix - x) * wx + (iy - y) * wy;
    const beside = Math.abs((ix - x) * wy + (iy - y) * wx);
    if (item === from || ahead < 4) continue;
    const far = ahead + beside * 2.2;
    if (far < least) [least, best] = [far, item];
  }
  return best;
}

function aim(from: HTMLElement, items: HTMLElement[], key: string): HTMLElement | undefined {
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const way = WAYS[key];
  if (!way) return undefined;
  // At the edge of the drawing the order of the list leads on, so that nothing is out of reach.
  const step = way[0] + way[1];
  return nearest(from, items, way) ?? items[items.indexOf(from) + step];
}

export const roving: Attachment<HTMLElement> = (list) => {
  const stop = (item: HTMLElement | undefined): void => {
    for (const other of itemsOf(list)) other.tabIndex = other === item ? 0 : -1;
  };
  /** One item is always reachable: while the focus is elsewhere, the first that can be chosen. */
  const keep = (): void => {
    const items = itemsOf(list);
    const inside = items.some((item) => item === document.activeElement);
    if (inside && items.some((item) => item.tabIndex === 0)) return;
    const lit = items.find((item) => item.dataset.state === 'chosen' || item.dataset.state === 'possible');
    const kept = items.find((item) => item.tabIndex === 0);
    stop(lit ?? kept ?? items[0]);
  };
  const onKey = (event: KeyboardEvent): void => {
    const from = event.target;
    if (!(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = aim(from, itemsOf(list), event.key);
    if (!next) return;
    event.preventDefault();
    stop(next);
    next.focus();
  };
  const onFocus = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement && event.target.dataset.target) stop(event.target);
  };
  list.addEventListener('keydown', onKey);
  list.addEventListener('focusin', onFocus);
  const watch = new MutationObserver(keep);
  watch.observe(list, { childList: true, subtree: true, attributeFilter: ['data-state'] });
  keep();
  return () => {
    watch.disconnect();
    list.removeEventListener('keydown', onKey);
    list.removeEventListener('focusin', onFocus);
  };
};
