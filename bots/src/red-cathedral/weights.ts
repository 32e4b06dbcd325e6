/**
 * What things are worth in The Red Cathedral, in prestige at the end of the game. Found by changing a few
 * weights at a time and keeping what did better against Ivan and against the bot as it was before.
 */
export const WEIGHTS = {
  /** A space of the track. The last spaces cost one recognition a prestige, the first ones five; most games end in between. */
  space: 0.36,
  /** A ruble. Five of them left over are a prestige, but one that buys a step or a slot is worth more. */
  ruble: 0.3,
  /** Rubles beyond those that a turn or two can use. */
  spareRuble: 0.2,
  usefulRubles: 4,
  /** A cube in the inventory that one of the own sections still needs. */
  neededCube: 0.55,
  /** Any other cube: it may fit a section claimed later; the rare kinds fit fewer market places, so they are dearer. */
  spareCube: [0.15, 0.15, 0.15, 0.25, 0.25, 0.25],
  /** A gem that an ornament of one's own can still carry: a prestige, and a prestige is several spaces early on. */
  gemForOrnament: 0.36,
  /** The cube that an ornament needs, once there is a section to decorate. */
  cubeForOrnament: 0.17,
  /** A free inventory space, up to what a good market place fills. */
  freeSpace: 0.06,
  usefulSpaces: 8,
  /** A claimed section counts from the start: nobody else can have it, and the banner opened a space. */
  claimed: 0.11,
  /** A completed section, beside what its card pays: a place in its tower, and a step towards the end. */
  completed: 3,
  /** What every further one counts more than the one before: without it a bot that leads gathers for ever. */
  nearer: 1,
  /** How much of a section's worth its deliveries bring: completing brings the rest. */
  progress: 0.65,
  /** A workshop tile face up, over the rest of the game. */
  tileUp: 1.9,
  /** An ornament that can still be placed: value and presence for a tower. */
  ornament: 0.24,
  /** The share of a tower as it stands; it can still change hands. */
  towerNow: 0.35,
  /** Every other player's section above an unfinished one of one's own will take recognition when completed. */
  threat: 0.27,
  /** What another player may still gain in a last turn. */
  lastTurn: 1,
  /** Opponents' gains count against one's own. */
  opponent: 0.48,
} as const;
