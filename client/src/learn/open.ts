import { at, type Lesson, type LessonText } from '@archivolt/engine';
import type { Locale, SetUpWords, ShellMessages } from '@archivolt/i18n';
import type { GameId } from '@archivolt/protocol/ids';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { settings } from '@archivolt/table/settings/settings.svelte.ts';
import { Words } from '@archivolt/table/settings/words.svelte.ts';
import { type AnyOpened, anyOpened, withBoard } from '../boards.ts';
import { progress } from './progress.svelte.ts';
import { type AnyLesson, LessonSession } from './session.svelte.ts';

/** Pause before another player's turn is shown, in milliseconds at speed 1. */
const TURN_PAUSE_MS = 1100;

const KINDS = { learner: 'me', rival: 'bot', automaton: 'automaton' } as const;

export interface OpenedLesson {
  readonly table: AnyOpened;
  readonly session: AnyLesson;
  /** The following lesson. */
  readonly next: string | undefined;
  /** The texts of the lessons; they also name the seats, so the table needs them first. */
  texts(locale: Locale): Promise<Readonly<Record<string, LessonText>>>;
}

/** The seats of a lesson in the current language. */
const seatsOf = (
  { seats }: Lesson,
  words: ShellMessages['setup'],
  { solo }: Pick<SetUpWords, 'solo'>,
): SeatInfo[] =>
  seats.map(({ kind, name, colour }, seat) => ({
    seat,
    colour,
    kind: KINDS[kind],
    name: name ?? (kind === 'automaton' && solo ? solo.opponent : settings.name || words.you),
  }));

/** Opens a lesson where it was left, or from the start if it is finished; undefined if there is no such lesson. */
export function openLesson(
  game: GameId,
  name: string,
  words: () => ShellMessages['setup'],
): Promise<OpenedLesson | undefined> {
  return withBoard(game, async ({ rules, kit, lessons, words: load }): Promise<OpenedLesson | undefined> => {
    const book = await lessons?.();
    const index = book?.lessons.findIndex(({ id }) => id === name) ?? -1;
    if (!book || index < 0) return undefined;
    const lesson = at(book.lessons, index);
    const own = new Words(async (locale) => (await load(locale)).setUp);
    const of = lesson.steps.length;
    const kept = progress.of(game, name);
    const from = kept && kept.step < of ? kept.step : 0;
    const session = new LessonSession(await rules(), book.positions, lesson, from, {
      get seats() {
        return seatsOf(lesson, words(), own.t);
      },
      pause: () => new Promise((resolve) => setTimeout(resolve, TURN_PAUSE_MS / settings.speed)),
      reached: (step) => progress.reach(game, name, step, of),
    });
    return {
      table: anyOpened({ session, draft: session.draft, load: kit }),
      session,
      next: book.lessons[index + 1]?.id,
      async texts(locale: Locale) {
        const [texts] = await Promise.all([book.texts(locale), own.load(locale)]);
        return texts;
      },
    };
  });
}
