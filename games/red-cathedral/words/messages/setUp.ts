import type { HelpText, SoloWords } from '@archivolt/i18n';

/** The tables of the component set that have a standing. */
type Components =
  | 'supply'
  | 'track'
  | 'resources'
  | 'influence'
  | 'firstGame'
  | 'sections'
  | 'tiles'
  | 'plans'
  | 'boards';

/** What is said of the game before it is played: its options, and the parts of its box. */
export interface SetUpMessages {
  players: HelpText;
  side: HelpText;
  basic: HelpText;
  advanced: HelpText;
  influence: HelpText;
  random: HelpText;
  first: HelpText;
  firstPlayer: HelpText;
  anyone: HelpText;
  colours: HelpText;
  solo: SoloWords;
  countPlayers(n: number): string;
  components: Record<Components, string>;
}
