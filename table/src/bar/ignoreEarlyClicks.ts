import type { Attachment } from 'svelte/attachments';

/** The second click of a double click was meant for the previous question: a new answer ignores it. */
export const IGNORE_MS = 250;

/**
 * Attachment for an answer that has just appeared: it ignores the pointer for a moment, and always a key that is held down.
 * Meanwhile it has `data-fresh`. The timestamp of the click counts, so that one handled late by a busy page is ignored too.
 */
export const ignoreEarlyClicks: Attachment<HTMLElement> = (answer) => {
  const since = performance.now();
  const settle = setTimeout(() => answer.removeAttribute('data-fresh'), IGNORE_MS);
  answer.setAttribute('data-fresh', '');
  const onClick = (click: MouseEvent): void => {
    const byPointer = click.detail > 0;
    if (!byPointer || click.timeStamp - since >= IGNORE_MS) return;
    click.preventDefault();
    click.stopImmediatePropagation();
  };
  const onKey = (key: KeyboardEvent): void => {
    if (key.repeat && (key.key === 'Enter' || key.key === ' ')) key.preventDefault();
  };
  answer.addEventListener('click', onClick, { capture: true });
  answer.addEventListener('keydown', onKey);
  return () => {
    clearTimeout(settle);
    answer.removeEventListener('click', onClick, { capture: true });
    answer.removeEventListener('keydown', onKey);
  };
};
