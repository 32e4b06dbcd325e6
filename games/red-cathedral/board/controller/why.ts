import { at, type Reason } from '@archivolt/engine';
import {
  canPayFor,
  cardAt,
  countOf,
  type Die,
  isSite,
  type Kind,
  kindOf,
  MATERIALS,
  type Move,
  missing,
  otherQuadrant,
  redCathedral,
  sectionAt,
  stepsTo,
  type Table,
  type View,
  type Where,
  where,
} from '@archivolt/red-cathedral';
import { offersDoing } from '@archivolt/table/answers.ts';
import type { Target } from '../targets.ts';
import { askOf } from './offersAt.ts';
import type { ActionName, RcAnswer, RcAsking, Selection } from './selection.ts';

/** Why a touched thing is not possible: guesses the most likely intent and lets the rules explain it. */

/** Undefined if nothing is against it: then only the selection is in the way. */
export function why(asking: RcAsking, target: Target): RcAnswer | undefined {
  const explained = intentsOf(asking, target).map((intent) => ({
    intent,
    reasons: redCathedral.explain(asking.view, intent),
  }));
  const foreign = target.on === 'influence' && otherQuadrant(asking.view, target.quadrant);
  if (foreign) return { does: 'why', intent: at(explained, 0).intent, reasons: [foreign] };
  const against = explained.filter(({ reasons }) => reasons.length > 0);
  const best = against.find(({ reasons }) => !isNotNow(reasons)) ?? against[0];
  if (!best) return undefined;
  const free = freeFor(asking, best.intent);
  const reasons = nearestFirst(asking.view, withoutTwin(best.reasons));
  return { does: 'why', intent: best.intent, reasons, ...(free ? { free } : {}) };
}

/** Why one of the five actions is not available now. */
export function whyAction(asking: RcAsking, action: ActionName): RcAnswer {
  const { table } = asking.view;
  const intents = ACTION_INTENTS[action](asking.view);
  const explained = intents.map((intent) => ({ intent, reasons: redCathedral.explain(asking.view, intent) }));
  const best = explained.find(({ reasons }) => reasons.length > 0) ?? {
    intent: at(intents, 0),
    reasons: redCathedral.explain(asking.view, at(intents, 0)),
  };
  const reasons = nearestFirst(asking.view, best.reasons);
  // That a basic action has been taken matters more than the other reasons.
  const ask = askOf(table)?.ask;
  return { does: 'why', intent: best.intent, reasons: ask === 'end' ? notNowFirst(reasons) : reasons };
}

const ACTION_INTENTS: Record<ActionName, (view: View) => Move[]> = {
  claim: ({ table }) => [{ do: 'claim', section: firstUnclaimed(table) }],
  build: (view) => [deliverIntent(view, ownSite(view) ?? 0)],
  acquire: ({ table, seat }) => diceInOrder(table, seat).map((die) => exact(table, die)),
  rubles: () => [{ do: 'rubles' }],
  reroll: ({ table }) => table.dice.map(({ place }): Move => ({ do: 'reroll', place })),
};

/** That another thing would do the same does not help if that one is not possible either. */
function withoutTwin(reasons: readonly Reason[]): readonly Reason[] {
  const others = reasons.filter(({ code }) => code !== 'sameAs');
  return others.length > 0 ? others : reasons;
}

function isNotNow(reasons: readonly Reason[]): boolean {
  return reasons.some(({ code }) => code === 'notNow');
}

/** In the middle of an action, the most helpful reason is that something else is asked. */
function nearestFirst({ table }: View, reasons: readonly Reason[]): readonly Reason[] {
  const ask = askOf(table)?.ask;
  return ask === 'turn' || ask === 'end' ? reasons : notNowFirst(reasons);
}

function notNowFirst(reasons: readonly Reason[]): readonly Reason[] {
  return [...reasons].sort((a, b) => Number(b.code === 'notNow') - Number(a.code === 'notNow'));
}

/** What the touch most likely meant, the likeliest first. */
function intentsOf(asking: RcAsking, target: Target): Move[] {
  const { view, selection } = asking;
  const { table, seat } = view;
  if (target.on === 'place' && isRerolling(asking)) return [{ do: 'reroll', place: target.place }];
  const answer = answerIntent(asking, target);
  if (answer) return [answer];
  switch (target.on) {
    case 'section':
      return [sectionIntent(asking, target.section)];
    case 'die':
      return onPlace(asking)
        ? intentsOf(asking, { on: 'place', place: at(table.dice, target.die).place })
        : [exact(table, target.die)];
    case 'place': {
      const dice = selection?.by === 'die' ? [selection.die] : diceInOrder(table, seat);
      return dice.map((die) => ({ do: 'acquire', die, steps: stepsTo(table, die, target.place) }));
    }
    case 'influence':
      return [
        { do: 'use', action: Math.min(target.action, cardAt(table, target.quadrant).actions.length - 1) },
      ];
    case 'slot': {
      const { slot } = target;
      const empty = at(at(table.players, seat).slots, slot) === null;
      return [empty ? { do: 'slot', slot } : { do: 'activate', slot }];
    }
    case 'goods':
      return [{ do: 'deliver', section: ownSite(view) ?? firstUnclaimed(table), kind: target.kind }];
    case 'supply':
      return [{ do: 'choose', kind: target.kind }];
    case 'banner':
      return [{ do: 'banner', from: target.from }];
    case 'ornament':
      return [{ do: 'decorate', section: ornamentSection(table, target.ornament) }];
    case 'player':
      return [];
    default:
      return target satisfies never;
  }
}

