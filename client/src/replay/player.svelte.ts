import type { GameTypes, Seat } from '@archivolt/engine';
import type { ReplayableSession, Viewpoint } from './replaySession.ts';
import { type TurnRange, turnRangesOf } from './turns.ts';

/** The state of a replay for its controls: where it is and where it can go. */
export class Player<G extends GameTypes, R extends ReplayableSession<G> = ReplayableSession<G>> {
  readonly session: R;
  #turns = $state.raw<readonly TurnRange[]>([]);
  #last = $state(0);
  #left = $state<number>();
  #version = $state(0);
  #viewpoint = $state<Viewpoint>('mover');
  #isPlaying = $state(false);
  readonly #arrived: (version: number) => void;

  /** `arrived` is called with every version that is shown. */
  constructor(session: R, arrived: (version: number) => void) {
    this.session = session;
    this.#arrived = arrived;
    this.#version = session.now.version;
    this.#viewpoint = session.viewpoint;
    this.#measure();
    session.subscribe(({ snapshot: { version } }) => this.#follow(version));
  }

  get version(): number {
    return this.#version;
  }
  get last(): number {
    return this.#last;
  }
  /** Every turn, in order. */
  get turns(): readonly TurnRange[] {
    return this.#turns;
  }
  /** The version at which the line that is shown leaves the game's own. */
  get left(): number | undefined {
    return this.#left;
  }
  get isPlaying(): boolean {
    return this.#isPlaying;
  }
  get viewpoint(): Viewpoint {
    return this.#viewpoint;
  }

  /** The turn that led to the version shown; undefined at the set-up. */
  get shownTurn(): TurnRange | undefined {
    return this.turns.find(({ from, to }) => this.#version > from && this.#version <= to);
  }

  go(version: number): void {
    this.session.go(version);
  }

  /** The log of the table leads to other versions, too, a running game grows, and a line leaves the game's own. */
  #follow(version: number): void {
    const { last, left } = this.session;
    if (last !== this.#last || left !== this.#left || left !== undefined) this.#measure();
    if (version === this.#version) return;
    this.#version = version;
    if (version === this.last) this.#isPlaying = false;
    this.#arrived(version);
  }

  #measure(): void {
    this.#last = this.session.last;
    this.#left = this.session.left;
    this.#turns = turnRangesOf(this.session);
  }

  /** Shows the turns of the others since the last one of a seat, one after the other. */
  playSince(seat: Seat): void {
    const own = this.turns.findLast((turn) => turn.seat === seat && turn.to < this.last);
    this.go(own?.to ?? 0);
    this.play();
  }

  /** Goes to the end of the previous turn, or to the start of the current one. */
  previousTurn(): void {
    const before = this.turns.findLast(({ from }) => from < this.#version);
    this.go(before?.from ?? 0);
  }

  nextTurn(): void {
    const next = this.turns.find(({ to }) => to > this.#version);
    this.go(next?.to ?? this.last);
  }

  showFrom(viewpoint: Viewpoint): void {
    this.#viewpoint = viewpoint;
    this.session.showFrom(viewpoint);
  }

  play(): void {
    if (this.#version === this.last) this.go(0);
    this.#isPlaying = true;
  }

  pause(): void {
    this.#isPlaying = false;
  }
}
