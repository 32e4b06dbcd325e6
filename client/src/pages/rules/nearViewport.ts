import type { Attachment } from 'svelte/attachments';

/** How far outside the window a drawing starts to render, in pixels. */
const MARGIN_PX = 700;

/** Calls back once when an element is about to become visible. */
export const onNearViewport =
  (come: () => void): Attachment =>
  (element) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        come();
      },
      { rootMargin: `${MARGIN_PX}px 0px` },
    );
    watch.observe(element);
    return () => watch.disconnect();
  };
