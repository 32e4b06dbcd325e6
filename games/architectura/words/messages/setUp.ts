import type { HelpText } from '@archivolt/i18n';

/** The parts of the component set whose certainty is stated. */
type Components = 'decks' | 'values' | 'printed' | 'ours';

/** The texts of the set-up forms: the options, and the parts of the box. */
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
