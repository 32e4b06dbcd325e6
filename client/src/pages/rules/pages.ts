/** Blocks that stay on one page: breaks are only allowed before one of these. */
const BLOCKS = 'h2[id^="chapter-"], .rule, figure';

/**
 * Divides the book into pages, and returns the page on which each chapter starts by the id of its heading. Chromium
 * numbers pages in the margin (`counter(page)`) but does not support `target-counter()`, so the contents cannot refer
 * to it. Columns break by the same rules as pages. The book is laid out in columns slightly lower than a page, and then
 * breaks before the first block of each column: the pages stay the same even if the printer rounds a line differently.
 */
export function paginate(book: HTMLElement): Record<string, number> {
  const paper = book.closest('main') ?? book;
  const blocks = [...book.querySelectorAll<HTMLElement>(BLOCKS)];
  for (const block of blocks) block.style.breakBefore = '';
  paper.classList.add('measured');
  for (let torn = tornIn(paper, blocks); torn; torn = tornIn(paper, blocks))
    torn.style.breakBefore = 'column';
  const pages = blocks.map(columnIn(paper));
  paper.classList.remove('measured');
  blocks.forEach((block, index) => {
    block.style.breakBefore = pages[index] === (pages[index - 1] ?? 1) ? '' : 'page';
  });
  return Object.fromEntries(
    blocks.flatMap(({ id, tagName }, index) => (tagName === 'H2' ? [[id, pages[index] ?? 0]] : [])),
  );
}

/** The column in which an element starts, from 1. */
function columnIn(paper: HTMLElement): (place: Element) => number {
  const { left } = paper.getBoundingClientRect();
  const { columnGap, width } = getComputedStyle(paper);
  const step = Number.parseFloat(width) + Number.parseFloat(columnGap);
  return (place) => Math.floor((place.getBoundingClientRect().left - left) / step + 1.01);
}

/**
 * The first block that is split and must start a page: a rule with nothing but its padding at the foot of one, or the
 * heading before such a rule.
 */
function tornIn(paper: HTMLElement, blocks: readonly HTMLElement[]): HTMLElement | undefined {
  const columnOf = columnIn(paper);
  const index = blocks.findIndex((block) => {
    const words = block.querySelector(':scope > p');
    return words !== null && block.style.breakBefore === '' && columnOf(words) > columnOf(block);
  });
  const [before, torn] = [blocks[index - 1], blocks[index]];
  return before?.tagName === 'H2' && before.style.breakBefore === '' ? before : torn;
}
