/** What both games say alike: the bots by their level, and how sure a component is. */

export interface HelpText {
  name: string;
  help: string;
}

/** How sure a component is. */
export type Standing = 'known' | 'deduced' | 'reconstructed' | 'partly reconstructed';

/** The levels of bots: six to choose from, and the two of earlier games. */
type LevelId = 'random' | 'greedy' | 'child' | 'beginner' | 'casual' | 'skilled' | 'expert' | 'master';

export interface CommonMessages {
  /** Bots by their level; `other` for one that came later. */
  levels: Record<LevelId, HelpText> & { other(level: string): HelpText };
  standing: Record<Standing, HelpText>;
}

/** A bot's level; one that came after these sentences is called by its own name. */
export function levelName(m: Pick<CommonMessages, 'levels'>, level: string): HelpText {
  const { other, ...known } = m.levels;
  return Object.hasOwn(known, level) ? known[level as LevelId] : other(level);
}

/** How sure a table of the component set is; a word of somebody else's set stays as it is. */
export function standingName(m: CommonMessages, word: string): HelpText {
  return word in m.standing ? m.standing[word as Standing] : { name: word, help: '' };
}
