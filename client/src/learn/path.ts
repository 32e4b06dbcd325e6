import {
  at,
  fits,
  follow,
  type Game,
  type GameTypes,
  type Lesson,
  type LessonStep,
  learnerOf,
  offersOf,
  type PositionNotation,
  replaying,
  type Seat,
  type State,
  settleForced,
  submit,
  viewOf,
} from '@archivolt/engine';

/** Moves that were played together. */
export interface Part<G extends GameTypes> {
  /** The step they led to; another player's turn belongs to the step that shows it. */
  readonly to: number;
  readonly seat: Seat;
  readonly moves: readonly G['move'][];
  readonly events: readonly G['event'][];
}

/** The position in a lesson: the moves played, and the learner's unconfirmed moves. */
export interface Place<G extends GameTypes> {
  readonly state: State<G>;
  readonly parts: readonly Part<G>[];
  readonly draft: readonly G['move'][];
}

export const lastOf = <G extends GameTypes>({ parts }: Place<G>): number => parts.at(-1)?.to ?? 0;

/** A lesson on the real rules: where its steps lead. It is stateless, so that a page can go to any step at any time. */
export class Path<G extends GameTypes> {
  readonly game: Game<G>;
  readonly lesson: Lesson;
  readonly learner: Seat;
  readonly #start: State<G>;

  /** Throws on an invalid lesson, which is our bug. */
  constructor(game: Game<G>, positions: PositionNotation<G>, lesson: Lesson) {
    const parsed = positions.parseState(lesson.position);
    if (!parsed.ok) throw new Error(`${lesson.id}: ${parsed.why}`);
    this.game = game;
    this.lesson = lesson;
    this.learner = learnerOf(lesson);
    this.#start = parsed.value;
  }

  get steps(): readonly LessonStep[] {
    return this.lesson.steps;
  }

  get start(): Place<G> {
    return { state: this.#start, parts: [], draft: [] };
  }

  /** Follows the moves made since the last confirmation. */
  follow(place: Place<G>, read: number, moves: readonly G['move'][]) {
    return follow(this.steps, lastOf(place), read, moves.map(this.game.notation.printMove));
  }

  /** Confirms the moves; undefined if the rules or the lesson refuse them. */
  confirm(place: Place<G>, read: number, moves: readonly G['move'][]): Place<G> | undefined {
    const from = lastOf(place);
    const followed = this.follow(place, read, moves);
    if (!followed.ok || followed.made > 0) return undefined;
    const to = this.#behind(from, followed.step);
    const picks = this.steps
      .slice(from, to)
      .flatMap((step) => (step.step === 'play' ? (step.picks ?? []) : []));
    const chance = replaying(picks);
    const played = submit(this.game, place.state, this.learner, moves, chance);
    if (!played.ok) return undefined;
    const { state, events } = played;
    settleForced(this.game, state, this.learner, chance, events);
    return { state, parts: [...place.parts, { to, seat: this.learner, moves, events }], draft: [] };
  }

  /** Plays the turn of another player that the step shows. */
  watch(place: Place<G>, index: number): Place<G> {
    const step = at(this.steps, index);
    if (step.step !== 'watch') throw new Error(`step ${index} shows nobody's turn`);
    const seat = this.game.toMove(place.state.table) ?? 0;
    const chance = replaying(step.picks ?? []);
    let { state } = place;
    const moves: G['move'][] = [];
    const events: G['event'][] = [];
    for (const text of step.moves) {
      const move = this.#offer(state, text);
      const played = submit(this.game, state, seat, [move], chance);
      if (!played.ok) throw new Error(`${text}: ${played.why}`);
      moves.push(move);
      events.push(...played.events);
      state = played.state;
    }
    settleForced(this.game, state, this.learner, chance, events);
    return { state, parts: [...place.parts, { to: index, seat, moves, events }], draft: [] };
  }

  /** Whether the turn of another player that the step shows has been played. */
  hasWatched({ parts }: Place<G>, index: number): boolean {
    return parts.some(({ seat, to }) => seat !== this.learner && to === index);
  }

  /** The start of a step, reached by the moves made so far as far as they lead there, then by the first line of each step. */
  goTo(place: Place<G>, index: number): Place<G> {
    let now = this.start;
    for (const part of place.parts) {
      const own = part.seat === this.learner;
      if (own && part.to > index) return { ...now, draft: this.#draftTo(now, part.moves, index) };
      if (!own && part.to >= index) return now;
      now = own ? (this.confirm(now, part.to, part.moves) ?? now) : this.watch(now, part.to);
    }
    const draft = this.#draftTo(now, place.draft, index);
    return this.#onward({ ...now, draft }, index);
  }

  /** The moves that belong to steps before this one. */
  #draftTo(place: Place<G>, moves: readonly G['move'][], index: number): readonly G['move'][] {
    for (let length = 0; length < moves.length; length++) {
      const followed = this.follow(place, index, moves.slice(0, length));
      if (!followed.ok || followed.step >= index) return moves.slice(0, length);
    }
    return moves;
  }

  #onward(from: Place<G>, index: number): Place<G> {
    let place = from;
    const followed = this.follow(place, index, place.draft);
    const begun = place.draft.length > 0 && followed.ok ? followed.step : lastOf(place);
    for (let step = begun; step < index; step++) {
      const { step: kind } = at(this.steps, step);
      if (kind === 'watch' && !this.hasWatched(place, step)) place = this.watch(place, step);
      if (kind === 'play')
        place = this.#settled({ ...place, draft: [...place.draft, ...this.line(place, step)] }, step + 1);
    }
    return place;
  }

