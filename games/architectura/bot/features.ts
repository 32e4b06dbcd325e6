import {
  ADDITIONAL,
  type Architectura,
  ASKS,
  type Ask,
  BLOCKS,
  blockOf,
  CARDS_A_COLOUR,
  type Components,
  componentsOf,
  countCards,
  eligibleSpaces,
  fallsBeside,
  HAND_LIMIT,
  hasLeft,
  isFaceUp,
  isOpenToTheRight,
  isProtected,
  listCards,
  ownerOf,
  pieceAt,
  STEPS,
  seenCards,
  topPiece,
  totals,
  type View,
  valueAt,
} from '@archivolt/architectura';
import { type Features, type Inputs, seenFrom } from '@archivolt/botkit';
import { at, each } from '@archivolt/engine';

const QUESTIONS: readonly Ask[] = [...ASKS, ...STEPS];

/** The net's inputs for Architectura: the city space by space, the hands as far as they are known. */
export const architecturaFeatures: Features<Architectura> = {
  version: 2,
  rules: 1,
  points: 20,
  opinions: 1,
  players: (table) => table.players.length,
  seats: (table) => table.players.length,
  setOf: (table) => table.set,
  write(view, inputs) {
    const components = componentsOf(view.table);
    const scores = totals(view.table);
    inputs.number(leadOf(scores, view.seat));
    writePlayers(inputs, view, components, scores);
    writeCity(inputs, view, components);
    writeMoment(inputs, view);
    writeEdges(inputs, view, components);
  },
};

function leadOf(scores: readonly number[], me: number): number {
  let others = 0;
  scores.forEach((score, seat) => {
    if (seat !== me) others += score;
  });
  return (at(scores, me) - others / (scores.length - 1)) / 10;
}

function writePlayers(inputs: Inputs, view: View, components: Components, scores: readonly number[]): void {
  const { table, seat: me, mine } = view;
  const seats = table.players.length;
  for (let step = 0; step < seats; step++) {
    const seat = (me + step) % seats;
    const player = at(table.players, seat);
    const live = at(scores, seat);
    inputs.number(live / 40);
    if (step > 0) inputs.number(Math.max(-2, Math.min(2, (live - at(scores, me)) / 15)));
    inputs.upTo(player.hand, 5);
    inputs.upTo(player.fresh + player.under, 12);
    inputs.upTo(player.under, 3);
    inputs.upTo(player.tokens, 2);
    inputs.upTo(player.limit - HAND_LIMIT, 2);
    inputs.flag(player.exchanged);
    inputs.flag(player.searches);
    inputs.flag(fallsBeside(player));
    inputs.upTo(countCards(player.fallen), 4);
    inputs.upTo(countCards(eligibleSpaces(table, seat)), 8);
    if (step === 0) {
      inputs.bits(mine.hand, CARDS_A_COLOUR);
      inputs.bits(mine.fresh | mine.under, CARDS_A_COLOUR);
      inputs.number(worth(components, me, mine.hand) / 20);
      inputs.number(worth(components, me, mine.fresh | mine.under) / 40);
    } else {
      const unseen = player.deck & ~seenCards(table, seat);
      inputs.bits(unseen, CARDS_A_COLOUR);
      inputs.bits(player.known, CARDS_A_COLOUR);
      inputs.number(worth(components, seat, unseen) / 40);
    }
  }
}

/** The basic values of cards still to come. */
function worth(components: Components, seat: number, cards: number): number {
  let sum = 0;
  for (const number of listCards(cards)) {
    const piece = pieceAt(components, seat, number);
    sum += at(piece.sides, 0) + (piece.base === undefined ? 0 : 5);
  }
  return sum;
}

