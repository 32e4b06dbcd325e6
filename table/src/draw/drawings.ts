import type { Locale } from '@archivolt/i18n';

/** The drawings of a game's rules, as the rules page uses them. */
export interface Drawings {
  readonly list: readonly Drawing[];
  /** The position of the set-up picture, and the rules its numbers refer to. */
  readonly setUp: { readonly position: string; readonly labels: readonly SetUpNumber[] };
  /** SVG definitions shared by all drawings, inserted into the page once. */
  defs(): string;
  load(locale: Locale): Promise<LocalisedDrawings>;
}

export interface Drawing {
  readonly id: string;
  readonly rules: readonly string[];
  readonly example: boolean;
  readonly position: string;
  /** Approximate height in pixels, so that the page does not jump when it is drawn. */
  readonly height: number;
}

export interface SetUpNumber {
  readonly name: string;
  readonly rules: readonly string[];
}

/** The drawings in one language. */
export interface LocalisedDrawings {
  caption(id: string): { readonly title: string; readonly text: string };
  /** The events of the drawing, in the sentences of the log. */
  steps(id: string): readonly string[];
  label(name: string): string;
  /** Draws into an element; returns a function that removes it. */
  draw(id: string, target: HTMLElement, words: BeforeAfter): () => void;
  drawSetUp(target: HTMLElement): () => void;
}

export interface BeforeAfter {
  readonly before: string;
  readonly after: string;
  readonly total: string;
}

/** The drawings shown below a rule: those that list it first. */
export function drawingsOf({ list }: Drawings, rule: string): Drawing[] {
  return list.filter(({ rules }) => rules[0] === rule);
}
