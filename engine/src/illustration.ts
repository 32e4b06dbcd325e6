import { recording, replaying } from './chance.ts';
import type { Game, GameTypes, Parsed, PositionNotation, State } from './game.ts';
import { copyState, moverOf, offersOf, viewOf } from './play.ts';
import { same } from './same.ts';

/**
 * A drawing beside the rules, as data: a position, the moves played from it, the parts of the board to show and the
 * claim of its caption. The numbers in a caption come from the claim, and a test checks the claim against the rules.
 */
export interface Illustration<Rule extends string, Part, Measure extends string> {
  /** The rules it illustrates; it is shown below the first of them. */
  readonly rules: readonly [Rule, ...Rule[]];
  /** Marks a worked example of the printed rulebook. */
  readonly example?: true;
  readonly position: string;
  /** Moves in notation; random picks follow a colon, as in a record: `roll : 4 2`. */
  readonly moves: readonly string[];
  /** A move that the caption says is not allowed after the others. */
  readonly refused?: string;
  readonly shows: readonly Part[];
  readonly claim: Readonly<Partial<Record<Measure, number>>>;
}

/** The states before and after the moves of an illustration. */
export interface IllustrationStates<G extends GameTypes> {
  readonly before: State<G>;
  readonly after: State<G>;
  readonly events: readonly G['event'][];
}

/** Plays the moves of an illustration. Throws if one is illegal: illustrations are our data, not a player's. */
export function unfold<G extends GameTypes>(
  game: Game<G>,
  positions: PositionNotation<G>,
  { position, moves }: { readonly position: string; readonly moves: readonly string[] },
): IllustrationStates<G> {
  const before = readState(positions, position);
  const after = copyState(game, before);
  const events: G['event'][] = [];
  for (const line of moves) {
    const [text = '', picked] = line.split(' : ');
    const wanted = readMove(game, text);
    const view = viewOf(after, moverOf(game, after.table));
    const offers = offersOf(game, view);
    const offer = offers.find((offered) => same(offered, wanted));
    if (offer === undefined) {
      const instead = offers.map((offered) => game.notation.printMove(offered)).join(' · ');
      throw new Error(`${text} is not offered, but ${instead}`);
    }
    const picks = picked?.split(' ').map(Number);
    const used: number[] = [];
    game.play(view, offer, recording(picks ? replaying(picks) : () => 0, used), events);
    if (picks && used.length < picks.length) throw new Error(`${line}: only ${used.length} picks are made`);
  }
  return { before, after, events };
}

/** Reads a move of our own data; throws if it is not one. */
export function readMove<G extends GameTypes>(
  { notation }: Pick<Game<G>, 'notation'>,
  text: string,
): G['move'] {
  return read(text, notation.parseMove(text));
}

/** Reads a position of our own data; throws if it is not one. */
export function readState<G extends GameTypes>(positions: PositionNotation<G>, position: string): State<G> {
  return read(position, positions.parseState(position));
}

function read<V>(text: string, parsed: Parsed<V>): V {
  if (parsed.ok) return parsed.value;
  throw new Error(`${text}\n${' '.repeat(parsed.at)}^ ${parsed.why}`);
}
