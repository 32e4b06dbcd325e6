import type { Attachment } from 'svelte/attachments';
import { keyOf, type Target, type Touching } from './targets.ts';

/**
 * Cubes dragged from the inventory to a section, with mouse, pen or finger. A press that does not travel stays a tap.
 */

const TRAVEL = 7;

const cubeAt = (event: Event): HTMLElement | undefined =>
  event.target instanceof Element
    ? (event.target.closest<HTMLElement>('[data-cube]') ?? undefined)
    : undefined;

function sectionUnder(x: number, y: number): HTMLElement | undefined {
  const under = document.elementFromPoint(x, y);
  return under?.closest<HTMLElement>('[data-target^="section:"]') ?? undefined;
}

export function draggable(touching: () => Touching): Attachment<HTMLElement> {
  return (list) => {
    let end: (() => void) | undefined;
    let dragged = false;

    const onDown = (press: PointerEvent): void => {
      const cube = cubeAt(press);
      if (!cube || press.button !== 0 || end) return;
      dragged = false;
      const kind = Number(cube.dataset.cube);
      let ghost: HTMLElement | undefined;
      let over: HTMLElement | undefined;

      const lift = (): void => {
        dragged = true;
        ghost = document.createElement('div');
        ghost.className = 'dragged-cube';
        ghost.append(...[...cube.children].map((child) => child.cloneNode(true)));
        document.body.append(ghost);
        cube.classList.add('is-lifted');
        touching().lift?.(kind);
      };
      const onMove = (event: PointerEvent): void => {
        if (event.pointerId !== press.pointerId) return;
        const [x, y] = [event.clientX, event.clientY];
        if (!ghost && Math.hypot(x - press.clientX, y - press.clientY) < TRAVEL) return;
        if (!ghost) lift();
        ghost?.style.setProperty('transform', `translate(${x}px, ${y}px)`);
        const next = sectionUnder(x, y);
        if (next === over) return;
        over?.classList.remove('is-over');
        next?.classList.add('is-over');
        over = next;
      };
      const onUp = (event: PointerEvent): void => {
        if (event.pointerId !== press.pointerId) return;
        const onto = over;
        end?.();
        if (event.type === 'pointercancel' || !onto) return;
        const target: Target = { on: 'section', section: Number(onto.dataset.target?.split(':')[1]) };
        if (onto.dataset.target === keyOf(target)) touching().drop?.(kind, target);
      };
      end = () => {
        end = undefined;
        window.removeEventListener('pointermove', onMove);
        window.removeEventListener('pointerup', onUp);
        window.removeEventListener('pointercancel', onUp);
        over?.classList.remove('is-over');
        cube.classList.remove('is-lifted');
        if (ghost) touching().lift?.(null);
        ghost?.remove();
      };
      window.addEventListener('pointermove', onMove);
      window.addEventListener('pointerup', onUp);
      window.addEventListener('pointercancel', onUp);
    };

    /** The tap of any cube of a kind is the tap of the kind; the click that ends a drag is none. */
    const onClick = (event: MouseEvent): void => {
      const cube = cubeAt(event);
      if (!cube) return;
      event.stopPropagation();
      if (!dragged) touching().touch({ on: 'goods', kind: Number(cube.dataset.cube) });
      dragged = false;
    };
    list.addEventListener('pointerdown', onDown);
    list.addEventListener('click', onClick);
    return () => {
      end?.();
      list.removeEventListener('pointerdown', onDown);
      list.removeEventListener('click', onClick);
    };
  };
}
