import { type Architectura, showEvent } from '@archivolt/architectura';
import { loadGame } from '@archivolt/architectura/words';
import type { Kit } from '@archivolt/table/kit.ts';
import { speakerLoader } from '@archivolt/table/textLoaders.ts';
import '../board.css';
import { defs } from '../draw/defs.ts';
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
import { speak } from './speak.ts';
import { touch } from './touch.ts';

/** Architectura's kit for the table. */
export const kit: Kit<Architectura, Target, Selection> = {
  keyOf,
  targets: allTargets,
  touch,
  choices,
  actions,
  numbered: (view) => handOf(view).map((card): Target => ({ on: 'hand', card })),
  marks,
  paneOf,
  paneOfEvent,
  paneOfTarget,
  targetOf,
  showEvent,
  motionsBefore,
  motionsAfter,
  soundOf,
  // Sentences about events use nothing of the table that ever changes.
  tablesOf: (events, now) => events.map(() => now),
  beginsTurn(event) {
    if (event.type === 'turnBegan') return { seat: event.seat, turn: event.turn };
    // AR-T2: a separate turn that ends immediately.
    return event.type === 'skipped' ? { seat: event.seat } : undefined;
  },
  loadSpeaker: speakerLoader(loadGame, speak),
  loadGuide: async (locale) => (await import('./guide.ts')).loadGuideOf(locale),
  loadCoach: async (locale) => (await import('./coach.ts')).loadCoachOf(locale),
  loadAid: async () => (await import('../aid/Aid.svelte')).default,
  loadLadder: async (locale) => (await import('./ladder.ts')).loadLadderOf(locale),
  loadLarge: async () => (await import('./guide.ts')).Large,
  panes: [
    { id: 'city', icon: '#ar-i-city', area: 'wide', component: CityPane },
    { id: 'hand', icon: '#ar-i-hand', area: 'own', below: 'city', component: HandPane },
    { id: 'others', icon: 'i-players', area: 'others', component: SeatsPane },
  ],
  pointsIcon: '#ar-i-star',
  chips: Chips,
  defs,
};
