import type { Named } from '@archivolt/i18n';

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
  players: Named;
  side: Named;
  basic: Named;
  advanced: Named;
  influence: Named;
  random: Named;
  first: Named;
  firstPlayer: Named;
  anyone: Named;
  colours: Named;
  solo: Named;
  countPlayers(n: number): string;
  components: Record<Components, string>;
}
