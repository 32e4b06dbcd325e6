import type { Attachment } from 'svelte/attachments';

/** Roving tabindex: lists that are one tab stop, and how the arrow keys move in each. */
interface Walk {
  items(list: HTMLElement): HTMLElement[];
  /** Where a key leads from an item; undefined if nowhere. */
  aim(from: HTMLElement, items: readonly HTMLElement[], key: string): HTMLElement | undefined;
  /** The item that Tab reaches while the focus is elsewhere. */
  rest(items: readonly HTMLElement[]): HTMLElement | undefined;
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest item in a direction: straight ahead counts more than sideways. */
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

function ends(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  return key === 'Home' ? items[0] : key === 'End' ? items.at(-1) : undefined;
}

/**
 * Things and symbols on a board: the arrow keys go to the nearest one in their direction. Geometry works for skyline and rows
 * alike.
 */
const board: Walk = {
  items: (list) => [...list.querySelectorAll<HTMLElement>('button[data-target], [data-inspect]')],
  aim(from, items, key) {
    const way = WAYS[key];
    if (!way) return ends(items, key);
    // At the edge of the drawing the order of the list applies, so that nothing is out of reach.
    return nearest(from, items, way) ?? items[items.indexOf(from) + way[0] + way[1]];
  },
  rest: (items) =>
    items.find(({ dataset: { state } }) => state === 'chosen' || state === 'possible') ??
    items.find(({ tabIndex }) => tabIndex === 0) ??
    items[0],
};

/** Symbols in rows that may wrap: left and right in their order, so that none is out of reach. */
const signs: Walk = {
  ...board,
  aim(from, items, key) {
    const way = WAYS[key];
    // Some symbols are hidden where they have no meaning, such as the money of a rival who has none.
    const shown = items.filter((item) => item.getClientRects().length > 0);
    if (!way) return ends(shown, key);
    return way[0] === 0 ? nearest(from, shown, way) : shown[shown.indexOf(from) + way[0]];
  },
};

/** Things in a circle: left and right go all the way round, up and down to the higher or lower neighbour. */
const circle: Walk = {
  ...board,
  items(list) {
    const [cx, cy] = middle(list.parentElement ?? list);
    const angle = (item: HTMLElement): number => {
      const [x, y] = middle(item);
      return (Math.atan2(x - cx, cy - y) + 2 * Math.PI) % (2 * Math.PI);
    };
    const turned = board.items(list).map((item) => [angle(item), item] as const);
    return turned.sort(([a], [b]) => a - b).map(([, item]) => item);
  },
  aim(from, items, key) {
    const way = WAYS[key];
    if (!way) return ends(items, key);
    const beside = (step: number) => items.at((items.indexOf(from) + step) % items.length) ?? from;
    if (way[0] !== 0) return beside(way[0]);
    const ahead = (item: HTMLElement): number => (middle(item)[1] - middle(from)[1]) * way[1];
    const [best] = [beside(1), beside(-1)].sort((a, b) => ahead(b) - ahead(a));
    return best && ahead(best) > 4 ? best : undefined;
  },
};

/** Lines with buttons: up and down between lines, left and right within one. */
const text: Walk = {
  items: (list) => [...list.querySelectorAll<HTMLElement>('li button, li a')],
  aim(from, items, key) {
    const way = WAYS[key];
    if (!way) return ends(items, key);
    const line = from.closest('li');
    const here = items.filter((item) => line?.contains(item));
    const column = here.indexOf(from);
    if (way[0] !== 0) return here[column + way[0]];
    const edge = here.at(way[1] < 0 ? 0 : -1) ?? from;
    const next = items[items.indexOf(edge) + way[1]]?.closest('li');
    const there = items.filter((item) => next?.contains(item));
    return there[column] ?? there.at(-1);
  },
  rest: ([latest]) => latest,
};

const walking =
  ({ items: itemsOf, aim, rest }: Walk): Attachment<HTMLElement> =>
  (list) => {
    const stop = (item: HTMLElement | undefined): void => {
      for (const other of itemsOf(list)) other.tabIndex = other === item ? 0 : -1;
    };
    /** The item focused by keyboard and its index, for when it leaves the page and takes the focus with it. */
    let held: { item: HTMLElement; index: number } | undefined;
    /** Keeps one item reachable, and the focus in the list when the focused item leaves it. */
    const keep = (): void => {
      const items = itemsOf(list);
      if (held?.item.isConnected) held.index = items.indexOf(held.item);
      else if (held) {
        const next = items[Math.min(held.index, items.length - 1)];
        const lost = document.activeElement === document.body;
        held = undefined;
        if (lost) next?.focus({ preventScroll: true });
      }
      stop(items.find((item) => item === document.activeElement) ?? rest(items));
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
    const onFocus = ({ target }: FocusEvent): void => {
      const index = target instanceof HTMLElement ? itemsOf(list).indexOf(target) : -1;
      if (!(target instanceof HTMLElement) || index < 0) return;
      stop(target);
      held = target.matches(':focus-visible') ? { item: target, index } : undefined;
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

export const roving = walking(board);
export const rovingSigns = walking(signs);
export const rovingRound = walking(circle);
export const rovingLines = walking(text);
