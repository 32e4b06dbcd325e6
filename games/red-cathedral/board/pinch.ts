import type { Attachment } from 'svelte/attachments';

/** A pinch since it began: the scale factor, and the current middle between the fingers. */
export interface Pinch {
  readonly factor: number;
  readonly middle: Point;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

const between = ([one, other]: readonly [Touch, Touch]): Point => ({
  x: (one.clientX + other.clientX) / 2,
  y: (one.clientY + other.clientY) / 2,
});
const apart = ([one, other]: readonly [Touch, Touch]): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** Two fingers on the element, on the same part of it or on different ones. */
function fingersOn(element: HTMLElement, { touches }: TouchEvent): readonly [Touch, Touch] | undefined {
  const isInside = ({ target }: Touch): boolean => target instanceof Node && element.contains(target);
  const [one, other] = touches;
  return one && other && touches.length === 2 && isInside(one) && isInside(other) ? [one, other] : undefined;
}

/**
 * Pinch with two fingers, or the wheel with Control. `begin` gets the starting point and returns the handler. One-finger
 * scrolling is left to the browser.
 */
export function pinch(begin: (middle: Point) => (pinch: Pinch) => void): Attachment<HTMLElement> {
  return (element) => {
    let begun: { apart: number; grow: (pinch: Pinch) => void } | undefined;
    const onTouch = (event: TouchEvent): void => {
      const fingers = fingersOn(element, event);
      // Without this the browser would scroll as well.
      if (fingers && event.cancelable) event.preventDefault();
      if (!fingers) begun = undefined;
      else if (!begun) begun = { apart: Math.max(1, apart(fingers)), grow: begin(between(fingers)) };
      else begun.grow({ factor: apart(fingers) / begun.apart, middle: between(fingers) });
    };
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const middle = { x: event.clientX, y: event.clientY };
      begin(middle)({ factor: event.deltaY < 0 ? 1.1 : 1 / 1.1, middle });
    };
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    for (const type of touches) element.addEventListener(type, onTouch, { passive: false });
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      for (const type of touches) element.removeEventListener(type, onTouch);
      element.removeEventListener('wheel', onWheel);
    };
  };
}
