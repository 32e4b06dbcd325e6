import { type Event, type RedCathedral, showEvent, type Table, turnHolder } from '@archivolt/red-cathedral';
import { loadGame } from '@archivolt/red-cathedral/words';
import type { Kit } from '@archivolt/table/kit.ts';
import { speakerLoader } from '@archivolt/table/textLoaders.ts';
import '../board.css';
import { defs } from '../draw/defs.ts';
import { keyOf, type Target } from '../targets.ts';
import { actions } from './actions.ts';
import CathedralPane from './CathedralPane.svelte';
import Chips from './Chips.svelte';
import { choices } from './choices.ts';
import MarketPane from './MarketPane.svelte';
import { allTargets, marks } from './marks.ts';
import { motionsAfter, motionsBefore, soundOf } from './motions.ts';
import { paneOf, paneOfEvent, paneOfTarget, targetOf } from './panes.ts';
import RivalsPane from './RivalsPane.svelte';
import type { Selection } from './selection.ts';
import { speak } from './speak.ts';
import { touch } from './touch.ts';
import WorkshopPane from './WorkshopPane.svelte';

/** The Red Cathedral's kit for the table. */
export const kit: Kit<RedCathedral, Target, Selection> = {
  keyOf,
  targets: allTargets,
  touch,
  choices,
  actions,
  marks,
  onTurn: turnHolder,
  paneOf,
  paneOfEvent,
  paneOfTarget,
  targetOf,
  showEvent,
  pointsIcon: 'i-prestige',
  motionsBefore,
  motionsAfter,
  soundOf,
  tablesOf,
  beginsTurn: (event) => (event.type === 'turn' ? { seat: event.seat, turn: event.turn } : undefined),
  loadSpeaker: speakerLoader(loadGame, speak),
  loadGuide: async (locale) => (await import('./guide.ts')).loadGuideOf(locale),
  loadCoach: async (locale) => (await import('./coach.ts')).loadCoachOf(locale),
  loadAid: async () => (await import('../aid/Aid.svelte')).default,
  loadLadder: async (locale) => (await import('./ladder.ts')).loadLadderOf(locale),
  loadLarge: async () => (await import('./guide.ts')).Large,
  panes: [
    { id: 'market', icon: 'i-market', area: 'first', component: MarketPane },
    { id: 'cathedral', icon: 'i-cathedral', area: 'second', component: CathedralPane },
    { id: 'workshop', icon: 'i-workshop', area: 'own', component: WorkshopPane },
    { id: 'others', icon: 'i-players', area: 'others', component: RivalsPane },
  ],
  chips: Chips,
  defs,
};

/** Of the things that sentences name, only resource tiles ever change place: each event gets its own market. */
function tablesOf(events: readonly Event[], now: Table): Table[] {
  const tables: Table[] = [];
  let market = now.market;
  for (let index = events.length - 1; index >= 0; index--) {
    tables[index] = market === now.market ? now : { ...now, market };
    const event = events[index];
    if (event?.type !== 'tilesSwapped') continue;
    const [one, other] = event.places;
    const before = [...market];
    before[one] = market[other] ?? 0;
    before[other] = market[one] ?? 0;
    market = before;
  }
  return tables;
}
