/** Game ids as used in URLs, records and messages; every other list of games has one entry for each. */
export const GAME_IDS = ['red-cathedral', 'architectura'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** The game with this id, if there is one. */
export const gameIdOf = (name: string | undefined): GameId | undefined => GAME_IDS.find((id) => id === name);
