import type { Architectura, Mine } from '@archivolt/architectura';
import { architecturaTexts as texts } from '@archivolt/i18n';
import type { TableModel } from '../../table/model.svelte.ts';
import type { PartProps, Words } from '../parts.ts';
import { keyOf, type Marks, type Target } from '../targets.ts';
import { withConsequences } from './marks.ts';
import type { Selection } from './selection.ts';
import type { ArSpeaker } from './speak.ts';

export type ArModel = TableModel<Architectura, Target, Selection>;

/** What every board part is given, from the model of the table. */
export function partProps(model: ArModel): PartProps {
  const { view, speaker, considered } = model;
  return {
    // A game that was ended by its players stands still, but nobody is to play any more.
    table: model.over ? { ...view.table, todo: [] } : view.table,
    after: considered?.looked ? considered.after.table : undefined,
    seat: view.seat,
    seats: model.seats.map((info) => ({
      name: speaker.seatName(info.seat, view.table),
      note: noteOf(speakerOf(model), info),
    })),
    touching: {
      marks: withAim(model, withConsequences(model.asking, model.marks)),
      labelOf: (target) => speaker.label(target, undefined, view),
      touch: (target) => model.touch(target),
      lift: (card) => model.select(card === null ? undefined : { by: 'hand', card }),
      drop: (card, onto) => model.drop({ by: 'hand', card }, onto),
    },
    words: wordsOf(speakerOf(model)),
  };
}

/** A card that is looked at on its way to a space stands there already. */
function withAim({ considered }: ArModel, marks: Marks): Marks {
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

/** The kit of this game makes speakers of this kind only. */
export function speakerOf(model: ArModel): ArSpeaker {
  return model.speaker as ArSpeaker;
}

function noteOf({ game, table }: ArSpeaker, { kind, level }: ArModel['seats'][number]): string {
  if (kind === 'me') return table.seats.here;
  if (kind !== 'bot') return table.seats.elsewhere;
  return level === undefined ? table.seats.bot : `${table.seats.bot}, ${texts.levelName(game, level).name}`;
}

function wordsOf({ game, table }: ArSpeaker): Words {
  const { terms, describe, decks } = game;
  const { architectura: own, parts, score } = table;
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
  };
}
