import type { HelpText, SoloWords } from '@archivolt/i18n';

/** The tables of the component set whose certainty is stated. */
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

/** The texts of the set-up forms: the options, and the parts of the box. */
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
