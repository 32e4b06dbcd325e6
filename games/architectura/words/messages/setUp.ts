import type { HelpText } from '@archivolt/i18n';

/** The parts of the component set that have a standing. */
type Components = 'decks' | 'values' | 'printed' | 'ours';

/** What is said of the game before it is played: its options, and the parts of its box. */
export interface SetUpMessages {
  players: HelpText;
  swaps: HelpText;
  basic: HelpText;
  advanced: HelpText;
  rolled: HelpText;
  firstPlayer: HelpText;
  anyone: HelpText;
  colours: HelpText;
  countPlayers(n: number): string;
  countSwaps(n: number): string;
  components: Record<Components, string>;
}
