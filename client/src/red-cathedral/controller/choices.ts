import { at } from '@archivolt/engine';
import { DICE, type Die, type Move, printMove, RUBLE, sectionAt, type Table } from '@archivolt/red-cathedral';
import { resourceIcon } from '../draw/names.ts';
import { acquiresOf, acquireTo, diceOn, offersOf } from './offersAt.ts';
import type { RcAsking, RcChoice } from './selection.ts';
import { coming } from './touch.ts';

/** The moves that have no place on the board, or are easier said than touched. */
const AS_BUTTONS = new Set<Move['do']>([
  ...(['banner', 'face', 'gems', 'stop', 'take', 'amount', 'choose', 'use', 'activate'] as const),
  ...(['sell', 'buy', 'give', 'get', 'return', 'roll', 'end'] as const),
]);

/** The remaining choices as buttons: what is selected first, then what is asked. */
export function choices(asking: RcAsking): RcChoice[] {
  const { selection } = asking;
  if (selection?.by === 'place') return diceChoices(asking, selection.place);
  if (selection?.by === 'section')
    return offersOf(asking, 'deliver')
      .filter(({ section }) => section === selection.section)
      .map((move) => choice(asking, move));
  return asking.offers.filter((move) => AS_BUTTONS.has(move.do)).map((move) => choice(asking, move));
}

/** The tray of a place: the dice that lie there to be lifted, and those that could come. */
function diceChoices(asking: RcAsking, place: number): RcChoice[] {
  const { table } = asking.view;
  const here = diceOn(table, place).filter((die) => acquiresOf(asking, die).length > 0);
  const lift = here.map((die): RcChoice => {
    const answer = { does: 'select', selection: { by: 'die', die } } as const;
    return { key: `lift ${die}`, answer, icons: [dieIcon(table, die)], commits: false };
  });
  const bring = coming(asking, place).flatMap((die) => {
    const move = acquireTo(asking, die, place);
    return move ? [choice(asking, move)] : [];
  });
  return [...lift, ...bring];
}

function choice({ view }: RcAsking, move: Move): RcChoice {
  return {
    key: printMove(move),
    answer: { does: 'play', move },
    icons: iconsOf(view.table, move),
    commits: move.do === 'roll' || move.do === 'end',
  };
}

export function dieIcon(table: Table, die: Die): string {
  return `die-${at(DICE, die)}-${at(table.dice, die).shows}`;
}

/** What a move looks like on a button. */
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
        ...Array.from({ length: move.green }, () => resourceIcon(4)),
        ...Array.from({ length: move.purple }, () => resourceIcon(5)),
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
    default:
      return [];
  }
}
