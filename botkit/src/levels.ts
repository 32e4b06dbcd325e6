/** The bot levels from the weakest to the strongest. */
export const LEVELS = ['child', 'beginner', 'casual', 'skilled', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * The settings of a level. Without `beam` it decides step by step and makes mistakes; with it, it plans its turns; with
 * `budget` it also searches beyond them.
 */
export interface LevelConfig {
  readonly mistakes?: Mistakes;
  readonly beam?: BeamOptions;
  readonly budget?: SearchBudget;
}

/** Human-like mistakes, rather than random moves. */
export interface Mistakes {
  /** Probability of not seeing an offer at all. */
  readonly overlooks: number;
  /** Standard deviation of the evaluation error, as a win probability. */
  readonly misjudges: number;
}

/** Beam-search options: lines kept from step to step, positions evaluated, samples per random pick. */
export interface BeamOptions {
  readonly width: number;
  readonly positions: number;
  readonly samples: number;
}

/** Search budget of one decision. */
export interface SearchBudget {
  /** Offers to search, the best by first evaluation. */
  readonly candidates: number;
  /** Total number of simulations. */
  readonly simulations: number;
  /** Turns per simulation, including the current one. */
  readonly turns: number;
  /** Milliseconds after which the best result so far is used. */
  readonly ms?: number;
}
