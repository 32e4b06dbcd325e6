import { type Components, componentsOf, type Table, type View } from '@archivolt/architectura';
import type {
  ArchitecturaAid,
  ArchitecturaMessages,
  GuideWords,
  SetUpMessages,
} from '@archivolt/architectura/words';
import type { Seat } from '@archivolt/engine';
import type { AidBlock } from '@archivolt/table/aid/sheet.ts';
import { buildings } from './buildings.ts';
import { comparing } from './comparing.ts';
import type { Picture } from './picture.ts';
import { limits, scoring } from './scoring.ts';
import { symbols } from './symbols.ts';
import { turn } from './turn.ts';

/** The input of the aid: its table, and the texts. */
export interface Reading {
  readonly table: Table;
  readonly components: Components;
  /** The seat whose cards are drawn as the reader's own. */
  readonly seat: Seat;
  readonly m: ArchitecturaMessages;
  readonly guide: GuideWords;
  readonly aid: ArchitecturaAid;
  readonly setUp: SetUpMessages;
}

/** The player aid of Architectura, for this table and this seat. */
export function sheet(
  { table, seat }: Pick<View, 'table' | 'seat'>,
  words: Pick<Reading, 'm' | 'guide' | 'aid' | 'setUp'>,
): AidBlock<Picture>[] {
  const own = table.players[seat] === undefined ? 0 : seat;
  const reading: Reading = { ...words, table, components: componentsOf(table), seat: own };
  return [
    turn(reading),
    comparing(reading),
    symbols(reading),
    limits(reading),
    scoring(reading),
    buildings(reading),
  ];
}
