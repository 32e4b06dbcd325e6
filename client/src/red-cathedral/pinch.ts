import type { Attachment } from 'svelte/attachments';

/** What two fingers have done since they were last asked: by which factor they parted, and how their middle moved. */
export interface Pinch {
  readonly factor: number;
  readonly from: Point;
  readonly to: Point;
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

function fingersOf({
  targetTouches: [one, other],
  touches,
}: TouchEvent): readonly [Touch, Touch] | undefined {
  return one && other && touches.length === 2 ? [one, other] : undefined;
}

/** Two fingers, or the wheel with Control. One finger is the browser's, which scrolls better than we could. */
export function pinch(grow: (pinch: Pinch) => void): Attachment<HTMLElement> {
  return (element) => {
    let before: { middle: Point; distance: number } | undefined;
    const onTouch = (event: TouchEvent): void => {
      const fingers = fingersOf(event);
      // Without this the browser would scroll by the same fingers.
      if (fingers && event.cancelable) event.preventDefault();
      const now = fingers && { middle: between(fingers), distance: apart(fingers) };
      if (before && now && before.distance > 0)
        grow({ factor: now.distance / before.distance, from: before.middle, to: now.middle });
      before = now;
    };
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const middle = { x: event.clientX, y: event.clientY };
      grow({ factor: event.deltaY < 0 ? 1.1 : 1 / 1.1, from: middle, to: middle });
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
