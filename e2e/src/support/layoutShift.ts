import type { Page } from '@playwright/test';

/** Cumulative layout shift since the page was opened: how much of the visible content moved on its own, from 0 to 1. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A shift is recorded with the frame that shows it.
    for (let frames = 0; frames < 2; frames++) await new Promise((done) => requestAnimationFrame(done));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords();
    observer.disconnect();
    return entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
  });
}
