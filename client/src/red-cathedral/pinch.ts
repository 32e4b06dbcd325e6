import type { Attachment } from 'svelte/attachments';

/** Two fingers, or the wheel with Control: tells by which factor the drawing should grow. */
export function pinch(grow: (factor: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, PointerEvent>();
    let apart = 0;
    const distance = (): number => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    };
    const onDown = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') return;
      fingers.set(event.pointerId, event);
      apart = distance();
    };
    const onMove = (event: PointerEvent): void => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, event);
      const now = distance();
      if (apart > 0 && now > 0) grow(now / apart);
      apart = now;
    };
    const onUp = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      apart = 0;
    };
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      grow(event.deltaY < 0 ? 1.1 : 1 / 1.1);
    };
    const all = [
      ['pointerdown', onDown],
      ['pointermove', onMove],
      ['pointerup', onUp],
      ['pointercancel', onUp],
    ] as const;
    for (const [type, listener] of all) element.addEventListener(type, listener);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      for (const [type, listener] of all) element.removeEventListener(type, listener);
      element.removeEventListener('wheel', onWheel);
    };
  };
}
