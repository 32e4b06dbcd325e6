import { type Assessment, Pool, type SpawnWorker } from '@archivolt/bots';
import type { Chance, GameTypes } from '@archivolt/engine';
import { cryptoChance } from '@archivolt/table/session/cryptoChance.ts';
import type { Player } from '../replay/player.svelte.ts';
import type { AnyReplay } from '../replay/replaySession.ts';
import { spawnWorker } from '../session/workerThinker.ts';
import { type Step, stepsOf } from './lines.ts';

/** Maximum thinking time for one position, in milliseconds. */
const CAP_MS = 4000;

/** One of the best turns, up to its end or to the first roll or draw. */
export interface BestLine {
  readonly win: number;
  /** The expected lead over the best opponent, in points. */
  readonly margin: number;
  readonly steps: readonly Step<GameTypes>[];
}

/** The best turns at the shown position of a finished game, by what its mover knows, and the line followed from there. */
export class BestLines {
  readonly #player: Player<GameTypes, AnyReplay>;
  readonly #pool: Pool;
  readonly #chance: Chance;
  /** Results by position, because lines share positions until they diverge. */
  #assessments = $state.raw<ReadonlyMap<unknown, Assessment<GameTypes>>>(new Map());
  #asking = $state.raw<AbortController>();
  #hasFailed = $state(false);
  #followed = $state.raw<{ readonly from: number; readonly steps: readonly Step<GameTypes>[] }>();

  constructor(
    player: Player<GameTypes, AnyReplay>,
    { spawn = spawnWorker, chance = cryptoChance }: { spawn?: SpawnWorker; chance?: Chance } = {},
  ) {
    this.#player = player;
    this.#chance = chance;
    this.#pool = new Pool(spawn, { size: 1, maxQueue: 1, capMs: CAP_MS });
  }

  /** The evaluation of the shown position; undefined until it is known. */
  readonly assessment: Assessment<GameTypes> | undefined = $derived.by(() => {
    const { session, version, left } = this.#player;
    void [version, left];
    return this.#assessments.get(session.tableAt(version));
  });

  /** The best turns, the best first. */
  readonly lines: readonly BestLine[] = $derived.by(() => {
    const { game, deciding } = this.#player.session;
    const { advice = [] } = this.assessment ?? {};
    if (!deciding) return [];
    return advice.flatMap(({ win, margin, line }) => {
      const printed = line.map((move) => game.notation.printMove(move));
      const steps = stepsOf(game, deciding, printed);
      return steps.length > 0 ? [{ win, margin, steps }] : [];
    });
  });

  /** The next move of the line that is being followed; undefined at its end, or away from it. */
  readonly next: Step<GameTypes> | undefined = $derived.by(() => {
    const { left, version } = this.#player;
    const { from = 0, steps = [] } = this.#followed ?? {};
    return left !== undefined && version > from ? steps[version - from] : undefined;
  });

  get isThinking(): boolean {
    return this.#asking !== undefined;
  }
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Asks about the shown position, unless it is known or within a line. Cancels what was asked about another one. */
  async compute(): Promise<void> {
    this.stop();
    const { game, deciding: view } = this.#player.session;
    if (!view || this.assessment || this.next) return;
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const { id, rulesVersion: rules } = game;
      const assessment = await this.#pool.advise({ game: id, rules, view, signal: asking.signal });
      this.#assessments = new Map(this.#assessments).set(view.table, assessment);
    } catch {
      this.#hasFailed = !asking.signal.aborted;
    } finally {
      if (this.#asking === asking) this.#asking = undefined;
    }
  }

  stop(): void {
    this.#asking?.abort();
    this.#asking = undefined;
    this.#hasFailed = false;
  }

  /** Leaves the game's line, or the one followed so far, with the first move of another. */
  follow({ steps }: BestLine): void {
    const [first] = steps;
    if (!first) return;
    this.#followed = { from: this.#player.version, steps };
    this.#play(first);
  }

  /** Plays the next move of the line. */
  step(): void {
    if (this.next) this.#play(this.next);
  }

  #play({ move }: Step<GameTypes>): void {
    this.stop();
    this.#player.pause();
    this.#player.session.vary(move, this.#chance);
  }

  /** Returns to the game's own line, where it was left. */
  rejoin(): void {
    this.stop();
    this.#followed = undefined;
    this.#player.session.rejoin();
  }

  close(): void {
    this.stop();
    this.#pool.close();
  }
}
