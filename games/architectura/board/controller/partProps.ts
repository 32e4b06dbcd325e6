import { type Architectura, isMakingDecks, type Mine } from '@archivolt/architectura';
import { texts } from '@archivolt/architectura/words';
import type { TurnPreview } from '@archivolt/table/kit.ts';
import type { TableModel } from '@archivolt/table/model.svelte.ts';
import { seatNote } from '@archivolt/table/seatNote.ts';
import { traceLooks } from '@archivolt/table/traces.ts';
import type { PartProps, Words } from '../parts.ts';
import { keyOf, type Marks, type Target } from '../targets.ts';
import { freshCards } from './fresh.ts';
import { withConsequences } from './marks.ts';
import type { Selection } from './selection.ts';
import type { ArSpeaker } from './speak.ts';

export type ArModel = TableModel<Architectura, Target, Selection>;

/** The props of every board part, from the table model. */
export function partProps(model: ArModel): PartProps {
  const { view, speaker } = model;
  const { asking, marks, considered } = model.decision;
  const { game, table } = speakerOf(model);
  return {
    table: nobodyAsked(model) ? { ...view.table, todo: [] } : view.table,
    after: considered?.looked ? considered.after.table : undefined,
    seat: view.seat,
    seats: model.session.seats.map((info) => ({
      name: speaker.seatName(info.seat, view.table),
      note: seatNote(table, model.session.seats, info, (level) => texts.levelName(game, level).name),
    })),
    touching: {
      marks: withAim(considered, withConsequences(asking, marks)),
      traces: traceLooks(model),
      labelOf: (target) => speaker.label(target, undefined, view),
      touch: (target) => model.input.touch(target),
      lift: (card) => model.input.select(card === null ? undefined : { by: 'hand', card }),
      drop: (card, onto) => model.input.drop({ by: 'hand', card }, onto),
    },
    fresh: freshCards(model, mineOf(model)),
    words: wordsOf(speakerOf(model)),
  };
}

/** A game that its players ended, or that is stopped, asks nobody; decks being built stay visible. */
const nobodyAsked = ({ over, stopped, view }: ArModel): boolean =>
  over || (stopped && !isMakingDecks(view.table));

/** A card previewed on a space is shown there. */
function withAim(considered: TurnPreview<Architectura> | undefined, marks: Marks): Marks {
  const move = considered?.looked?.move;
  if (move?.do !== 'play') return marks;
  const key = keyOf({ on: 'space', space: move.space });
  const mark = marks.get(key);
  return mark ? new Map(marks).set(key, { ...mark, aimed: true }) : marks;
}

/** The secrets that may be shown here and now. */
export function mineOf({ snapshot, view }: ArModel): Mine | undefined {
  return snapshot.hidden ? undefined : view.mine;
}

/** The kit of this game only creates speakers of this type. */
export function speakerOf(model: ArModel): ArSpeaker {
  return model.speaker as ArSpeaker;
}

export function wordsOf({ game, table }: ArSpeaker): Words {
  const { terms, describe, decks, board: own } = game;
  const { parts, score } = table;
  return {
    cardName: terms.card,
    city: terms.city,
    map: own.map,
    hand: terms.hand,
    players: parts.players,
    street: terms.street,
    beside: terms.besideCity,
    yard: (name) => `${terms.besideCity}${terms.colon}${name}`,
    stack: own.stack,
    fanned: own.fanned,
    close: table.close,
    colon: terms.colon,
    inHand: terms.hand,
    inDeck: terms.deck,
    tokens: terms.tokens,
    score: score.title,
    toPlay: own.toPlay,
    asked: own.asked,
    limit: describe.limit,
    exchanged: describe.exchanged,
    added: own.added,
    decks: decks.title,
    basicValue: own.basicValue,
    neverReplaced: own.neverReplaced,
    swaps: own.swaps,
    out: decks.leftOut,
    in: decks.inDeck,
    yourDeck: own.yourDeck,
    ready: own.ready,
    choosing: own.choosing,
    fresh: own.fresh,
  };
}
