import type { Level } from '@archivolt/protocol';

/** From the weakest to the strongest; a level that the server knows and this list does not would not compile. */
const RANK: Record<Level, number> = { child: 0, beginner: 1, casual: 2, skilled: 3, expert: 4, master: 5 };

export const LEVELS = (Object.keys(RANK) as Level[]).sort((a, b) => RANK[a] - RANK[b]);
