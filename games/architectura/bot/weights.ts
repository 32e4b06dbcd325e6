/**
 * Values of things in Architectura besides the current score, in points at the end of the game. Each was kept because the bot
 * with it beat the bot without it.
 */
export const WEIGHTS = {
  /**
   * A low card with a playable space to its right will be destroyed sooner or later: the fraction of its value that is
   * written off. Higher cards are at worst turned down, which made no difference.
   */
  exposed: 0.3,
  low: 4,
  /** A token that protects a card or reserves a space: one that is never placed is worth nothing. */
  placedToken: 1.2,
  /** The whole hand can still be exchanged, once. */
  exchange: 0.8,
  /** A card in the hand or the deck, as a fraction of its expected value: enough to choose a deck by. */
  held: 0.02,
} as const;
