import {
  type Game,
  type GameTypes,
  type Illustration,
  type PositionNotation,
  readState,
  type State,
  unfold,
} from '@archivolt/engine';
import { type Captions, type Locale, loadTable, type TableMessages } from '@archivolt/i18n';
import { type Component, mount, unmount } from 'svelte';
import type { Seating } from '../kit.ts';
import type { BeforeAfter, Drawings, SetUpNumber } from './drawings.ts';

/** The props of a component that draws an illustration: I is its type, Sp that of the speaker. */
export interface PictureProps<G extends GameTypes, I, Sp> {
  illustration: I;
  before: State<G>;
  after: State<G>;
  speaker: Sp;
  labels: BeforeAfter;
}

/** What a game provides for the drawings of its rules; M is the type of its texts. */
interface IllustrationKit<
  G extends GameTypes,
  I extends Illustration<string, unknown, string>,
  Id extends string,
  Label extends string,
  M,
  Sp extends { event(event: G['event'], table: G['table']): string },
> {
  readonly game: Game<G>;
  readonly positions: PositionNotation<G>;
  readonly illustrations: Readonly<Record<Id, I>>;
  readonly setUp: { readonly position: string; readonly labels: readonly (SetUpNumber & { name: Label })[] };
  defs(): string;
  /** Approximate height in pixels of these parts; `changes` if they are shown before and after. */
  heightOf(shows: I['shows'], changes: boolean): number;
  loadGame(locale: Locale): Promise<M>;
  loadCaptions(locale: Locale): Promise<Captions<Id, Label, Required<I['claim']>>>;
  speak(game: M, table: TableMessages, seating: Seating): Sp;
  /** The seats of a table that is only drawn. */
  seatsOf(table: G['table'], game: M): Seating['seats'];
  /** Whether the text of a drawing mentions an event. */
  isStep(event: G['event']): boolean;
  readonly Picture: Component<PictureProps<G, I, Sp>>;
  readonly SetUp: Component<{ state: State<G>; speaker: Sp }>;
}

/** The drawings of a game's rules, from its illustrations. */
export function drawingsFrom<
  G extends GameTypes,
  I extends Illustration<string, unknown, string>,
  Id extends string,
  Label extends string,
  M,
  Sp extends { event(event: G['event'], table: G['table']): string },
>(of: IllustrationKit<G, I, Id, Label, M, Sp>): Drawings {
  const ids = Object.keys(of.illustrations) as Id[];
  const known = (id: string): Id => {
    const found = ids.find((one) => one === id);
    if (!found) throw new Error(`there is no drawing ${id}`);
    return found;
  };
  const played = (id: string) => unfold(of.game, of.positions, of.illustrations[known(id)]);
  return {
    list: ids.map((id) => {
      const { rules, position, moves, shows, example = false } = of.illustrations[id];
      return { id, rules, example, position, height: of.heightOf(shows, moves.length > 0) };
    }),
    setUp: of.setUp,
    defs: of.defs,
    async load(locale) {
      const [words, game, table] = await Promise.all([
        of.loadCaptions(locale),
        of.loadGame(locale),
        loadTable(locale),
      ]);
      const speakerAt = (shown: G['table']) =>
        of.speak(game, table, { me: undefined, seats: of.seatsOf(shown, game) });
      return {
        caption(id) {
          const { title, text } = words.captions[known(id)];
          // A caption may only use what its illustration claims: a test reads every caption.
          return { title, text: text(of.illustrations[known(id)].claim as Required<I['claim']>) };
        },
        steps(id) {
          const { after, events } = played(id);
          const speaker = speakerAt(after.table);
          return events.filter((event) => of.isStep(event)).map((event) => speaker.event(event, after.table));
        },
        label: (name) => words.setUp[name as Label],
        draw(id, target, labels) {
          const { before, after } = played(id);
          const speaker = speakerAt(before.table);
          const illustration = of.illustrations[known(id)];
          const picture = mount(of.Picture, {
            target,
            props: { illustration, before, after, speaker, labels },
          });
          return () => void unmount(picture);
        },
        drawSetUp(target) {
          const state = readState(of.positions, of.setUp.position);
          const picture = mount(of.SetUp, { target, props: { state, speaker: speakerAt(state.table) } });
          return () => void unmount(picture);
        },
      };
    },
  };
}
