import { at } from '@archivolt/engine';
import { hasSection, isAvailable, kindOf, levelOf, missing, sectionAt, towerOf } from './cathedral.ts';
import { componentsOf } from './components.ts';
import { ivanClaims, ornamentPlaces } from './ivan.ts';
import { countOf } from './pile.ts';
import { holding, noRoom, notInHand, type Reason, reason } from './reasons.ts';
import { canPayFor, diceAt, MOST_EXTRA, mayEndAt } from './rules/acquire.ts';
import { ORNAMENT_MATERIAL } from './rules/build.ts';
import { bannersOf } from './rules/claim.ts';
import { tileUnder } from './rules/market.ts';
import { isTwinSlot } from './rules/place.ts';
import { canActivate, sameYield, slotsOf } from './rules/workshop.ts';
import type { View } from './state.ts';
import { asked } from './todo.ts';
import { mayLosePrestige } from './track.ts';
import { type Do, GREEN_GEM, type MoveOf, PLACES, PURPLE_GEM, WHITE_SLOT, type Where } from './vocabulary.ts';
import { whyNotBuy, whyNotGet, whyNotGive, whyNotReturn, whyNotSell, whyNotUse } from './whyNotInfluence.ts';
import { isFreeSlot, isUseful, slotCost, yieldOf } from './workshop.ts';

type WhyNot = { [K in Do]: (view: View, intent: MoveOf<K>) => Reason[] };

function player({ table, seat }: View) {
  return at(table.players, seat);
}

function noSuchSection({ table }: View, section: Where): Reason | false {
  return !hasSection(table, section) && reason('RC-P7', 'noSuchSection', { section });
}

