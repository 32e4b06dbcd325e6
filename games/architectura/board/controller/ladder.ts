import {
  type Architectura,
  BLOCKS,
  type Move,
  type Space,
  streetOf,
  type View,
} from '@archivolt/architectura';
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
import { handOf, spacesOf } from './offersAt.ts';
import { reasonsOf, themeOf, type Why } from './reasons.ts';

export const loadLadderOf = ladderLoader(loadGame, loadHintWords, ladder);

function ladder(
  m: ArchitecturaMessages,
  words: HintWords,
  outcome: HintOutcome<Architectura>,
  listener: Pick<texts.Context, 'names' | 'me'>,
): Ladder {
  const { before, after, move } = outcome;
  const things = thingsOf(move, before);
  const why = reasonsOf(outcome);
  const context = { table: after.table, ...listener };
  return {
    where: whereOf(m, things),
    theme: themeOf(why),
    ...actionOf(m, move, things),
    lit: things.map(keyOf),
    reasons: why.map((one) => reasonSentence(m, words, one, context)),
  };
}

/** The street of a move in the city, the decks while they are built, or else the player's hand. */
function whereOf(m: ArchitecturaMessages, things: readonly Target[]): Ladder['where'] {
  const place = things.find((thing) => thing.on === 'space');
  if (!place) {
    return things.some(({ on }) => on === 'deck')
      ? { name: m.decks.title, pane: 'city', lit: [] }
      : { name: m.terms.hand, pane: 'hand', lit: [] };
  }
  const street = streetOf(place.space);
  const lit = each(BLOCKS, (block) => keyOf(onSpace(street * BLOCKS + block)));
  return { name: m.terms.street(street + 1), pane: 'city', lit };
}

/** The button or the card of a move; most answers in the middle of a turn have neither. */
function actionOf(m: ArchitecturaMessages, move: Move, things: readonly Target[]): Pick<Ladder, 'action'> {
  switch (move.do) {
    case 'exchange':
    case 'search':
      return { action: { sort: 'action', name: m.commands[move.do].name, lit: [], button: move.do } };
    case 'play':
    case 'playBeside':
    case 'remove':
    case 'pay':
    case 'faceDown':
    case 'faceDownBeside':
    case 'copy': {
      const cards = move.do === 'copy' ? things : things.filter(({ on }) => on !== 'space');
      return { action: { sort: 'card', name: m.terms.card(move.card), lit: cards.map(keyOf) } };
    }
    case 'replace':
    case 'ready':
    case 'show':
    case 'continue':
    case 'pass':
    case 'spare':
    case 'allow':
    case 'move':
    case 'turn':
    case 'return':
    case 'rebuild':
    case 'token':
    case 'swap':
    case 'protect':
    case 'decline':
      return {};
    default:
      return move satisfies never;
  }
}

const onSpace = (space: Space): Target => ({ on: 'space', space });
const inHand = (card: string): Target => ({ on: 'hand', card });

/** The things on the board that a move is about. */
function thingsOf(move: Move, view: View): Target[] {
  switch (move.do) {
    case 'play':
    case 'faceDown':
      return [inHand(move.card), onSpace(move.space)];
    case 'playBeside':
    case 'faceDownBeside':
    case 'remove':
      return [inHand(move.card)];
    case 'pay':
      return [
        handOf(view).includes(move.card)
          ? inHand(move.card)
          : { on: 'beside', seat: view.seat, card: move.card },
      ];
    case 'search':
      return [inHand(move.put)];
    case 'replace':
      return [
        { on: 'deck', card: move.card },
        { on: 'deck', card: move.by },
      ];
    case 'copy':
      return spacesOf(view.table, move.card).map(onSpace);
    case 'move':
    case 'turn':
    case 'return':
    case 'rebuild':
    case 'token':
    case 'swap':
    case 'protect':
      return [onSpace(move.space)];
    case 'ready':
    case 'show':
    case 'continue':
    case 'exchange':
    case 'pass':
    case 'spare':
    case 'allow':
    case 'decline':
      return [];
    default:
      return move satisfies never;
  }
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
