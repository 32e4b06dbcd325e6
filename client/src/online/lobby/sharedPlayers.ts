import { type GameFacts, sharedPlayerCounts } from '@archivolt/engine';
import { entrance } from '../words.svelte.ts';

/** How many people can play a game together. */
export function sharedPlayers(facts: Pick<GameFacts, 'players'>): string {
  const counts = sharedPlayerCounts(facts);
  return entrance.t.create.players(Math.min(...counts), Math.max(...counts));
}
