import type { Motion, Spot, Stage } from './stage.ts';

/** Durations in milliseconds, as in the tokens; divided by the speed. */
const TIMES = {
  fly: 320,
  between: 60,
  tumble: 620,
  rise: 900,
  flash: 420,
  glide: 460,
  pass: 620,
} as const;

interface Point {
  x: number;
  y: number;
  size: number;
}

/** Plays animations in a page. */
export class PageStage implements Stage {
  readonly #root: HTMLElement;
  readonly #layer: HTMLElement;
  readonly #symbol: (id: string) => string;
  readonly #running = new Set<Animation>();
  readonly #hidden = new Set<HTMLElement | SVGElement>();
  /** Things that have left, and must not reappear before the table shows that they are gone. */
  readonly #left = new Set<Animation>();

  constructor(root: HTMLElement, layer: HTMLElement, symbol: (id: string) => string) {
    this.#root = root;
    this.#layer = layer;
    this.#symbol = symbol;
  }

  get moves(): boolean {
    return !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  async play(motions: readonly Motion[], speed: number): Promise<void> {
    this.#bringBack();
    for (const motion of motions) {
      if (!this.moves) return;
      await this.#one(motion, speed);
    }
    this.#show();
  }

  finish(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.#layer.replaceChildren();
    this.#bringBack();
    this.#show();
  }

  #bringBack(): void {
    for (const animation of this.#left) animation.cancel();
    this.#left.clear();
  }

  #show(): void {
    for (const element of this.#hidden) element.style.removeProperty('visibility');
    this.#hidden.clear();
  }

  async #one(motion: Motion, speed: number): Promise<void> {
    switch (motion.how) {
      case 'fly':
        return this.#fly(motion, speed);
      case 'walk':
        return this.#walk(motion, speed);
      case 'tumble':
        return this.#tumble(motion, speed);
      case 'rise':
        return this.#rise(motion.at, speed);
      case 'glide':
        return this.#glide(motion, speed);
      case 'pass':
        return this.#pass(motion, speed);
      case 'flash':
        return this.#flash(motion.at, speed);
      default:
        return motion satisfies never;
    }
  }

