import type { Lesson } from '@archivolt/engine';
import { compare } from './compare.ts';
import { deck } from './deck.ts';
import { effects } from './effects.ts';
import { end } from './end.ts';

/** The lessons of Architectura, in teaching order. */
export const LESSONS = [compare, effects, end, deck] as const satisfies readonly Lesson[];