function writeCity(inputs: Inputs, { table, seat: me }: View, components: Components): void {
  const seats = table.players.length;
  const mine = eligibleSpaces(table, me);
  const next = eligibleSpaces(table, (me + 1) % seats);
  for (let space = 0; space < table.top.length; space++) {
    const token = at(table.token, space);
    inputs.flag(token === me);
    inputs.flag(token >= 0 && token !== me);
    inputs.flag((mine & (1 << space)) !== 0);
    inputs.flag((next & (1 << space)) !== 0);
    const building = at(table.top, space);
    if (building < 0) {
      inputs.skip(3 + seats + 16 + 4 + CARDS_A_COLOUR);
      continue;
    }
    const owner = ownerOf(building);
    if (!isFaceUp(table, space)) {
      inputs.flag(owner === me);
      inputs.flag(owner !== me);
      inputs.skip(1 + seats + 16 + 4 + CARDS_A_COLOUR);
      continue;
    }
    inputs.skip(2);
    const piece = topPiece(table, components, space);
    const value = valueAt(table, components, space);
    const face = at(table.face, space);
    inputs.number(value / 8);
    inputs.oneOf(seenFrom(me, owner, seats), seats);
    inputs.upTo(owner === me ? value - 2 : 0, 8);
    inputs.upTo(owner === me ? 0 : value - 2, 8);
    inputs.flag(isProtected(table, piece, space));
    inputs.flag(piece.single || face === piece.high);
    inputs.flag(piece.single || face === piece.low);
    inputs.flag(isOpenToTheRight(table, space));
    inputs.oneOf(piece.number, CARDS_A_COLOUR);
  }
}

/** Whose decision it is, its kind, and what waits behind it. */
function writeMoment(inputs: Inputs, { table, seat: me }: View): void {
  const seats = table.players.length;
  const todo = table.todo.at(-1);
  inputs.oneOf(todo === undefined ? -1 : QUESTIONS.indexOf(todo.ask), QUESTIONS.length);
  inputs.oneOf(todo === undefined ? -1 : seenFrom(me, todo.seat, seats), seats);
  inputs.oneOf(seenFrom(me, table.active, seats), seats);
  inputs.upTo(todo?.ask === 'turnCards' ? todo.left : 0, 4);
  inputs.upTo(todo?.ask === 'pay' ? todo.left : 0, 2);
  inputs.number(table.turn / seats / 12);
  inputs.number(Math.max(0, table.quiet) / seats);
  inputs.number(table.swaps / ADDITIONAL);
  inputs.flag(table.swaps > 0);
  let facedown = 0;
  for (const open of table.todo) if (open.ask === 'faceDown') facedown |= 1 << seenFrom(me, open.seat, seats);
  inputs.bits(facedown, seats);
}

/** Number of values distinguished; higher ones are clamped. */
const VALUES = 12;
/** AR-C4: no hand card destroys a card above this value. */
const LOW = 4;
/** Scratch arrays for the counts below, the player's own cards first. */
const edges: readonly [Float64Array, Float64Array] = [new Float64Array(VALUES), new Float64Array(VALUES)];

/**
 * Comparison targets anywhere in the city: the cards directly left of eligible spaces by value, and for each seat its face-up
 * cards and what it may lose there.
 */
function writeEdges(inputs: Inputs, { table, seat: me }: View, components: Components): void {
  const seats = table.players.length;
  const [own, others] = edges;
  own.fill(0);
  others.fill(0);
  const faceUp = each(seats, () => 0);
  const low = each(seats, () => 0);
  const exposed = each(seats, () => 0);
  const eligible = eligibleSpaces(table, me) | eligibleSpaces(table, (me + 1) % seats);
  let bare = 0;
  let furthest = 0;
  for (let space = 0; space < table.top.length; space++) {
    const isEdge = blockOf(space) < BLOCKS - 1 && (eligible & (1 << (space + 1))) !== 0;
    if ((eligible & (1 << space)) !== 0) {
      furthest = Math.max(furthest, blockOf(space) + 1);
      if (!hasLeft(table, space)) bare++;
    }
    if (!isFaceUp(table, space)) continue;
    const piece = topPiece(table, components, space);
    faceUp[piece.seat] = at(faceUp, piece.seat) + 1;
    if (!isEdge || isProtected(table, piece, space)) continue;
    const value = valueAt(table, components, space);
    const kind = piece.seat === me ? own : others;
    const bin = Math.max(0, Math.min(VALUES - 1, value));
    kind[bin] = (kind[bin] ?? 0) + 1;
    if (value <= 0) continue;
    exposed[piece.seat] = at(exposed, piece.seat) + value;
    if (value <= LOW) low[piece.seat] = at(low, piece.seat) + value;
  }
  for (const kind of edges) for (const count of kind) inputs.number(count / 2);
  inputs.upTo(bare, 4);
  inputs.number(furthest / BLOCKS);
  for (let step = 0; step < seats; step++) {
    const seat = (me + step) % seats;
    inputs.number(at(faceUp, seat) / 10);
    inputs.number(at(exposed, seat) / 20);
    inputs.number(at(low, seat) / 6);
  }
}
