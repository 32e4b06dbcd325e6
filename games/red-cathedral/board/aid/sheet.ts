import { at } from '@archivolt/engine';
import type { RuleBook, TableMessages } from '@archivolt/i18n';
import { END_PRESTIGE, LAST_SECTION, type Player, type Table, type View } from '@archivolt/red-cathedral';
import type { GuideWords, RedCathedralAid, RedCathedralMessages } from '@archivolt/red-cathedral/words';
import type { AidBlock } from '@archivolt/table/aid/sheet.ts';
import { influence, ivan } from './cards.ts';
import type { Picture } from './picture.ts';
import { limits, scoring } from './scoring.ts';
import { symbols } from './symbols.ts';
import { turn } from './turn.ts';

/** The input of the aid: its table, and the texts. */
export interface Reading {
  readonly table: Table;
  /** The seat whose board it describes. */
  readonly player: Player;
  readonly m: RedCathedralMessages;
  readonly t: TableMessages;
  readonly guide: GuideWords;
  readonly book: RuleBook<string>;
  readonly aid: RedCathedralAid;
}

/** The player aid of The Red Cathedral, for this table and this seat. */
export function sheet(
  { table, seat }: Pick<View, 'table' | 'seat'>,
  words: Pick<Reading, 'm' | 't' | 'guide' | 'book' | 'aid'>,
): AidBlock<Picture>[] {
  const reading: Reading = { ...words, table, player: table.players[seat] ?? at(table.players, 0) };
  return [
    turn(reading),
    influence(reading),
    ...(table.ivan === null ? [] : [ivan(reading, table.ivan)]),
    symbols(reading),
    limits(reading),
    scoring(reading, { sections: LAST_SECTION, prestige: END_PRESTIGE }),
  ];
}