/** The touch as an answer to the current question; undefined if the question says nothing about such a thing. */
function answerIntent(asking: RcAsking, target: Target): Move | undefined {
  const { table } = asking.view;
  const todo = askOf(table);
  switch (todo?.ask) {
    case 'slot':
      return target.on === 'slot' ? { do: 'slot', slot: target.slot } : undefined;
    case 'deliver':
      if (target.on !== 'section') return undefined;
      return certainIntent(asking, target.section) ?? deliverIntent(asking.view, target.section);
    case 'market':
      if (target.on === 'slot') return { do: 'activate', slot: target.slot };
      return target.on === 'place' && at(table.dice, todo.die).place === target.place
        ? { do: 'take' }
        : undefined;
    case 'sell':
    case 'give':
    case 'return':
      return target.on === 'goods' ? { do: todo.ask, kind: target.kind } : undefined;
    case 'buy':
    case 'get':
      return target.on === 'supply' ? { do: todo.ask, kind: target.kind } : undefined;
    case 'swap':
      return target.on === 'place' ? { do: 'swap', place: target.place } : undefined;
    case 'activate':
      return target.on === 'slot' ? { do: 'activate', slot: target.slot } : undefined;
    case 'ivanClaim':
    case 'ivanOrnament':
      return target.on === 'section' ? { do: todo.ask, section: target.section } : undefined;
    case 'turn':
    case 'end':
    case 'banner':
    case 'face':
    case 'gems':
    case 'amount':
    case 'choose':
    case undefined:
      return undefined;
    default:
      return todo satisfies never;
  }
}

/** Whether a touched die stands for its place. */
export function onPlace(asking: RcAsking): boolean {
  return askOf(asking.view.table)?.ask === 'swap' || isRerolling(asking);
}

function isRerolling({ selection }: RcAsking): boolean {
  return selection?.by === 'action' && selection.action === 'reroll';
}

function sectionIntent(asking: RcAsking, section: Where): Move {
  const { view, selection } = asking;
  const { banner } = sectionAt(view.table, section);
  const building = selection?.by === 'action' && selection.action === 'build';
  return (
    certainIntent(asking, section) ??
    (banner === null && !building ? { do: 'claim', section } : deliverIntent(view, section))
  );
}

/** What touching the section can only mean, given the selection or its completion; undefined if there is a choice. */
function certainIntent({ view, selection }: RcAsking, section: Where): Move | undefined {
  if (selection?.by === 'goods') return { do: 'deliver', section, kind: selection.kind };
  if (selection?.by === 'ornament') return { do: 'decorate', section };
  if (selection?.by === 'action' && selection.action === 'claim') return { do: 'claim', section };
  return sectionAt(view.table, section).done ? { do: 'decorate', section } : undefined;
}

/** A material that neither the section nor the player has, or the first one the section needs. */
function deliverIntent(view: View, section: Where): Move {
  const lacks = missing(view.table, sectionAt(view.table, section));
  const { goods } = at(view.table.players, view.seat);
  const kinds = MATERIALS.map((_, kind) => kind).filter((kind) => countOf(lacks, kind) > 0);
  const kind = kinds.find((each) => countOf(goods, each) === 0) ?? kinds[0] ?? 0;
  return { do: 'deliver', section, kind };
}

/** One of the player's sections under construction. */
function ownSite({ table, seat }: View): Where | undefined {
  return sectionsOf(table).find((section) => isSite(sectionAt(table, section), seat));
}

function firstUnclaimed(table: Table): Where {
  return sectionsOf(table).find((section) => sectionAt(table, section).banner === null) ?? 0;
}

/** A completed section for this ornament that has none yet, or else any of its kind. */
function ornamentSection(table: Table, ornament: Kind): Where {
  const ofKind = sectionsOf(table).filter((section) => kindOf(table, sectionAt(table, section)) === ornament);
  const done = ofKind.filter((section) => sectionAt(table, section).done);
  return done.find((section) => sectionAt(table, section).ornament === null) ?? done[0] ?? ofKind[0] ?? 0;
}

export function sectionsOf(table: Table): Where[] {
  return table.towers.flatMap((tower, index) => tower.map((_, level) => where(index, level)));
}

/** The dice that can be paid for come first: they have most reasons. */
function diceInOrder(table: Table, seat: number): Die[] {
  const seatOrMe = table.players[seat] ? seat : 0;
  const dice = table.dice.map((_, die) => die);
  return [
    ...dice.filter((die) => canPayFor(table, seatOrMe, die)),
    ...dice.filter((die) => !canPayFor(table, seatOrMe, die)),
  ];
}

function exact(table: Table, die: Die): Move {
  return { do: 'acquire', die, steps: at(table.dice, die).shows };
}

/** The selection that shows what is possible of the same kind, if there is anything. */
function freeFor(asking: RcAsking, intent: Move): Selection | undefined {
  const some = (...kinds: Move['do'][]): boolean => offersDoing(asking, ...kinds).length > 0;
  switch (intent.do) {
    case 'claim':
      return some('claim') ? { by: 'action', action: 'claim' } : undefined;
    case 'deliver':
    case 'decorate':
      return some('deliver', 'decorate') ? { by: 'action', action: 'build' } : undefined;
    case 'acquire':
      if (asking.selection?.by === 'die') return asking.selection;
      return some('acquire') ? { by: 'action', action: 'acquire' } : undefined;
    case 'reroll':
      return some('reroll') ? { by: 'action', action: 'reroll' } : undefined;
    default:
      return undefined;
  }
}
