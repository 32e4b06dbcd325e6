import type { Page } from '@playwright/test';

/** Panels that the action bar cuts: their upper edge is above it, and they continue below it. */
export function panelsCutByBar(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('section.action')?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll('main .pane, main .panel, main article, .seats > li')].flatMap(
      (panel) => {
        const { top, bottom, height } = panel.getBoundingClientRect();
        return height > 0 && top < bar - 1 && bottom > bar + 1 ? [panel.className] : [];
      },
    );
  });
}

/**
 * Words that are cut off: those that overflow a box with hidden overflow, and those that overflow their button. Scrollable
 * text can be read, and text for screen readers only is not visible.
 */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    // A line box is taller than its letters.
    const DEEP = 5;
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent || parent.closest('svg, script, style')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (right - left < 1) continue;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const around = box.getBoundingClientRect();
        if (around.width <= 1 || around.height <= 1 || style.clipPath !== 'none') break;
        const across = left < around.left - SLACK || right > around.right + SLACK;
        const down = top < around.top - DEEP || bottom > around.bottom + DEEP;
        const isButton = box.matches('button, a, label, select');
        if (
          isButton
            ? across || down
            : style.overflowX === 'hidden' || style.overflowX === 'clip'
              ? across
              : false
        ) {
          found.add(`${text} in ${box.tagName.toLowerCase()}.${[...box.classList].join('.')}`);
          break;
        }
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      }
    }
    return [...found];
  });
}
