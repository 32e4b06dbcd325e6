import { type Move, prestigeFor } from '@archivolt/red-cathedral';

/** The order of offers on pages and in the terminal: the largest amount first, giving something up last. */
export function byWorth(one: Move, other: Move): number {
  return worthOf(other) - worthOf(one);
}

function worthOf(move: Move): number {
  switch (move.do) {
    case 'amount':
      return move.count;
    case 'gems':
      return prestigeFor(move.green, move.purple);
    case 'face':
      return move.up ? 1 : 0;
    case 'stop':
      return -1;
    default:
      return 0;
  }
}
