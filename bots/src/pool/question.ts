import type { Shape, View } from '@archivolt/engine';
import type { Prospect } from '../search/explain.ts';

/** What crosses to a worker and back: plain data, and of a game nothing but what one seat can see. */
export type Question = { readonly id: number; readonly game: string; readonly view: View<Shape> } & Asked;

export type Asked =
  /** Which moves would a bot of this level submit? */
  | { readonly ask: 'think'; readonly level: string; readonly ms: number }
  /** How does the table look from the seat, and what are its best offers? */
  | { readonly ask: 'advise'; readonly most: number; readonly ms: number };

/** A bot that could not play as it should, and why: a code for a sentence, and words for a log. */
export interface Fallback {
  /** No weights could be fetched; they do not fit; the worker hung; it threw. */
  readonly code: 'missing' | 'unfit' | 'hung' | 'failed';
  readonly why: string;
}

export interface Turn<G extends Shape> {
  readonly moves: readonly G['move'][];
  /** Set where the bot had to play by something simpler than it should. */
  readonly fallback?: Fallback;
}

export type Outlook<G extends Shape> = Prospect<G> & Pick<Turn<G>, 'fallback'>;

export type Answer =
  | { readonly id: number; readonly ok: true; readonly result: Turn<Shape> | Outlook<Shape> }
  | { readonly id: number; readonly ok: false; readonly why: string };
