/** What both games say alike: the bots by their level, and how sure a component is. */

export interface Named {
  name: string;
  help: string;
}

/** How sure a component is. */
export type Standing = 'known' | 'deduced' | 'reconstructed' | 'partly reconstructed';

export interface CommonMessages {
  /** Bots by their level; `other` for one that came later. */
  levels: { random: Named; greedy: Named; other(level: string): Named };
  standing: Record<Standing, Named>;
}

/** A bot's level; one that came after these sentences is called by its own name. */
export function levelName(m: CommonMessages, level: string): Named {
  if (level === 'random' || level === 'greedy') return m.levels[level];
  return m.levels.other(level);
}

/** How sure a table of the component set is; a word of somebody else's set stays as it is. */
export function standingName(m: CommonMessages, word: string): Named {
  return word in m.standing ? m.standing[word as Standing] : { name: word, help: '' };
}
