import type { OwnStudy } from '@archivolt/protocol';

/** What players' own devices found about their seats of finished games. */
export interface StudyStore {
  /** All of a person, by table. */
  load(person: string): Promise<Map<string, OwnStudy>>;
  /** A study of an earlier version, or of the same one at less depth, does not replace what is stored. */
  save(table: string, person: string, study: OwnStudy): Promise<void>;
}
