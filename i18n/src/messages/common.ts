/** Texts shared by all games: the levels of bots, and how certain component data is. */

export interface HelpText {
  name: string;
  help: string;
}

/** How certain component data is. */
export type Standing = 'known' | 'deduced' | 'reconstructed' | 'partly reconstructed';

/** The six levels of bots, and the two baselines. */
type LevelId = 'random' | 'greedy' | 'child' | 'beginner' | 'casual' | 'skilled' | 'expert' | 'master';

export interface CommonMessages {
  /** Bots by their level; `other` is for levels that this version does not know. */
  levels: Record<LevelId, HelpText> & { other(level: string): HelpText };
  standing: Record<Standing, HelpText>;
}

/** The name of a bot's level; an unknown level is named by its id. */
export function levelName(m: Pick<CommonMessages, 'levels'>, level: string): HelpText {
  const { other, ...known } = m.levels;
  return Object.hasOwn(known, level) ? known[level as LevelId] : other(level);
}

/** How certain a table of the component set is; an unknown word of a custom set is shown unchanged. */
export function standingName(m: CommonMessages, word: string): HelpText {
  return word in m.standing ? m.standing[word as Standing] : { name: word, help: '' };
}
