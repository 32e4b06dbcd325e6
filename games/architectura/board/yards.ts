import { at, type Seat } from '@archivolt/engine';
import type { PartProps } from './parts.ts';
import { keyOf } from './targets.ts';

/** Players who have something beside the city, or could place something there now. */
export const yardsOf = ({ table, touching }: Pick<PartProps, 'table' | 'touching'>): Seat[] =>
  table.players.flatMap((_, seat) => {
    const { beside, fallen } = at(table.players, seat);
    return beside !== 0 || fallen !== 0 || touching.marks.has(keyOf({ on: 'yard', seat })) ? [seat] : [];
  });

/** Whether something beside the city can be touched now. */
export const isYardLit = ({ marks }: PartProps['touching']): boolean =>
  [...marks].some(([key, { state }]) => /^(?:yard|beside):/.test(key) && state !== 'impossible');
