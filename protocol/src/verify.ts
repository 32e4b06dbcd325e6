import {
  type Chance,
  type Game,
  type ScoreSheet,
  type Shape,
  type State,
  same,
  submit,
} from '@archivolt/engine';
import { commitmentOf, dicePicks } from './dice.ts';
import { type FileEntry, firstHash, type GameFile, nextHash } from './gameFile.ts';

/** What a replay has found: nothing wrong, or the first thing that is, by name and place. */
export type Verdict =
  | { ok: true; versions: number; picks: number }
  | { ok: false; what: 'rules' | 'options' | 'seed' | 'result' }
  | { ok: false; what: 'row' | 'takeBack'; version: number }
  | { ok: false; what: 'move'; version: number; index: number }
  | { ok: false; what: 'pick'; version: number; index: number; expected?: number; found?: number };

/** A pick that is not what the dice give. */
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
 * Plays a finished game again from its seed: every pick must be what the seed, the salts and the version give, every
 * move must be one that was offered, every row must be as it was written, and the result must be what the rules say.
 */
export function verifyGame<G extends Shape>(game: Game<G>, file: GameFile): Verdict {
  if (file.game !== game.id || file.rulesVersion !== game.rulesVersion) return { ok: false, what: 'rules' };
  if (commitmentOf(file.seed) !== file.commitment) return { ok: false, what: 'seed' };
  const options = game.readOptions(file.options);
  if (!options.ok) return { ok: false, what: 'options' };
  const replay = new Replay(game, file);
  const begun = replay.begin(options.value);
  if (begun) return begun;
  for (const entry of file.log) {
    const wrong = replay.step(entry);
    if (wrong) return wrong;
  }
  return replay.end();
}

class Replay<G extends Shape> {
  readonly #game: Game<G>;
  readonly #file: GameFile;
  /** The state after every version, for take-backs. */
  readonly #states: State<G>[] = [];
  #hash: string;
  #picks = 0;

  constructor(game: Game<G>, file: GameFile) {
    this.#game = game;
    this.#file = file;
    this.#hash = firstHash(file);
  }

  begin(options: G['options']): Verdict | undefined {
    const { setup, seats, salts } = this.#file;
    return this.#checked(0, setup, (chance) => {
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
    // A changed row may still fit the rules; its hash does not fit any more.
    this.#hash = nextHash(this.#hash, entry);
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

  #play({ kind, version, seat, moves, picks, to }: FileEntry): Verdict | undefined {
    const state = this.#states[version - 1];
    if (!state) return { ok: false, what: 'row', version };
    if (kind === 'end') {
      this.#states.push(state);
      return undefined;
    }
    if (kind === 'takeBack') {
      const back = to === undefined ? undefined : this.#states[to];
      // What was shown cannot be taken back: a row with picks must stand.
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
    return this.#checked(version, picks, (chance) => {
      const played = submit(this.#game, state, seat, wanted, chance);
      if (!played.ok) return { ok: false, what: 'move', version, index: played.index };
      this.#states.push(played.state);
      return undefined;
    });
  }

  /** Does something with the dice of a version and compares every pick with the one in the file. */
  #checked(
    version: number,
    found: readonly number[],
    act: (chance: Chance) => Verdict | undefined,
  ): Verdict | undefined {
    const dice = dicePicks(this.#file, version);
    let index = 0;
    const compared: Chance = (n) => {
      const expected = dice(n);
      if (found[index] !== expected) throw new WrongPick(index, expected, found[index]);
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

/** A game that was played to its end has the places of its score sheet; one that was given up only its points. */
function fits(sheet: ScoreSheet, { why, totals, places }: GameFile['result'], isOver: boolean): boolean {
  if (!same(sheet.totals, totals)) return false;
  if (why === 'resigned') return true;
  return same(sheet.places, places) && (why === 'agreed' || isOver);
}
