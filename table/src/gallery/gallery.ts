import type { GameTypes, State } from '@archivolt/engine';
import { type Component, mount } from 'svelte';
import { type TouchingOf, targetKey } from '../parts/touching.ts';

/** The parts of a game's board, for development only; not part of the built app. */
export interface Gallery {
  /** The drawable parts, by their name in the address. */
  readonly shows: readonly string[];
  /** Decisions whose highlights can be shown. */
  readonly marks: readonly string[];
  /** The position in the query, or one of a game played as it says, as text. Throws if the position is invalid. */
  position(asked: URLSearchParams): string;
  /** Draws the part named in the query. */
  draw(target: HTMLElement, asked: URLSearchParams): void;
}

/** A table with the marks that a controller would provide. */
interface SceneOf<G extends GameTypes> {
  readonly state: State<G>;
}

export function galleryFrom<G extends GameTypes, S extends SceneOf<G>>({
  sceneOf,
  printState,
  Scenes,
  ...named
}: Omit<Gallery, 'draw' | 'position'> & {
  sceneOf(asked: URLSearchParams): S;
  printState(state: State<G>): string;
  readonly Scenes: Component<{ scene: S; show: string }>;
}): Gallery {
  return {
    ...named,
    position: (asked) => printState(sceneOf(asked).state),
    draw(target, asked) {
      mount(Scenes, { target, props: { scene: sceneOf(asked), show: asked.get('show') ?? 'table' } });
    },
  };
}

/** Reports what would be touched or dropped. */
export function reportTouches<T extends object, M extends TouchingOf<T>['marks'], H>(
  marks: M,
  report: (what: string) => void,
) {
  return {
    marks,
    labelOf: (target: T) => targetKey(target),
    touch: (target: T) => report(`touch ${targetKey(target)}`),
    drop: (held: H, onto: T) => report(`drop ${held} on ${targetKey(onto)}`),
  };
}
