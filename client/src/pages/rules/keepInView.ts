/** Events with which a reader moves elsewhere. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a place of the book into view and keeps it there while drawings above load and move it, until the reader
 * moves elsewhere. Returns a function that stops it.
 */
export function keepInView(place: HTMLElement, book: HTMLElement): () => void {
  const block = place.tagName === 'FIGURE' ? 'start' : 'center';
  const growing = new ResizeObserver(() => place.scrollIntoView({ block }));
  growing.observe(book);
  const letGo = (): void => {
    growing.disconnect();
    for (const name of USER_EVENTS) removeEventListener(name, letGo);
  };
  for (const name of USER_EVENTS) addEventListener(name, letGo, { passive: true });
  return letGo;
}
