import { type Architectura, BLOCKS, type Move, type Space, streetOf } from '@archivolt/architectura';
import {
  type ArchitecturaMessages,
  type HintWords,
  loadGame,
  loadHintWords,
  texts,
} from '@archivolt/architectura/words';
import { each } from '@archivolt/engine';
import type { HintOutcome, Ladder } from '@archivolt/table/hints/ladder.ts';
import { ladderLoader } from '@archivolt/table/textLoaders.ts';
import { keyOf, type Target } from '../targets.ts';
import { reasonsOf, themeOf, type Why } from './reasons.ts';

export const loadLadderOf = ladderLoader(loadGame, loadHintWords, ladder);

function ladder(
  m: ArchitecturaMessages,
  words: HintWords,
  outcome: HintOutcome<Architectura>,
  listener: Pick<texts.Context, 'names' | 'me'>,
): Ladder {
  const { after, move } = outcome;
  const why = reasonsOf(outcome);
  const context = { table: after.table, ...listener };
  return {
    where: whereOf(m, move),
    theme: themeOf(why),
    ...actionOf(m, move),
    lit: thingsOf(move).map(keyOf),
    reasons: why.map((one) => reasonSentence(m, words, one, context)),
  };
}

/** The street of a move in the city, or else the player's hand. */
function whereOf(m: ArchitecturaMessages, move: Move): Ladder['where'] {
  if (!('space' in move)) return { name: m.terms.hand, pane: 'hand', lit: [] };
  const street = streetOf(move.space);
  const lit = each(BLOCKS, (block) => keyOf(onSpace(street * BLOCKS + block)));
  return { name: m.terms.street(street + 1), pane: 'city', lit };
}

/** The card of a move; an exchange has its own button, and an answer in the middle of a turn has neither. */
function actionOf(m: ArchitecturaMessages, move: Move): Pick<Ladder, 'action'> {
  if (move.do === 'exchange')
    return { action: { sort: 'action', name: m.commands.exchange.name, lit: [], button: 'exchange' } };
  if (!('card' in move) || move.do === 'replace') return {};
  const lit = [keyOf({ on: 'hand', card: move.card })];
  return { action: { sort: 'card', name: m.terms.card(move.card), lit } };
}

const onSpace = (space: Space): Target => ({ on: 'space', space });

/** The things on the board that a move is about. */
function thingsOf(move: Move): Target[] {
  return [
    ...('card' in move ? [{ on: 'hand', card: move.card } as const] : []),
    ...('space' in move ? [onSpace(move.space)] : []),
  ];
}

function reasonSentence(m: ArchitecturaMessages, words: HintWords, why: Why, context: texts.Context): string {
  switch (why.why) {
    case 'points':
      return words.points(why.from, why.to);
    case 'holds':
    case 'helps':
      return words[why.why](texts.seatName(why.seat, context), why.from, why.to);
    case 'event':
      return texts.eventSentence(m, why.event, context);
    case 'walled':
    case 'guarded':
      return words[why.why](m.terms.card(why.card));
    case 'exchange':
      return words.exchange;
    default:
      return why satisfies never;
  }
}
