/**
 * What things are worth in Architectura beside the score as it stands, in points at the end of the game. Few things
 * are: each was kept because the bot with it beat the bot without it.
 */
export const WEIGHTS = {
  /**
   * A low card that anyone may play next to, to its right, will be destroyed sooner or later: the part of its
   * value that is given up for lost. Higher cards are at worst turned down, which made no difference.
   */
  exposed: 0.3,
  low: 4,
  /** A token that protects a card or keeps a space: one that is never placed is worth nothing. */
  placedToken: 1.2,
  /** The whole hand can still be exchanged, once. */
  exchange: 0.8,
  /** A card in the hand or the deck, as a part of what it may count: enough to choose a deck by. */
  held: 0.02,
} as const;
