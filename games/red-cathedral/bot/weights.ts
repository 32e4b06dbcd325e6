/**
 * Values of things in The Red Cathedral, in prestige at the end of the game. Tuned by changing a few weights at a time and
 * keeping changes that won more often against Ivan and against the previous bot.
 */
export const WEIGHTS = {
  /**
   * A space of the track. The last spaces cost one recognition per prestige, the first ones five; most games end in between.
   */
  space: 0.36,
  /** A rouble. Five of them left over are a prestige, but one that buys a step or a slot is worth more. */
  ruble: 0.3,
  /** Roubles beyond what a turn or two can use. */
  spareRuble: 0.2,
  usefulRubles: 4,
  /** A cube in the inventory that one of the player's sections still needs. */
  neededCube: 0.55,
  /**
   * Any other cube: it may fit a section claimed later; the rare kinds are at fewer market places, so they are worth more.
   */
  spareCube: [0.15, 0.15, 0.15, 0.25, 0.25, 0.25],
  /** A gem that one of the player's ornaments can still use: a prestige, which is several spaces early on. */
  gemForOrnament: 0.36,
  /** The cube that an ornament needs, once there is a section to decorate. */
  cubeForOrnament: 0.17,
  /** A free inventory space, up to what a good market place fills. */
  freeSpace: 0.06,
  usefulSpaces: 8,
  /** A claimed section has a value from the start: nobody else can have it, and the banner freed a space. */
  claimed: 0.11,
  /** A completed section, besides its payment: presence in its tower, and a step towards the end. */
  completed: 3,
  /** The increment per completed section: without it a leading bot would collect forever. */
  nearer: 1,
  /** The share of a section's value earned by its deliveries; completing it earns the rest. */
  progress: 0.65,
  /** A workshop tile face up, over the rest of the game. */
  tileUp: 1.9,
  /** An ornament that can still be placed: value and presence for a tower. */
  ornament: 0.24,
  /** The current share of a tower; it can still change hands. */
  towerNow: 0.35,
  /** Every other player's section above an unfinished section of the player will cost recognition when completed. */
  threat: 0.27,
  /** What another player may still gain in a last turn. */
  lastTurn: 1,
  /** Weight of the opponents' gains against the player's own. */
  opponent: 0.48,
} as const;
