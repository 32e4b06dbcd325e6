import type { Attachment } from 'svelte/attachments';

/** The receiver of double clicks. */
interface TouchState {
  isRepeated: boolean;
}

/**
 * Attachment for the frame: marks the touches that come from the second press of a mouse's double click. The press counts
 * and not the click, because a thing that can be dragged is touched before the click is dispatched. Two quick taps of a
 * finger are meant: nobody double-taps by habit.
 */
export const doubleClick =
  (touched: TouchState): Attachment<HTMLElement> =>
  (frame) => {
    let over: ReturnType<typeof setTimeout> | undefined;
    let pointer = 'mouse';
    const forget = (): void => {
      touched.isRepeated = false;
    };
    const onPointer = ({ pointerType }: PointerEvent): void => {
      pointer = pointerType;
    };
    const onPress = ({ detail }: MouseEvent): void => {
      clearTimeout(over);
      touched.isRepeated = detail > 1 && pointer === 'mouse';
    };
    const onClick = (): void => {
      // Only what this click does is part of it.
      over = setTimeout(forget);
    };
    frame.addEventListener('pointerdown', onPointer, { capture: true });
    frame.addEventListener('mousedown', onPress, { capture: true });
    frame.addEventListener('click', onClick, { capture: true });
    return () => {
      clearTimeout(over);
      frame.removeEventListener('pointerdown', onPointer, { capture: true });
      frame.removeEventListener('mousedown', onPress, { capture: true });
      frame.removeEventListener('click', onClick, { capture: true });
    };
  };
