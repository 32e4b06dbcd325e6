import type { GameTypes } from '@archivolt/engine';
import type { Answer, WhyNot } from './controller.ts';
import type { TableModel } from './model.svelte.ts';

/** Where an answer comes from: a thing that was carried to its place, or a button of the action bar. */
interface Origin {
  readonly carried?: boolean;
  readonly action?: string | undefined;
}

/** Answers of one kind repeat each other; picking something up and putting it back do not. */
function kindOf<G extends GameTypes, S>(answer: Answer<G, S>): string {
  if (answer.does === 'play') return answer.move.do;
  return answer.does === 'select' && answer.selection === undefined ? 'letGo' : answer.does;
}

/** The player's input at the table: touches, drops, buttons, and previews of them. */
export class TableInput<G extends GameTypes, T, S> {
  readonly #model: TableModel<G, T, S>;
  /** Counts the requests to focus the buttons of the action bar. */
  #calls = $state(0);
  #touched = $state(false);
  #lookedUp = $state.raw<{ readonly target: T }>();
  /** Set while the second press of a double click is handled. */
  isRepeated = false;
  /** The effect of the last touch. */
  #did: string | undefined;

  constructor(model: TableModel<G, T, S>) {
    this.#model = model;
  }

  get calls(): number {
    return this.#calls;
  }

  /** Whether the reader has done anything since their decision began. */
  get touched(): boolean {
    return this.#touched;
  }

  /** The thing the reader wants to know about; a new object for each touch. */
  get lookedUp(): { readonly target: T } | undefined {
    return this.#lookedUp;
  }

  touch(target: T): void {
    this.#model.replay.catchUp();
    const answer = this.#answerTo(target);
    // Looking at a player is not part of the turn.
    if (answer.does === 'look') return this.#follow(answer, target);
    const does = kindOf(answer);
    // The second click of a double click repeats the first, like one more delivery, but answers no other question.
    if (this.isRepeated && does !== this.#did) return;
    this.#did = does;
    this.#begin();
    if (this.#refuseComplete(target)) return;
    this.#follow(answer, target);
  }

  /** Explains why a thing is not possible, or what it would do; does nothing. */
  explain(target: T): void {
    this.#model.replay.catchUp();
    if (this.#refuseComplete(target)) return;
    const answer = this.#answerTo(target);
    if (answer.does === 'why') return this.#follow(answer, target);
    const { announcer, speaker, view } = this.#model;
    announcer.say(speaker.label(target, answer, view));
  }

  /** Drops a dragged thing: as if it were selected and the target touched. */
  drop(held: S, onto: T): void {
    this.#model.replay.catchUp();
    this.#begin();
    if (this.#refuseComplete(onto)) return;
    const { kit, decision } = this.#model;
    this.#follow(kit.touch({ ...decision.asking, selection: held }, onto), onto, { carried: true });
  }

  /** A button of the action bar. */
  press(
    answer: Answer<G, S>,
    { commits = false, action }: { commits?: boolean; action?: string } = {},
  ): void {
    this.#model.replay.catchUp();
    this.#begin();
    if (this.#refuseComplete(undefined, action)) return;
    this.#follow(answer, undefined, { action });
    if (commits && this.#model.drafting.complete) void this.#model.confirm();
  }

  select(selection: S | undefined): void {
    this.#model.interaction.select(selection);
    this.#model.turnToAsked();
  }

  /** Clears the selection or closes what is open; returns whether there was anything. */
  letGo(): boolean {
    const held = this.#model.interaction.letGo();
    return this.#model.hints.forget() || held;
  }

  /** Previews the only offer that a thing stands for. */
  look(target: T | undefined): void {
    this.lookAt(target !== undefined && this.#model.decision.isOpen ? this.#answerTo(target) : undefined);
  }

  lookAt(answer: Answer<G, S> | undefined): void {
    this.#model.interaction.previewed =
      answer?.does === 'play' ? [answer.move, ...(answer.also ?? [])] : undefined;
  }

  /** Starts over with the next decision. */
  reset(): void {
    this.#touched = false;
  }

  #answerTo(target: T): Answer<G, S> {
    return this.#model.kit.touch(this.#model.decision.asking, target);
  }

  #begin(): void {
    if (this.#model.decision.isOpen) this.#touched = true;
  }

  #follow(answer: Answer<G, S>, target: T | undefined, { carried = false, action }: Origin = {}): void {
    const { interaction } = this.#model;
    interaction.refuse(undefined);
    switch (answer.does) {
      case 'play':
        return this.#model.play(answer.move, { also: answer.also, carried });
      case 'select':
        return this.select(answer.selection);
      case 'ask':
        this.#calls++;
        return;
      case 'look':
        if (target !== undefined) this.#lookedUp = { target };
        return;
      case 'why':
        interaction.previewed = undefined;
        interaction.whyNot = this.#whyNot(answer, target, action);
        return;
      default:
        return answer satisfies never;
    }
  }

  /** Evaluated again when the language changes, for the table at the time of the touch. */
  #whyNot(
    { intent, reasons, free }: Extract<Answer<G, S>, { does: 'why' }>,
    target: T | undefined,
    action: string | undefined,
  ): WhyNot<T, S> {
    const model = this.#model;
    const { view } = model;
    return {
      target,
      action,
      free,
      get title() {
        // A button refers to no particular thing.
        return action === undefined ? model.speaker.move(intent, view) : model.speaker.action(action).name;
      },
      get reasons() {
        return model.explained(reasons, view);
      },
    };
  }

  /** A complete turn takes no more touches; the buttons say what can be done. */
  #refuseComplete(target: T | undefined, action?: string): boolean {
    if (!this.#model.drafting.complete) return false;
    this.#model.interaction.whyNot = { target, action, title: undefined, reasons: [], free: undefined };
    this.#calls++;
    return true;
  }
}
