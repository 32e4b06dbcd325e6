import { expect, type Page } from '@playwright/test';

/** A button that can be pressed, by its index among all buttons of the page. */
export interface Pressable {
  readonly index: number;
  /** Identifies its kind. Unlike the index, it does not change while the page is loading. */
  readonly key: string;
  /** Its accessible name, or for a part of the board its kind and state. */
  readonly name: string;
}

/** One button of every kind that is visible, reachable and enabled. A choice that is already selected is skipped. */
function findPressables(page: Page): Promise<Pressable[]> {
  return page.evaluate(() => {
    const met = new Set<string>();
    return [...document.querySelectorAll('button')].flatMap((button, index) => {
      const { dataset } = button;
      // The lines of the log are one kind: which of them are visible depends on the scroll position.
      const sort = button.matches('.sum') ? 'turn of the log' : dataset.target?.split(':')[0];
      const name =
        sort === undefined
          ? (button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '')
          : `${sort} ${dataset.state ?? ''}`;
      const box = button.getBoundingClientRect();
      const reached = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isOff =
        button.matches(
          ':disabled, [aria-disabled="true"], :is(.tabs, .langs, .strip nav) [aria-pressed="true"]',
        ) ||
        box.width === 0 ||
        reached === null ||
        !button.contains(reached);
      const key = `${button.className} ${name}`;
      if (isOff || met.has(key)) return [];
      met.add(key);
      return [{ index, key, name }];
    });
  });
}

/**
 * The buttons once they have been stable for a while: shortly after the page opens, a question with a single answer is
 * answered automatically.
 */
export async function waitForPressables(page: Page): Promise<Pressable[]> {
  let all: Pressable[] = [];
  let same = 0;
  const keys = (those: Pressable[]) => those.map(({ key }) => key).join();
  await expect
    .poll(
      async () => {
        const now = await findPressables(page);
        same = keys(now) === keys(all) ? same + 1 : 0;
        all = now;
        return same;
      },
      { intervals: [300] },
    )
    .toBeGreaterThanOrEqual(3);
  return all;
}

/** Everything a press could change: the page, its URL, open windows and menus, and the focus. */
function pageState(page: Page, index: number): Promise<string> {
  return page.evaluate((at) => {
    const pressed = document.querySelectorAll('button')[at];
    const focus = document.activeElement;
    // A pressed button has the focus in any case.
    const moved = focus === pressed || focus === document.body ? '' : (focus?.outerHTML ?? '');
    const values = [...document.querySelectorAll('input, select')].map((field) =>
      field instanceof HTMLInputElement ? `${field.checked} ${field.value}` : '',
    );
    // A menu that opens changes no attribute.
    const open = [...document.querySelectorAll(':popover-open')].map(({ id }) => id);
    const { outerHTML } = document.documentElement;
    return [location.href, document.title, outerHTML, ...open, ...values, moved].join('\n');
  }, index);
}

/** Waits until the page has not changed for a moment. */
async function waitForStableState(page: Page, index: number): Promise<string> {
  let before = '';
  await expect
    .poll(async () => {
      const now = await pageState(page, index);
      const same = now === before;
      before = now;
      return same;
    })
    .toBe(true);
  return before;
}

/** Presses a button with the pointer and returns whether anything changed. */
export async function hasEffect(page: Page, { key }: Pressable): Promise<boolean> {
  await waitForStableState(page, -1);
  let index = -1;
  const find = async (): Promise<number> => {
    index = (await findPressables(page)).find((one) => one.key === key)?.index ?? -1;
    return index;
  };
  await expect.poll(find, { message: key }).toBeGreaterThanOrEqual(0);
  const button = page.locator('button').nth(index);
  await button.hover();
  const before = await waitForStableState(page, index);
  let elsewhere = false;
  const note = () => {
    elsewhere = true;
  };
  for (const event of ['popup', 'download', 'dialog'] as const) page.on(event as 'popup', note);
  await button.click();
  const changed = async () => elsewhere || (await pageState(page, index)) !== before;
  return expect
    .poll(changed)
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}
