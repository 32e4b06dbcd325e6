import { at } from '@archivolt/engine';
import { bySection, isAvailable, levelOf, sectionAt, towerOf, where } from '../cathedral.ts';
import { holding, noSuchSection, reason } from '../reasons.ts';
import { type Events, type Player, playerOf, type Table } from '../state.ts';
import { answered, ask, asked, END, replaceQuestion } from '../todo.ts';
import type { BannerFrom, Move } from '../vocabulary.ts';
import type { Rule } from './rule.ts';

const CLAIM = bySection((section): Move => ({ do: 'claim', section }));

export function bannersOf(player: Player): number {
  return player.covered + player.aside;
}

/** Claim a section: RC-C1 to RC-C3. */
export const claim: Rule<'claim'> = {
  answers: ['turn'],
  legal({ table, seat }, offers) {
    if (bannersOf(at(table.players, seat)) === 0) return; // RC-C6
    for (let tower = 0; tower < table.towers.length; tower++) {
      const sections = at(table.towers, tower);
      for (let level = 0; level < sections.length; level++) {
        if (isAvailable(sections, level)) offers.push(at(CLAIM, where(tower, level))); // RC-C2
      }
    }
  },
  play({ table, seat }, { section }, _chance, events) {
    const claimed = sectionAt(table, section);
    const { tile } = claimed;
    if (tile === null) throw new Error('a free section has a tile');
    claimed.banner = seat;
    claimed.tile = null;
    events?.push({ type: 'claimed', rule: 'RC-C1', seat, section, card: claimed.card, tile });
    replaceQuestion(table, END);
    ask(table, { ask: 'slot', tile });
    const player = at(table.players, seat);
    if (mayChooseBanner(table, player)) ask(table, { ask: 'banner', section });
    else takeBanner(table, seat, player.covered > 0 ? 'inventory' : besideInventory(table), events);
  },
  why(view, { section }) {
    const gone = noSuchSection(view, section);
    if (gone) return [gone];
    const tower = at(view.table.towers, towerOf(section));
    const { banner } = sectionAt(view.table, section);
    return holding(
      banner !== null && reason('RC-C2', 'claimedAlready', { section, seat: banner }),
      banner === null &&
        !isAvailable(tower, levelOf(section)) &&
        reason('RC-C2', 'nothingBelow', { section, below: section - 1 }),
      bannersOf(playerOf(view)) === 0 && reason('RC-C6', 'noBanner'),
    );
  },
};

/** RC-C1: only the advanced side leaves a choice, while there are banners in both places. */
export function mayChooseBanner({ side }: Table, { covered, aside }: Player): boolean {
  return side === 'advanced' && covered > 0 && aside > 0;
}

const BANNERS: Move[] = [
  { do: 'banner', from: 'inventory' },
  { do: 'banner', from: 'white' },
];

/** Which banner goes to the section, on the advanced side: RC-C1. */
export const banner: Rule<'banner'> = {
  answers: ['banner'],
  legal(_view, offers) {
    for (const move of BANNERS) offers.push(move);
  },
  play({ table, seat }, { from }, _chance, events) {
    answered(table);
    takeBanner(table, seat, from, events);
  },
  why({ table }) {
    return holding(asked(table).ask !== 'banner' && reason('RC-C1', 'bannerNotAsked', { side: table.side }));
  },
};

function besideInventory(table: Table): BannerFrom {
  return table.side === 'advanced' ? 'white' : 'aside';
}

function takeBanner(table: Table, seat: number, from: BannerFrom, events: Events): void {
  const player = at(table.players, seat);
  if (from === 'inventory') player.covered--;
  else player.aside--;
  events?.push({ type: 'bannerTaken', rule: 'RC-C1', seat, from, left: bannersOf(player) });
}
