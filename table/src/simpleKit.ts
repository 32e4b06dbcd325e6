import type { GameTypes, View } from '@archivolt/engine';
import type { Locale } from '@archivolt/i18n';
import type { Asking, Choice } from './controller.ts';
import type { Animation, CoreKit, Kit, Seating, Speaker, Touch } from './kit.ts';

/** The members of a feature that a game does not have. */
type Without<F> = { readonly [K in keyof F]?: never };

/** What a speaker says about things that can be touched, and about the buttons of the choices. */
type Buttons<G extends GameTypes, T, S> = Pick<Speaker<G, T, S>, 'action' | 'choice' | 'label'>;

/** What a game provides if nothing on its board can be touched. */
type Untouchable<G extends GameTypes, T, S> = Without<Touch<G, T, S>> &
  Omit<CoreKit<G, T, S>, 'choices' | 'loadSpeaker'> & {
    /** By default each offer is a button. */
    choices?(asking: Asking<G, S>): readonly Choice<G, S>[];
    /** By default a button is named by its move. */
    loadSpeaker(
      locale: Locale,
    ): Promise<
      (seating: Seating) => Omit<Speaker<G, T, S>, keyof Buttons<G, T, S>> & Partial<Buttons<G, T, S>>
    >;
  };

/** A feature is there as a whole or not at all. */
type SimpleKit<G extends GameTypes, T, S> = ((CoreKit<G, T, S> & Touch<G, T, S>) | Untouchable<G, T, S>) &
  (Animation<G> | Without<Animation<G>>);

const none = () => undefined;
const empty = () => [];

const UNTOUCHABLE = {
  keyOf: () => '',
  targets: empty,
  touch: () => ({ does: 'ask' }) as const,
  actions: empty,
  marks: () => new Map(),
  paneOf: none,
  paneOfTarget: () => '',
  targetOf: none,
};

/** Events appear at once, without movement or sound. */
const STILL = {
  defs: () => '',
  paneOfEvent: none,
  motionsBefore: empty,
  motionsAfter: empty,
  soundOf: none,
  tablesOf: <E, V>(events: readonly E[], now: V): V[] => events.map(() => now),
};

const everyOffer = <G extends GameTypes, S>({ offers }: Asking<G, S>): Choice<G, S>[] =>
  offers.map((move) => ({
    key: JSON.stringify(move),
    answer: { does: 'play', move },
    icons: [],
    commits: false,
  }));

/** Names each button by its move. */
const buttonsOf = <G extends GameTypes, T, S>({
  move: sentence,
}: Pick<Speaker<G, T, S>, 'move'>): Buttons<G, T, S> => ({
  action: (name) => ({ name, help: '' }),
  label: () => '',
  choice({ answer }, view: View<G>) {
    const name = answer.does === 'play' ? sentence(answer.move, view) : '';
    return { short: name, full: name };
  },
});

/** The kit of a game that lacks a feature. */
export const simpleKit = <G extends GameTypes, T = never, S = never>(
  kit: SimpleKit<G, T, S>,
): Kit<G, T, S> => ({
  ...UNTOUCHABLE,
  ...STILL,
  choices: everyOffer,
  ...kit,
  async loadSpeaker(locale) {
    const speakerOf = await kit.loadSpeaker(locale);
    return (seating) => {
      const speaker = speakerOf(seating);
      return { ...buttonsOf<G, T, S>(speaker), ...speaker };
    };
  },
});
