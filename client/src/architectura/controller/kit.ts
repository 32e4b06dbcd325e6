import type { Architectura } from '@archivolt/architectura';
import { loadGame, loadTable } from '@archivolt/i18n';
import type { Kit } from '../../table/kit.ts';
import '../board.css';
import Sprite from '../Sprite.svelte';
import { keyOf, type Target } from '../targets.ts';
import { actions } from './actions.ts';
import Chips from './Chips.svelte';
import CityPane from './CityPane.svelte';
import { choices } from './choices.ts';
import HandPane from './HandPane.svelte';
import { allTargets, marks } from './marks.ts';
import { motionsAfter, motionsBefore, soundOf } from './motions.ts';
import { handOf } from './offersAt.ts';
import { paneOf, paneOfEvent, paneOfTarget, targetOf } from './panes.ts';
import SeatsPane from './SeatsPane.svelte';
import type { Selection } from './selection.ts';
import { showEvent } from './shown.ts';
import { speak } from './speak.ts';
import { touch } from './touch.ts';

/** Architectura, as the table knows a game. */
export const kit: Kit<Architectura, Target, Selection> = {
  keyOf,
  targets: allTargets,
  touch,
  choices,
  actions,
  numbered: (view) => handOf(view).map((card): Target => ({ on: 'hand', card })),
  marks,
  turnOf: ({ turn }) => turn,
  paneOf,
  paneOfEvent,
  paneOfTarget,
  targetOf,
  showEvent,
  motionsBefore,
  motionsAfter,
  soundOf,
  // Sentences about events read nothing from the table that ever changes.
  tablesOf: (events, now) => events.map(() => now),
  beginsTurn: (event) => (event.type === 'turnBegan' ? { seat: event.seat, turn: event.turn } : undefined),
  async loadSpeaker(locale) {
    const [game, table] = await Promise.all([loadGame('architectura', locale), loadTable(locale)]);
    return (seating) => speak(game, table, seating);
  },
  panes: [
    { id: 'city', icon: 'ar-i-city', area: 'wide', component: CityPane },
    { id: 'hand', icon: 'ar-i-hand', area: 'own', below: 'city', component: HandPane },
    { id: 'others', icon: 'i-players', area: 'others', component: SeatsPane },
  ],
  pointsIcon: 'ar-i-star',
  chips: Chips,
  defs: Sprite,
};
