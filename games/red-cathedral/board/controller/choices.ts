import { at } from '@archivolt/engine';
import {
  DICE,
  type Die,
  type Do,
  GREEN_GEM,
  type Move,
  PURPLE_GEM,
  printMove,
  RUBLE,
  SLOT_LIST,
  type Slot,
  sectionAt,
  type Table,
  WHITE_SLOT,
} from '@archivolt/red-cathedral';
import { texts } from '@archivolt/red-cathedral/words';
import { offersDoing } from '@archivolt/table/answers.ts';
import { dieId, resourceIcon } from '../draw/names.ts';
import { deliveriesTo, lineOf, movesOf, restOf, slotLine } from './lines.ts';
import { acquiresOf, acquireTo, askOf, diceOn } from './offersAt.ts';
import type { RcAsking, RcChoice } from './selection.ts';
import { diceReaching } from './touch.ts';

/** Whether a move always has a button: it has no place on the board, or is easier to read than to touch. */
const HAS_BUTTON: Record<Do, boolean> = {
  claim: false,
  banner: true,
  slot: false,
  face: true,
  deliver: false,
  decorate: false,
  gems: true,
  stop: true,
  acquire: false,
  take: true,
  amount: true,
  choose: true,
  use: true,
  sell: true,
  buy: true,
  give: true,
  get: true,
  return: true,
  swap: false,
  activate: true,
  roll: true,
  rubles: false,
  reroll: false,
  end: true,
  ivanClaim: false,
  ivanOrnament: false,
};

/**
 * The remaining choices as buttons: those of the selection first, then those of the question; what gives least or loses most
 * is last.
 */
export function choices(asking: RcAsking): RcChoice[] {
  const { selection, view } = asking;
  switch (selection?.by) {
    case 'place':
      return diceChoices(asking, selection.place);
    case 'section':
      return deliveriesTo(asking, selection.section).map((line) => lineChoice(view.table, line));
    case 'slot':
      return faceDown(asking, selection.slot);
    default:
  }
  const offered = asking.offers.filter((move) => HAS_BUTTON[move.do] && move.do !== 'roll');
  const asked = offered.sort(texts.byWorth).map((move) => lineChoice(view.table, lineOf(view, move)));
  const all = [...asked, ...fewerOf(asking), ...slotsDown(asking), ...rolls(asking)];
  return [...all.filter(({ quiet }) => !quiet), ...all.filter(({ quiet }) => quiet)];
}

/** Whether a choice gives up something available. */
function isQuiet(move: Move): boolean {
  switch (move.do) {
    case 'amount':
      return move.count === 0;
    case 'gems':
      return move.green + move.purple === 0;
    case 'face':
      return !move.up;
    default:
      return move.do === 'stop';
  }
}

/** How to take less, beside the choice that takes everything. */
function fewerOf({ view, offers }: RcAsking): RcChoice[] {
  return offers.flatMap((move): RcChoice[] => {
    if (move.do !== 'take' && move.do !== 'activate') return [];
    if (!lineOf(view, move).also?.some(({ do: kind }) => kind === 'amount')) return [];
    const answer = { does: 'play', move } as const;
    // Both may be there; the icon says which it is.
    const icons = iconsOf(view.table, move);
    return [{ key: `${printMove(move)} fewer`, way: 'fewer', answer, icons, commits: false, quiet: true }];
  });
}

/** Every free slot also takes the tile face down. */
function slotsDown(asking: RcAsking): RcChoice[] {
  const ask = askOf(asking.view.table)?.ask;
  if (ask !== 'slot' && ask !== 'banner') return [];
  return SLOT_LIST.flatMap((slot) => faceDown(asking, slot).map((choice) => ({ ...choice, quiet: true })));
}

function faceDown(asking: RcAsking, slot: Slot): RcChoice[] {
  const answer = slotLine(asking, slot, false);
  if (!answer) return [];
  const icons = [dieId(Math.min(slot, WHITE_SLOT))];
  return [{ key: `slot ${slot} down`, way: 'down', answer, icons, commits: false }];
}

/** The roll that ends a visit to the market. While something is available it includes all of it, or says what it leaves. */
function rolls(asking: RcAsking): RcChoice[] {
  const [move] = offersDoing(asking, 'roll');
  if (!move) return [];
  const { left, all } = restOf(asking);
  const roll = choice(asking, move);
  if (left.length === 0) return [roll];
  const without: RcChoice = { ...roll, way: 'without', icons: [], quiet: true, commits: !all };
  return all
    ? [{ ...roll, key: 'take and roll', way: 'all', answer: all, commits: true }, without]
    : [without];
}

/** The tray of a place: the dice there that can be lifted, and those that could come. */
function diceChoices(asking: RcAsking, place: number): RcChoice[] {
  const { table } = asking.view;
  const here = diceOn(table, place).filter((die) => acquiresOf(asking, die).length > 0);
  const lift = here.map((die): RcChoice => {
    const answer = { does: 'select', selection: { by: 'die', die } } as const;
    return { key: `lift ${die}`, answer, icons: [dieIcon(table, die)], commits: false };
  });
  const bring = diceReaching(asking, place).flatMap((die) => {
    const move = acquireTo(asking, die, place);
    return move ? [choice(asking, move)] : [];
  });
  return [...lift, ...bring];
}

function choice({ view }: RcAsking, move: Move): RcChoice {
  return lineChoice(view.table, { does: 'play', move });
}

function lineChoice(table: Table, answer: Extract<RcChoice['answer'], { does: 'play' }>): RcChoice {
  const { move } = answer;
  const moves = movesOf(answer);
  return {
    // Deliveries are distinguished by all their moves, everything else by the first.
    key: move.do === 'deliver' ? moves.map(printMove).join(', ') : printMove(move),
    answer,
    icons: move.do === 'deliver' ? moves.flatMap((each) => iconsOf(table, each)) : iconsOf(table, move),
    commits: move.do === 'roll' || move.do === 'end',
    ...(isQuiet(move) ? { quiet: true } : {}),
  };
}

export function dieIcon(table: Table, die: Die): string {
  return `die-${at(DICE, die)}-${at(table.dice, die).shows}`;
}

/** The icons of a move on a button. */
function iconsOf(table: Table, move: Move): string[] {
  switch (move.do) {
    case 'deliver':
    case 'choose':
    case 'sell':
    case 'buy':
    case 'give':
    case 'get':
    case 'return':
      return [resourceIcon(move.kind)];
    case 'acquire':
      return [dieIcon(table, move.die), ...(move.steps > at(table.dice, move.die).shows ? ['i-ruble'] : [])];
    case 'gems':
      return [
        ...Array.from({ length: move.green }, () => resourceIcon(GREEN_GEM)),
        ...Array.from({ length: move.purple }, () => resourceIcon(PURPLE_GEM)),
      ];
    case 'banner':
      return ['i-banner'];
    case 'roll':
      return ['i-roll'];
    case 'end':
    case 'stop':
      return ['i-confirm'];
    case 'take':
      return ['i-market'];
    case 'activate':
      return ['i-workshop'];
    case 'use':
      return ['i-players'];
    case 'rubles':
      return [resourceIcon(RUBLE)];
    case 'decorate':
      return [sectionAt(table, move.section).done ? 'i-cross' : 'i-build'];
    case 'claim':
    case 'slot':
    case 'face':
    case 'amount':
    case 'swap':
    case 'reroll':
    case 'ivanClaim':
    case 'ivanOrnament':
      return [];
    default:
      return move satisfies never;
  }
}