/** What stands against each move. That something else is asked for is added by the caller. */
export const WHY_NOT: WhyNot = {
  claim(view, { section }) {
    const gone = noSuchSection(view, section);
    if (gone) return [gone];
    const tower = at(view.table.towers, towerOf(section));
    const { banner } = sectionAt(view.table, section);
    return holding(
      banner !== null && reason('RC-C2', 'claimedAlready', { section, seat: banner }),
      banner === null &&
        !isAvailable(tower, levelOf(section)) &&
        reason('RC-C2', 'nothingBelow', { section, below: section - 1 }),
      bannersOf(player(view)) === 0 && reason('RC-C6', 'noBanner'),
    );
  },
  banner({ table }) {
    return holding(asked(table).ask !== 'banner' && reason('RC-C1', 'bannerNotAsked', { side: table.side }));
  },
  slot(view, { slot }) {
    const { table, seat } = view;
    const taken = player(view).slots[slot] !== null;
    const free = isFreeSlot(table, player(view), slot);
    return holding(
      taken && reason('RC-C3', 'slotTaken', { slot }),
      !taken && !free && reason('RC-C8', 'slotCovered', { slot }),
      free && isTwinSlot(table, seat, slot) && reason('RC-C3', 'sameAs', { slot: WHITE_SLOT }),
    );
  },
  face(view, { up }) {
    const todo = asked(view.table);
    if (!up || todo.ask !== 'face') return [];
    const need = slotCost(view.table, player(view), todo.slot);
    return holding(
      player(view).rubles < need && reason('RC-C4', 'needRubles', { need, have: player(view).rubles }),
    );
  },
  deliver(view, { section, kind }) {
    const gone = noSuchSection(view, section);
    if (gone) return [gone];
    const site = sectionAt(view.table, section);
    const mine = site.banner === view.seat;
    return holding(
      site.banner === null && reason('RC-B2', 'notClaimed', { section }),
      site.banner !== null && !mine && reason('RC-B2', 'notYours', { section, seat: site.banner }),
      mine && site.done && reason('RC-B2', 'completedAlready', { section }),
      mine &&
        !site.done &&
        countOf(missing(view.table, site), kind) === 0 &&
        reason('RC-B2', 'notNeeded', { section, kind }),
      notInHand(view, kind, 'RC-B2'),
    );
  },
  decorate(view, { section }) {
    const gone = noSuchSection(view, section);
    if (gone) return [gone];
    const { table } = view;
    const site = sectionAt(table, section);
    const ornament = kindOf(table, site);
    const none = at(player(view).ornaments, ornament) === 0;
    const locked = none && table.side === 'advanced' && lockedSlot(view, ornament);
    return holding(
      !site.done && reason('RC-D1', 'notCompleted', { section }),
      site.ornament !== null && reason('RC-D1', 'decoratedAlready', { section, seat: site.ornament }),
      locked !== false && reason('RC-C7', 'ornamentLocked', { ornament, slot: locked }),
      none && locked === false && reason('RC-D2', 'ornamentGone', { ornament }),
      notInHand(view, at(ORNAMENT_MATERIAL, ornament), 'RC-D2'),
    );
  },
  gems(view, { green, purple }) {
    const todo = asked(view.table);
    return holding(
      todo.ask === 'gems' &&
        green + purple > todo.most &&
        reason('RC-D4', 'tooManyGems', { most: todo.most }),
      green > 0 && notInHand(view, GREEN_GEM, 'RC-D2', green),
      purple > 0 && notInHand(view, PURPLE_GEM, 'RC-D2', purple),
    );
  },
  stop({ table }) {
    const todo = asked(table);
    return holding(
      todo.ask === 'deliver' && reason('RC-F4', 'nothingDelivered'),
      (todo.ask === 'get' || todo.ask === 'choose') && reason('RC-T2', 'notNow', { ask: todo.ask }),
    );
  },
  acquire(view, { die, steps }) {
    const { table, seat } = view;
    const { place, shows } = at(table.dice, die);
    const extra = steps - shows;
    const mine = canPayFor(table, seat, die);
    const to = (place + steps) % PLACES;
    return holding(
      extra < 0 && reason('RC-A1', 'exactSteps', { die, shows }),
      extra > 0 && !mine && reason('RC-A2', 'notYourDie', { die, shows }),
      extra > MOST_EXTRA && mine && reason('RC-A2', 'cheaperWay', { die, steps: steps - PLACES }),
      extra > 0 &&
        mine &&
        extra > player(view).rubles &&
        reason('RC-A2', 'needRubles', { need: extra, have: player(view).rubles }),
      !mayEndAt(table, die, to) && reason('RC-A3', 'placeFull', { die, place: to }),
    );
  },
  take(view) {
    const todo = asked(view.table);
    if (todo.ask !== 'market') return holding(noDieMoved(view));
    if (todo.took) return [reason('RC-A4', 'takenAlready')];
    return noRoom(view, tileUnder(view.table, todo.die).gain, 'RC-M2');
  },
  amount({ table }) {
    const todo = asked(table);
    return holding(
      todo.ask === 'amount' && reason('RC-M1', 'amountOutOfRange', { min: todo.min, max: todo.max }),
    );
  },
  choose(view, { kind }) {
    return asked(view.table).ask === 'choose' ? noRoom(view, kind, 'RC-T4') : [];
  },
  use: whyNotUse,
  sell: whyNotSell,
  buy: whyNotBuy,
  give: whyNotGive,
  get: whyNotGet,
  return: whyNotReturn,
  swap({ table }, { place }) {
    const todo = asked(table);
    return holding(todo.ask === 'swap' && todo.first === place && reason('RC-I4', 'samePlace', { place }));
  },
  activate(view, { slot }) {
    const { table } = view;
    const todo = asked(table);
    const tile = at(player(view).slots, slot);
    if (tile === null) return [reason('RC-W1', 'noTile', { slot })];
    if (!at(player(view).up, slot)) return [reason('RC-C4', 'faceDown', { slot })];
    const [first, end] = todo.ask === 'market' ? slotsOf(todo.die) : [0, slot + 1];
    const colour = todo.ask === 'market' && (slot < first || slot >= end);
    const twin = colour ? undefined : sameYield(table, player(view), slot, first);
    return holding(
      todo.ask === 'market' && todo.activated && reason('RC-A4', 'activatedAlready'),
      colour && todo.ask === 'market' && reason('RC-W1', 'otherColour', { slot, die: todo.die }),
      !isUseful(table, player(view), yieldOf(table, tile)) && reason('RC-T4', 'givesNothing', { slot }),
      twin !== undefined &&
        canActivate(table, player(view), slot) &&
        reason('RC-W1', 'sameAs', { slot: twin }),
      todo.ask !== 'market' && todo.ask !== 'activate' && noDieMoved(view),
    );
  },
  roll: (view) => holding(noDieMoved(view)),
  rubles: (view) => holding(noPrestige(view)),
  reroll(view, { place }) {
    return holding(
      view.table.rerolled && reason('RC-F2b', 'rerolledAlready'),
      diceAt(view.table, place) === 0 && reason('RC-F2b', 'noDice', { place }),
      noPrestige(view),
    );
  },
  end({ table }) {
    return holding(asked(table).ask === 'turn' && reason('RC-F1', 'actFirst'));
  },
  ivanClaim({ table }, { section }) {
    const wrong = asked(table).ask === 'ivanClaim' && !ivanClaims(table).includes(section);
    return holding(wrong && reason('RC-V5d', 'notIvansChoice', { section }));
  },
  ivanOrnament({ table }, { section }) {
    const wrong = asked(table).ask === 'ivanOrnament' && !ornamentPlaces(table).includes(section);
    return holding(wrong && reason('RC-V6', 'notIvansChoice', { section }));
  },
};

/** RC-C7: the slot that still locks an ornament of this kind, or false if all were unlocked and used. */
function lockedSlot(view: View, ornament: number): number | false {
  const { ornaments } = componentsOf(view.table).boards.advanced;
  const slot = ornaments.findIndex((kind, index) => kind === ornament && !at(player(view).up, index));
  return slot >= 0 ? slot : false;
}

function noDieMoved({ table }: View): Reason | false {
  return !table.todo.some(({ ask }) => ask === 'market') && reason('RC-A1', 'noDieMoved');
}

function noPrestige({ table, seat }: View): Reason | false {
  return (
    !mayLosePrestige(table, seat) && reason('RC-S4', 'noPrestige', { space: at(table.players, seat).space })
  );
}
