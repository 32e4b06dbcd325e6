import type { Attachment } from 'svelte/attachments';

/** Drag and drop out of a list, with mouse, pen or finger. A press that does not move stays a tap. */
export interface Dragging {
  /** Selectors of what can be dragged and of where it can be dropped. */
  readonly lifts: string;
  readonly onto: string;
  /** The class of the copy under the pointer, which gets the width of the thing as `--size`. */
  readonly ghost: string;
  lift(thing: HTMLElement): void;
  /** Called at the end of a drag, whatever its result. */
  letGo(): void;
  drop(thing: HTMLElement, onto: HTMLElement): void;
  /** Called for a tap, if the thing is not itself a button. */
  tap?(thing: HTMLElement): void;
}

const MIN_DRAG_PX = 7;

const closest = (element: EventTarget | null, selector: string): HTMLElement | undefined =>
  element instanceof Element ? (element.closest<HTMLElement>(selector) ?? undefined) : undefined;

export function draggable(dragging: Dragging): Attachment<HTMLElement> {
  return (list) => {
    let end: (() => void) | undefined;
    let dragged = false;

    const onDown = (press: PointerEvent): void => {
      const thing = closest(press.target, dragging.lifts);
      if (!thing || press.button !== 0 || end) return;
      dragged = false;
      let ghost: HTMLElement | undefined;
      let over: HTMLElement | undefined;

      const lift = (): void => {
        dragged = true;
        ghost = document.createElement('div');
        ghost.className = dragging.ghost;
        ghost.style.setProperty('--size', `${thing.offsetWidth}px`);
        ghost.append(...[...thing.children].map((child) => child.cloneNode(true)));
        document.body.append(ghost);
        thing.classList.add('is-lifted');
        dragging.lift(thing);
      };
      const onMove = (event: PointerEvent): void => {
        if (event.pointerId !== press.pointerId) return;
        const [x, y] = [event.clientX, event.clientY];
        if (!ghost && Math.hypot(x - press.clientX, y - press.clientY) < MIN_DRAG_PX) return;
        if (!ghost) lift();
        ghost?.style.setProperty('transform', `translate(${x}px, ${y}px)`);
        const next = closest(document.elementFromPoint(x, y), dragging.onto);
        if (next === over) return;
        over?.classList.remove('is-over');
        next?.classList.add('is-over');
        over = next;
      };
      const onUp = (event: PointerEvent): void => {
        if (event.pointerId !== press.pointerId) return;
        const onto = over;
        end?.();
        if (event.type !== 'pointercancel' && onto) dragging.drop(thing, onto);
      };
      end = () => {
        end = undefined;
        window.removeEventListener('pointermove', onMove);
        window.removeEventListener('pointerup', onUp);
        window.removeEventListener('pointercancel', onUp);
        over?.classList.remove('is-over');
        thing.classList.remove('is-lifted');
        if (ghost) dragging.letGo();
        ghost?.remove();
      };
      window.addEventListener('pointermove', onMove);
      window.addEventListener('pointerup', onUp);
      window.addEventListener('pointercancel', onUp);
    };

    /** Suppresses the click that ends a drag. */
    const onClick = (event: MouseEvent): void => {
      const thing = closest(event.target, dragging.lifts);
      if (!thing) return;
      if (dragged || dragging.tap) event.stopPropagation();
      if (!dragged) dragging.tap?.(thing);
      dragged = false;
    };
    list.addEventListener('pointerdown', onDown);
    list.addEventListener('click', onClick, { capture: true });
    return () => {
      end?.();
      list.removeEventListener('pointerdown', onDown);
      list.removeEventListener('click', onClick, { capture: true });
    };
  };
}
