import type { Page } from '@playwright/test';

/** Cumulative layout shift since the page was opened: how much of the visible content moved on its own, from 0 to 1. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        // Earlier measurements are reported with the next frames.
        requestAnimationFrame(() => setTimeout(() => done(sum), 50));
      }),
  );
}
