import type { Named } from '@archivolt/i18n';

/** The parts of the component set that have a standing. */
type Components = 'decks' | 'values' | 'printed' | 'ours';

/** What is said of the game before it is played: its options, and the parts of its box. */
export interface SetUpMessages {
  players: Named;
  swaps: Named;
  basic: Named;
  advanced: Named;
  rolled: Named;
  firstPlayer: Named;
  anyone: Named;
  colours: Named;
  countPlayers(n: number): string;
  countSwaps(n: number): string;
  components: Record<Components, string>;
}
