import type { Page } from '@playwright/test';

/** How much of what was already to be seen has moved by itself since the page was opened: 0 is nothing, 1 is all of it. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        // What was measured before is told with the next frames.
        requestAnimationFrame(() => setTimeout(() => done(sum), 50));
      }),
  );
}
