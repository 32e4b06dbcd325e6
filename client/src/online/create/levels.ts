import type { Level } from '@archivolt/protocol';

/** From weakest to strongest; a level of the server that is missing here would not compile. */
const RANK: Record<Level, number> = { child: 0, beginner: 1, casual: 2, skilled: 3, expert: 4, master: 5 };

export const LEVELS = (Object.keys(RANK) as Level[]).sort((a, b) => RANK[a] - RANK[b]);