  /** The first visible element of a thing; a phone shows one pane at a time. */
  #find(name: string): HTMLElement | SVGElement | undefined {
    const found = this.#root.querySelectorAll<HTMLElement | SVGElement>(
      `[data-target="${name}"], [data-thing="${name}"]`,
    );
    return [...found].find((element) => element.getClientRects().length > 0 && this.#inWindow(element));
  }

  /** The drawing of a thing; the touchable element above it is transparent. */
  #drawn(name: string): HTMLElement | SVGElement | undefined {
    const found = this.#root.querySelectorAll<HTMLElement | SVGElement>(`[data-thing="${name}"]`);
    return [...found].find((element) => element.getClientRects().length > 0);
  }

  #hide(name: string): void {
    const element = this.#drawn(name);
    if (!element) return;
    element.style.visibility = 'hidden';
    this.#hidden.add(element);
  }

  #inWindow(element: Element): boolean {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  }

  #point(spot: Spot): Point | undefined {
    const element = this.#find(typeof spot === 'string' ? spot : spot.of);
    if (!element) return typeof spot === 'string' || !spot.or ? undefined : this.#point(spot.or);
    const box = element.getBoundingClientRect();
    const [x, y] = typeof spot === 'string' ? [0.5, 0.5] : [spot.x, spot.y];
    const size = typeof spot === 'string' ? Math.min(box.width, box.height) : 28;
    return { x: box.left + box.width * x, y: box.top + box.height * y, size };
  }

  /** A copy of an icon in the layer above the table. */
  #actor(icon: string, size: number, tint?: string, disc = false): HTMLElement {
    const actor = document.createElement('span');
    actor.className = disc ? 'actor disc' : 'actor';
    if (tint !== undefined) {
      actor.style.setProperty('--p', `var(--p-${tint})`);
      actor.style.setProperty('--p2', `var(--p-${tint}-2)`);
      actor.style.setProperty('--pon', `var(--p-${tint}-on)`);
      actor.style.setProperty('--e-cut', `var(--p-${tint})`);
    }
    actor.style.setProperty('--size', `${size}px`);
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', this.#symbol(icon));
    svg.append(use);
    actor.append(svg);
    this.#layer.append(actor);
    return actor;
  }

  async #animate(
    element: Element,
    frames: Keyframe[],
    options: KeyframeAnimationOptions,
    speed: number,
  ): Promise<Animation> {
    const scaled = {
      ...options,
      duration: Number(options.duration) / speed,
      delay: (options.delay ?? 0) / speed,
    };
    const animation = element.animate(frames, { fill: 'both', ...scaled });
    this.#running.add(animation);
    // A cancelled animation rejects; that is how a skip ends the wait.
    await animation.finished.catch(() => {});
    this.#running.delete(animation);
    return animation;
  }

  async #fly({ icon, from, to, count, tint }: Extract<Motion, { how: 'fly' }>, speed: number): Promise<void> {
    const [start, end] = [this.#point(from), this.#point(to)];
    if (!start || !end) return this.#flash(end ? to : from, speed);
    const lift = Math.min(90, 24 + Math.hypot(end.x - start.x, end.y - start.y) / 6);
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - lift };
    const flights = Array.from({ length: Math.min(count, 8) }, async (_, index) => {
      const actor = this.#actor(icon, 30, tint);
      const frames = [start, middle, end].map(({ x, y }, at) => ({
        transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${at === 1 ? 1.25 : 1})`,
      }));
      const timing = {
        duration: TIMES.fly * 1.6,
        delay: index * TIMES.between,
        easing: 'cubic-bezier(.2,.8,.2,1)',
      };
      await this.#animate(actor, frames, timing, speed);
      actor.remove();
    });
    await Promise.all(flights);
  }

  async #walk(
    { icon, along, hides, step, tint, disc }: Extract<Motion, { how: 'walk' }>,
    speed: number,
  ): Promise<void> {
    const home = this.#drawn(hides) ?? this.#find(hides);
    const size = home
      ? Math.min(home.getBoundingClientRect().width, home.getBoundingClientRect().height)
      : 28;
    this.#reveal(home, along);
    const points = along.flatMap((spot) => this.#point(spot) ?? []);
    if (points.length < 2) return this.#flash(hides, speed);
    this.#hide(hides);
    const actor = this.#actor(icon, Math.max(22, size), tint, disc);
    // A hop from point to point: up in the middle, down at the end.
    const frames = points.flatMap(({ x, y }, index): Keyframe[] => {
      const here = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      const next = points[index + 1];
      if (!next) return [{ transform: here }];
      const [mx, my] = [(x + next.x) / 2, (y + next.y) / 2 - Math.min(16, step / 8)];
      return [
        { transform: here },
        { transform: `translate(${mx}px, ${my}px) translate(-50%, -50%) scale(1.12)` },
      ];
    });
    await this.#animate(actor, frames, { duration: Math.min(1600, step * (points.length - 1)) }, speed);
    actor.remove();
  }

  /** Scrolls a pane to the middle of the path. */
  #reveal(walker: Element | undefined, along: readonly Spot[]): void {
    walker?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const [first, last] = [along[0], along.at(-1)].map((spot) => spot && this.#point(spot));
    const scroller = walker?.closest('[data-scrolls]');
    if (!first || !last || !scroller) return;
    const { left, width } = scroller.getBoundingClientRect();
    scroller.scrollBy({ left: (first.x + last.x) / 2 - left - width / 2, behavior: 'instant' });
  }

  async #tumble({ icons, at }: Extract<Motion, { how: 'tumble' }>, speed: number): Promise<void> {
    const rolls = at.map(async (name, index) => {
      const home = this.#find(name);
      const point = this.#point(name);
      if (!home || !point) return;
      this.#hide(name);
      const faces = icons[index] ?? [];
      const shown = faces.map((face) => this.#actor(face, Math.max(24, point.size)));
      const share = TIMES.tumble / Math.max(1, shown.length);
      for (const [face, actor] of shown.entries()) {
        for (const other of shown) other.style.opacity = other === actor ? '1' : '0';
        const turn = 140 * (face + 1);
        const last = face === shown.length - 1;
        const put = `translate(${point.x}px, ${point.y}px) translate(-50%, -50%)`;
        await this.#animate(
          actor,
          [
            { transform: `${put} translateY(${last ? -10 : -16}px) rotate(${last ? -40 : turn - 140}deg)` },
            { transform: `${put} rotate(${last ? 0 : turn}deg)` },
          ],
          { duration: share, easing: last ? 'cubic-bezier(.3,1.35,.5,1)' : 'linear' },
          speed,
        );
      }
      for (const actor of shown) actor.remove();
    });
    await Promise.all(rolls);
  }

  async #rise(name: string, speed: number): Promise<void> {
    const element = this.#drawn(name);
    if (!element) return this.#flash(name, speed);
    element.style.transformBox = 'fill-box';
    // Added to the existing transform, because a drawing is positioned by its own.
    const rise = [
      { transform: 'translateY(22%) scaleY(0.6)' },
      { transform: 'translateY(-2%) scaleY(1.03)', offset: 0.8 },
      { transform: 'translateY(0) scaleY(1)' },
    ];
    const timing = { duration: TIMES.rise, fill: 'none', easing: 'cubic-bezier(.2,.8,.2,1)' } as const;
    await Promise.all([
      this.#animate(element, rise, { ...timing, composite: 'add' }, speed),
      this.#animate(element, [{ opacity: 0.15 }, { opacity: 1, offset: 0.5 }, { opacity: 1 }], timing, speed),
    ]);
    element.style.removeProperty('transform-box');
  }

  /** Moves the thing itself between its own place and another, on an arc. */
  async #glide({ thing, from, to }: Extract<Motion, { how: 'glide' }>, speed: number): Promise<void> {
    const element = this.#drawn(thing) ?? this.#find(thing);
    const home = this.#point(thing);
    const far = this.#point(from ?? to ?? thing);
    if (!element || !home || !far) return this.#flash(thing, speed);
    const [x, y] = [far.x - home.x, far.y - home.y];
    const scale = Math.min(1.4, Math.max(0.25, far.size / Math.max(1, home.size)));
    const away = { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 9, opacity: 0.7 };
    const middle = {
      transform: `translate(${x / 2}px, ${y / 2 - 26}px) scale(1.06)`,
      zIndex: 9,
      offset: 0.55,
    };
    const here = { transform: 'none', zIndex: 9, opacity: 1 };
    const frames = from === undefined ? [here, middle, away] : [away, middle, here];
    const timing = {
      duration: TIMES.glide,
      fill: from === undefined ? 'forwards' : 'none',
      easing: 'cubic-bezier(.2,.8,.2,1)',
    } as const;
    const animation = await this.#animate(element, frames, timing, speed);
    if (from === undefined) this.#left.add(animation);
  }

  /**
   * Both start where the other one is now; one passes a little higher and one a little lower, so that they do not collide.
   */
  async #pass({ one, other }: Extract<Motion, { how: 'pass' }>, speed: number): Promise<void> {
    const ways = [
      { thing: one, from: other, lift: -1, above: 10 },
      { thing: other, from: one, lift: 0.5, above: 9 },
    ];
    const timing = { duration: TIMES.pass, fill: 'none', easing: 'ease-in-out' } as const;
    const passing = ways.flatMap(({ thing, from, lift, above }) => {
      const element = this.#drawn(thing) ?? this.#find(thing);
      const [home, far] = [this.#point(thing), this.#point(from)];
      if (!element || !home || !far) return [];
      const [x, y] = [far.x - home.x, far.y - home.y];
      // Perpendicular to its path.
      const [sx, sy] = [(-Math.abs(y) * lift) / 3, (Math.abs(x) * lift) / 3];
      const frames = [
        { transform: `translate(${x}px, ${y}px)`, zIndex: above },
        { transform: `translate(${x}px, ${y - 6}px) scale(1.05)`, zIndex: above, offset: 0.15 },
        { transform: `translate(${x / 2 + sx}px, ${y / 2 + sy}px) scale(1.08)`, zIndex: above, offset: 0.55 },
        { transform: 'none', zIndex: above },
      ];
      return [{ element, frames }];
    });
    await Promise.all(passing.map(({ element, frames }) => this.#animate(element, frames, timing, speed)));
  }

  async #flash(spot: Spot, speed: number): Promise<void> {
    const point = this.#point(spot);
    if (!point) return;
    const ring = document.createElement('span');
    ring.className = 'ring';
    ring.style.setProperty('--size', `${Math.max(36, Math.min(point.size, 120))}px`);
    this.#layer.append(ring);
    const put = `translate(${point.x}px, ${point.y}px) translate(-50%, -50%)`;
    const frames = [
      { transform: `${put} scale(1.5)`, opacity: 0 },
      { transform: `${put} scale(1)`, opacity: 1, offset: 0.4 },
      { transform: `${put} scale(1)`, opacity: 0 },
    ];
    await this.#animate(ring, frames, { duration: TIMES.flash }, speed);
    ring.remove();
  }
}
