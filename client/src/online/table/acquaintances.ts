import type { TableInfo } from '@archivolt/protocol';

/** Somebody with whom one has sat at a table. */
export interface Acquaintance {
  readonly id: string;
  readonly name: string;
  readonly colour: number;
}

/** Whom one met last comes first. One who has deleted their account has no name any more and cannot be asked. */
export function metAt(
  tables: readonly Pick<TableInfo, 'seats' | 'created'>[],
  me: string | undefined,
): Acquaintance[] {
  const known = new Map<string, Acquaintance>();
  for (const { seats } of [...tables].sort((a, b) => b.created - a.created))
    for (const { person, name, colour } of seats)
      if (person !== null && person !== me && name !== '' && !known.has(person))
        known.set(person, { id: person, name, colour });
  return [...known.values()];
}
