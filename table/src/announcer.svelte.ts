import type { GameTypes } from '@archivolt/engine';
import type { TableModel } from './model.svelte.ts';
import type { Sound } from './sound.ts';

/** An announcement for screen readers. */
interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** More could not be followed. */
const MAX_PENDING = 12;

/** The announcements of the table: sentences for the live region, sounds, and events without a decision. */
export class Announcer<G extends GameTypes, T, S> {
  readonly #model: Pick<TableModel<G, T, S>, 'kit' | 'speaker' | 'replay'>;
  readonly #sound: (name: Sound) => void;
  #last = 0;
  #pending = $state.raw<readonly Announcement[]>([]);
  #forced = $state.raw<() => string | undefined>();

  constructor(model: Pick<TableModel<G, T, S>, 'kit' | 'speaker' | 'replay'>, sound: (name: Sound) => void) {
    this.#model = model;
    this.#sound = sound;
  }

  /** The queue of the live region. */
  get pending(): readonly Announcement[] {
    return this.#pending;
  }

  /** The sentence for the event being shown; undefined if there is none. */
  get narration(): string | undefined {
    const narrated = this.#model.replay.narrated;
    return narrated && this.#model.speaker.event(narrated.event, narrated.table);
  }

  /** The event that happened here without a decision, until the next action. */
  get forced(): string | undefined {
    return this.#forced?.();
  }

  say(text: string): void {
    this.#last++;
    this.#pending = [...this.#pending, { id: this.#last, text }].slice(-MAX_PENDING);
  }

  /** Announces an event, with its sound if it is to be heard. */
  announce(event: G['event'], table: G['table'], heard: boolean): void {
    const sound = this.#model.kit.soundOf(event, table);
    if (heard && sound !== undefined) this.#sound(sound);
    this.say(this.#model.speaker.event(event, table));
  }

  /** Keeps the last of these events that happened without a decision. */
  keepForced(events: readonly G['event'][], table: G['table']): void {
    const forced = (event: G['event']) => this.#model.speaker.forced?.(event, table);
    for (const event of events) if (forced(event) !== undefined) this.#forced = () => forced(event);
  }

  dismissForced(): void {
    this.#forced = undefined;
  }

  /** Drops the announcements that are still in the live region. */
  forget(): void {
    this.#pending = [];
  }
}
