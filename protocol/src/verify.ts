import {
  type Chance,
  type Game,
  type GameTypes,
  rulesAt,
  type ScoreSheet,
  type State,
  same,
  submit,
} from '@archivolt/engine';
import { commitmentOf, dicePicks, saltHash } from './dice.ts';
import { chainOf, type FileEntry, type GameFile } from './gameFile.ts';

/** The result of verification: valid, or the first problem by kind and place. */
export type Verdict =
  | { ok: true; versions: number; picks: number }
  | { ok: false; what: 'rules' | 'options' | 'seed' | 'result' }
  /** A salt that does not match its player's commitment. */
  | { ok: false; what: 'salt'; seat: number }
  | { ok: false; what: 'row' | 'takeBack'; version: number }
  | { ok: false; what: 'move'; version: number; index: number }
  | { ok: false; what: 'pick'; version: number; index: number; expected?: number; found?: number };

/** A pick that does not match the dice. */
class WrongPick extends Error {
  constructor(
    readonly index: number,
    readonly expected: number | undefined,
    readonly found: number | undefined,
  ) {
    super(`pick ${index}`);
  }
}

/**
 * Verifies a finished game by replaying it from its seed: every pick must follow from the seed, the salts and the version,
 * every move must have been offered, every row must match its hash, and the result must follow from the rules.
 */
export function verifyGame<G extends GameTypes>(current: Game<G>, file: GameFile): Verdict {
  const game = file.game === current.id ? rulesAt(current, file.rulesVersion) : undefined;
  if (!game) return { ok: false, what: 'rules' };
  if (commitmentOf(file.seed) !== file.commitment) return { ok: false, what: 'seed' };
  const options = game.readOptions(file.options);
  if (!options.ok) return { ok: false, what: 'options' };
  const seat = unboundSalt(file);
  if (seat >= 0) return { ok: false, what: 'salt', seat };
  const replay = new Replay(game, file);
  const begun = replay.begin(options.value);
  if (begun) return begun;
  for (const entry of file.log) {
    const wrong = replay.step(entry);
    if (wrong) return wrong;
  }
  return replay.end();
}

/** The first seat whose salt does not match its hash, or -1. A bot has neither. */
function unboundSalt(file: GameFile): number {
  if (file.format === 'archivolt-game-1') return -1;
  const { commitment, salts, hashes } = file;
  return salts.findIndex((salt, seat) => hashes[seat] !== (salt === '' ? '' : saltHash(commitment, salt)));
}

class Replay<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #file: GameFile;
  /** The state after every version, for take-backs. */
  readonly #states: State<G>[] = [];
  readonly #chain: ReturnType<typeof chainOf>;
  #hash: string;
  #picks = 0;

  constructor(game: Game<G>, file: GameFile) {
    this.#game = game;
    this.#file = file;
    this.#chain = chainOf(file);
    this.#hash = this.#chain.first;
  }

  begin(options: G['options']): Verdict | undefined {
    const { setup, seats, salts } = this.#file;
    const sides = 'setupSides' in this.#file ? this.#file.setupSides : undefined;
    return this.#checked(0, { picks: setup, sides }, (chance) => {
      const state = this.#game.setup(options, chance);
      this.#states.push(state);
      const isFull = seats.length === state.mine.length && salts.length === state.mine.length;
      return isFull ? undefined : { ok: false, what: 'options' };
    });
  }

  step(entry: FileEntry): Verdict | undefined {
    const { version } = entry;
    if (version !== this.#states.length) return { ok: false, what: 'row', version };
    const wrong = this.#play(entry);
    if (wrong) return wrong;
    // A changed row may still fit the rules, but its hash no longer matches.
    this.#hash = this.#chain.next(this.#hash, entry);
    return this.#hash === entry.hash ? undefined : { ok: false, what: 'row', version };
  }

  end(): Verdict {
    const state = this.#states.at(-1);
    const { result, log } = this.#file;
    const sheet = state && this.#game.score(state.table);
    if (!sheet || !fits(sheet, result, this.#game.toMove(state.table) === undefined))
      return { ok: false, what: 'result' };
    return { ok: true, versions: log.length, picks: this.#picks };
  }

  #play(entry: FileEntry): Verdict | undefined {
    const { kind, version, seat, moves, picks, to } = entry;
    const state = this.#states[version - 1];
    if (!state) return { ok: false, what: 'row', version };
    if (kind === 'end') {
      this.#states.push(state);
      return undefined;
    }
    if (kind === 'takeBack') {
      const back = to === undefined ? undefined : this.#states[to];
      // What was revealed cannot be taken back: a row with picks is final.
      const shown = this.#file.log.some(
        (row) => row.version > (to ?? 0) && row.version < version && row.picks.length > 0,
      );
      if (!back || shown) return { ok: false, what: 'takeBack', version };
      this.#states.push(back);
      return undefined;
    }
    const parsed = moves.map((move) => this.#game.notation.parseMove(move));
    const bad = parsed.findIndex((move) => !move.ok);
    if (bad >= 0 || seat === null) return { ok: false, what: 'move', version, index: Math.max(bad, 0) };
    const wanted = parsed.map((move) => (move.ok ? move.value : undefined));
    const sides = 'sides' in entry ? entry.sides : undefined;
    return this.#checked(version, { picks, sides }, (chance) => {
      const played = submit(this.#game, state, seat, wanted, chance);
      if (!played.ok) return { ok: false, what: 'move', version, index: played.index };
      this.#states.push(played.state);
      return undefined;
    });
  }

  /** Runs an action with the dice of a version and compares every pick with the file. */
  #checked(
    version: number,
    { picks: found, sides }: { picks: readonly number[]; sides: readonly number[] | undefined },
    act: (chance: Chance) => Verdict | undefined,
  ): Verdict | undefined {
    const dice = dicePicks(this.#file, version);
    let index = 0;
    const compared: Chance = (n) => {
      const expected = dice(n);
      const isDie = sides === undefined || sides[index] === n;
      if (found[index] !== expected || !isDie) throw new WrongPick(index, expected, found[index]);
      index++;
      this.#picks++;
      return expected;
    };
    try {
      const wrong = act(compared);
      if (!wrong && index < found.length) throw new WrongPick(index, undefined, found[index]);
      return wrong;
    } catch (thrown) {
      if (!(thrown instanceof WrongPick)) throw thrown;
      const { expected, found: there } = thrown;
      return {
        ok: false,
        what: 'pick',
        version,
        index: thrown.index,
        ...(expected === undefined ? {} : { expected }),
        ...(there === undefined ? {} : { found: there }),
      };
    }
  }
}

/** A game played to its end must have the places of its score sheet; one that was abandoned has only its points. */
function fits(sheet: ScoreSheet, { why, totals, places }: GameFile['result'], isOver: boolean): boolean {
  if (!same(sheet.totals, totals)) return false;
  if (why === 'resigned') return true;
  return same(sheet.places, places) && (why === 'agreed' || isOver);
}
