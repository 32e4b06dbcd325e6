import type { GameTypes } from '@archivolt/engine';
import type { Asking } from './controller.ts';
import type { TurnPreview } from './kit.ts';
import { marksOf } from './marks.ts';
import type { TableModel } from './model.svelte.ts';

/** The current decision at this device, as the game's kit presents it. */
export class Decision<G extends GameTypes, T, S> {
  readonly #model: Pick<
    TableModel<G, T, S>,
    'kit' | 'speaker' | 'snapshot' | 'view' | 'drafting' | 'replay' | 'submission' | 'interaction'
  >;

  constructor(model: TableModel<G, T, S>) {
    this.#model = model;
  }

  readonly offers: readonly G['move'][] = $derived.by(() => {
    const { replay, submission, snapshot, drafting } = this.#model;
    return replay.moving || submission.inFlight || !snapshot.mayMove ? [] : drafting.offers;
  });

  /** Whether there is anything to decide. */
  get isOpen(): boolean {
    return this.offers.length > 0;
  }

  readonly asking: Asking<G, S> = $derived.by(() => {
    const { view, interaction } = this.#model;
    return { view, offers: this.offers, selection: interaction.selection };
  });

  readonly choices = $derived.by(() => this.#model.kit.choices(this.asking));
  readonly actions = $derived.by(() => this.#model.kit.actions(this.asking));
  readonly marks = $derived.by(() => {
    const { kit, speaker, interaction } = this.#model;
    return marksOf(kit, speaker, this.asking, interaction.whyNot);
  });

  /** The player's own things selected by digits, once it is clear whose they are. */
  get numbered(): readonly T[] {
    const { snapshot, kit, view } = this.#model;
    return snapshot.hidden ? [] : (kit.numbered?.(view) ?? []);
  }

  /** The draft compared with the confirmed state, and the offer being previewed. */
  readonly considered: TurnPreview<G> | undefined = $derived.by(() => {
    const { replay, drafting, interaction } = this.#model;
    const previewed = interaction.previewed ?? [];
    const offered = this.offers.some((offer) => offer === previewed[0]) ? previewed : [];
    return replay.moving ? undefined : drafting.considered(offered);
  });

  /** The phrase for what is complete, if it is not simply the player's own turn. */
  readonly completed: string | undefined = $derived.by(() => {
    const { drafting, speaker } = this.#model;
    return drafting.complete && this.considered ? speaker.completed?.(this.considered) : undefined;
  });
}