  /** The first line of a step as moves offered now, as far as they are known. */
  line(place: Place<G>, index: number): readonly G['move'][] {
    const step = at(this.steps, index);
    if (step.step !== 'play') return [];
    let { state } = place;
    const play = (moves: readonly G['move'][], picks: readonly number[]): void => {
      const played = submit(this.game, state, this.learner, moves, replaying(picks));
      if (!played.ok) throw new Error(`${this.lesson.id}, step ${index + 1}: ${played.why}`);
      state = played.state;
    };
    if (place.draft.length > 0) play(place.draft, []);
    const { made } = this.#made(place, index);
    return at(step.moves, 0)
      .slice(made)
      .map((text) => {
        const move = this.#offer(state, text);
        play([move], step.picks ?? []);
        return move;
      });
  }

  #made(place: Place<G>, index: number): { made: number } {
    const followed = this.follow(place, index, place.draft);
    return followed.ok && followed.step === index ? followed : { made: 0 };
  }

  /** Confirms the draft if nothing is left to decide in it. */
  #settled(place: Place<G>, read: number): Place<G> {
    const confirmed = this.confirm(place, read, place.draft);
    if (!confirmed) return place;
    const { table } = confirmed.state;
    const same = this.game.turnOf(table).number === this.game.turnOf(place.state.table).number;
    const picked = this.steps.slice(lastOf(place), read).some((step) => step.step === 'play' && step.picks);
    const complete = picked || !same || this.game.toMove(table) !== this.learner;
    return complete ? confirmed : place;
  }

  /** The position after the last step completed by moves: read steps after it belong to what follows. */
  #behind(from: number, step: number): number {
    let to = step;
    while (to > from && at(this.steps, to - 1).step !== 'play') to--;
    return to;
  }

  #offer(state: State<G>, pattern: string): G['move'] {
    const { toMove, notation } = this.game;
    const offers = offersOf(this.game, viewOf(state, toMove(state.table) ?? 0));
    const found = offers.find((move) => fits(pattern, notation.printMove(move)));
    if (found === undefined) throw new Error(`${this.lesson.id}: ${pattern} is not offered`);
    return found;
  }
}
