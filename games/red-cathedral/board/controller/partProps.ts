import { at } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import {
  componentsOf,
  type Die,
  placeAfter,
  RECOGNITION,
  type RedCathedral,
  RUBLE,
  SOLO_CARDS,
  type Where,
} from '@archivolt/red-cathedral';
import { texts } from '@archivolt/red-cathedral/words';
import type { TableModel } from '@archivolt/table/model.svelte.ts';
import { traceLooks } from '@archivolt/table/traces.ts';
import type { PartProps, Words } from '../parts.ts';
import { keyOf, type Marks, type Target } from '../targets.ts';
import { diceAtStake } from './preview.ts';
import type { Selection } from './selection.ts';
import type { RcSpeaker } from './speak.ts';

export type RcModel = TableModel<RedCathedral, Target, Selection>;

/** The props of every board part, from the table model. */
export function partProps(model: RcModel): PartProps {
  const { view, speaker } = model;
  const { considered } = model.decision;
  return {
    table: view.table,
    after: considered?.looked ? considered.after.table : undefined,
    seat: view.seat,
    seats: model.session.seats.map((info) => ({
      name: speaker.seatName(info.seat, view.table),
      note: speakerOf(model).note(info),
      active: info.seat === model.onTurn,
    })),
    touching: {
      marks: withWay(model),
      traces: traceLooks(model),
      labelOf: (target) => speaker.label(target, undefined, view),
      touch: (target) => model.input.touch(target),
      drop: (kind, onto) => model.input.drop({ by: 'goods', kind }, onto),
      lift: (kind) => model.input.select(kind === null ? undefined : { by: 'goods', kind }),
    },
    words: wordsOf(speakerOf(model)),
  };
}

/** The place that a previewed die would reach is marked as chosen, so that the board draws the way there. */
function withWay({ decision: { marks, considered }, view }: RcModel): Marks {
  const move = considered?.looked?.move;
  if (move?.do !== 'acquire') return marks;
  const key = keyOf({ on: 'place', place: placeAfter(view.table, move) });
  const mark = marks.get(key);
  return mark ? new Map(marks).set(key, { ...mark, state: 'chosen' }) : marks;
}

/** The kit of this game only creates speakers of this type. */
export function speakerOf(model: RcModel): RcSpeaker {
  return model.speaker as RcSpeaker;
}

export function wordsOf({ game: { terms, board: own }, table: { parts } }: RcSpeaker): Words {
  return {
    seasons: texts.SEASONS.map((season) => terms.seasons[season]),
    groups: terms.groups,
    supply: terms.supply,
    workshop: terms.workshop,
    inventory: terms.inventory,
    colon: terms.colon,
    banners: own.banners,
    ornaments: own.ornaments,
    places: terms.market,
    dice: own.dice,
    influence: terms.influence,
    cathedral: terms.cathedral,
    track: terms.track,
    players: parts.players,
    recognition: at(terms.resources, RECOGNITION),
    prestige: terms.prestige,
    rubles: at(terms.resources, RUBLE),
    materials: terms.resources.map(capital),
    ornamentKinds: terms.ornaments.map(capital),
    tile: (table, tile) =>
      capital(tile === null ? terms.faceDown : terms.tile(at(componentsOf(table).tiles, tile).benefit)),
    sections: own.sections,
    stock: own.stock,
    tower: (tower, value) => own.tower(at(texts.ROMAN, tower), value),
    ivanInventory: own.ivanInventory,
    ivanConstruction: own.ivanConstruction,
    soloCards: SOLO_CARDS.map((card) => terms.soloCards[card]),
    ivanCards: own.ivanCards,
  };
}

/** Dice that the considered moves will roll. */
export function unknownDice({ decision: { considered } }: RcModel): Die[] {
  const last = considered?.moves.at(-1);
  if (!considered?.sealed || !last) return [];
  return diceAtStake(considered.from.table, last);
}

/** Recognition that owners of unfinished sections would lose. */
export function warningsOf({ decision: { considered } }: RcModel): Map<Where, number> {
  const warnings = new Map<Where, number>();
  for (const event of considered?.events ?? [])
    if (event.type === 'punished')
      warnings.set(event.section, (warnings.get(event.section) ?? 0) - event.above);
  return warnings;
}
