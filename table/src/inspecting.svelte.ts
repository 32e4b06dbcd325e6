import type { Attachment } from 'svelte/attachments';

/** Delay of hover, focus and long press before a description is shown. */
const HOVER_MS = 600;
const LONG_PRESS_MS = 500;
/** A finger that moves further than this drags or scrolls. */
const MAX_TRAVEL_PX = 10;

/** An element with a `data-target` or the like. */
type Thing = HTMLElement | SVGElement;

export interface OpenDescription {
  readonly key: string;
  readonly anchor: Thing;
  /** Pinned cards stay until closed and take the pointer; others disappear with the pointer or the focus. */
  readonly pinned: boolean;
}

/** Opens descriptions on hover, keyboard focus and long press. None of them prevents a click. */
export class Inspecting {
  #asked = $state.raw<OpenDescription>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  get asked(): OpenDescription | undefined {
    return this.#asked;
  }

  open(anchor: Thing, pinned: boolean): void {
    clearTimeout(this.#timer);
    const key = keyOf(anchor);
    if (key !== undefined && anchor.isConnected) this.#asked = { key, anchor, pinned };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked = undefined;
  }

  readonly attach: Attachment<HTMLElement> = (frame) => {
    let press: { x: number; y: number } | undefined;
    /** Where the mouse was last pressed, until it moves on. What appears there afterwards was not asked about. */
    let pressed: { x: number; y: number } | undefined;
    let isLeft = false;
    /** Whether to suppress the click that ends a long press. */
    let long = false;
    const soon = (anchor: Thing, ms: number, pinned: boolean, then = () => {}): void => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        then();
        this.open(anchor, pinned);
      }, ms);
    };
    /** Closes a card that is not pinned. */
    const leave = (): void => {
      clearTimeout(this.#timer);
      if (!this.#asked?.pinned) this.#asked = undefined;
    };
    const onOver = ({ pointerType, target, buttons }: PointerEvent): void => {
      if (pointerType !== 'mouse' || buttons > 0 || pressed) return;
      const thing = thingAt(target);
      if (thing && thing === this.#asked?.anchor) return;
      leave();
      if (thing && !this.#asked) soon(thing, HOVER_MS, false);
    };
    const onDown = (event: PointerEvent): void => {
      long = false;
      if (this.#asked && !inCard(event.target)) this.close();
      clearTimeout(this.#timer);
      const thing = thingAt(event.target);
      const { clientX: x, clientY: y } = event;
      pressed = event.pointerType === 'mouse' ? { x, y } : undefined;
      if (event.pointerType === 'mouse' || !thing) return;
      press = { x, y };
      soon(thing, LONG_PRESS_MS, true, () => {
        long = true;
      });
    };
    const onMove = (event: PointerEvent): void => {
      const from = event.pointerType === 'mouse' ? pressed : press;
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < MAX_TRAVEL_PX) return;
      press = undefined;
      pressed = undefined;
      if (event.pointerType === 'mouse') onOver(event);
      else this.close();
    };
    const onUp = ({ pointerType }: PointerEvent): void => {
      press = undefined;
      if (pointerType !== 'mouse' && !long) clearTimeout(this.#timer);
    };
    const onClick = (event: MouseEvent): void => {
      const thing = thingAt(event.target);
      if (long) {
        long = false;
        event.preventDefault();
        event.stopPropagation();
      } else if (thing?.matches('button[data-inspect]:not([data-target])')) this.open(thing, true);
    };
    const onMenu = (event: Event): void => {
      if (long || press) event.preventDefault();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      isLeft = false;
      leave();
      const thing = thingAt(target);
      if (thing?.matches(':focus-visible')) soon(thing, HOVER_MS, false);
    };
    /**
     * The focus is also lost when the page removes the element, in the middle of its own update; and it may have moved by
     * then.
     */
    const onBlur = (): void => {
      isLeft = true;
      queueMicrotask(() => isLeft && leave());
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') this.close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    const early = { capture: true, signal };
    frame.addEventListener('pointerover', onOver, { signal });
    frame.addEventListener('pointerleave', leave, { signal });
    frame.addEventListener('pointerdown', onDown, early);
    frame.addEventListener('pointermove', onMove, early);
    frame.addEventListener('pointerup', onUp, early);
    frame.addEventListener('pointercancel', onUp, early);
    frame.addEventListener('click', onClick, early);
    frame.addEventListener('contextmenu', onMenu, early);
    frame.addEventListener('focusin', onFocus, { signal });
    frame.addEventListener('focusout', onBlur, { signal });
    // Wherever the focus is.
    window.addEventListener('keydown', onKey, early);
    return () => {
      this.close();
      listening.abort();
    };
  };
}

const THINGS = '[data-inspect], [data-target], [data-action]';

function thingAt(place: EventTarget | null): Thing | undefined {
  if (!(place instanceof Element) || inCard(place)) return undefined;
  return place.closest<Thing>(THINGS) ?? undefined;
}

const inCard = (place: EventTarget | null): boolean =>
  place instanceof Element && place.closest('#inspect-card') !== null;

function keyOf({ dataset }: Thing): string | undefined {
  return dataset.inspect ?? dataset.target ?? (dataset.action && `action:${dataset.action}`);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The position of a card of this size beside a thing without covering it, and its maximum height there. */
export function placeBeside(
  there: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
): { left: number; top: number; height: number } {
  const GAP = 10;
  const EDGE = 6;
  const within = (wish: number, length: number, most: number): number =>
    Math.max(EDGE, Math.min(wish, most - length - EDGE));
  const full = window.height - 2 * EDGE;
  const across = within((there.left + there.right - size.width) / 2, size.width, window.width);
  const along = within((there.top + there.bottom - size.height) / 2, size.height, window.height);
  if (there.right + GAP + size.width + EDGE <= window.width)
    return { left: there.right + GAP, top: along, height: full };
  if (there.left - GAP - size.width - EDGE >= 0)
    return { left: there.left - GAP - size.width, top: along, height: full };
  const above = there.top - GAP - EDGE;
  const below = window.height - there.bottom - GAP - EDGE;
  if (above >= Math.min(size.height, below)) {
    const height = Math.min(size.height, above);
    return { left: across, top: there.top - GAP - height, height: above };
  }
  return { left: across, top: there.bottom + GAP, height: below };
}
