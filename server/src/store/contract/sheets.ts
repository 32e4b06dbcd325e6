/** The points of every seat from one source, by the code of the score sheet. */
export interface SourcePoints {
  readonly source: string;
  readonly points: number[];
}

/** Points by source of finished games. They follow from the last states, and are stored once they were computed. */
export interface SheetStore {
  /** Those that are stored, by table. */
  load(tables: readonly string[]): Promise<Map<string, SourcePoints[]>>;
  /** Every process computes the same, so the first to store them is enough. */
  save(table: string, sources: readonly SourcePoints[]): Promise<void>;
}
