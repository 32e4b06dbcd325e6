import type { GameTypes, Lesson } from '@archivolt/engine';
import { LANGUAGES } from '@archivolt/i18n';
import { GAME_IDS } from '@archivolt/protocol/ids';
import type { Kit } from '@archivolt/table/kit.ts';
import type { LessonBook } from '@archivolt/table/lessonBook.ts';
import { TableModel } from '@archivolt/table/model.svelte.ts';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { describe, expect, test } from 'vitest';
import { withBoard } from '../boards.ts';
import { highlightName } from './highlights.ts';
import { LessonSession } from './session.svelte.ts';

const preferences = { speed: () => 1, autoConfirm: () => false, sound: () => {} };
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Every lesson of every game, as the page opens it. */
const lessons = (
  await Promise.all(
    GAME_IDS.map((id) =>
      withBoard(id, async ({ rules, kit, lessons: load }) => {
        const book = await load?.();
        if (!book) return [];
        const [game, parts] = await Promise.all([rules(), kit()]);
        return book.lessons.map((lesson) => ({
          name: `${id}/${lesson.id}`,
          use: async <R>(use: Use<R>): Promise<R> => {
            const open = (from: number) => {
              const reached: number[] = [];
              const deps = {
                seats: seatsOf(lesson),
                pause: async () => {},
                reached: (step: number) => reached.push(step),
              };
              const session = new LessonSession(game, book.positions, lesson, from, deps);
              return { session, reached };
            };
            return use({ lesson, book, kit: parts, open });
          },
        }));
      }),
    ),
  )
).flat();

interface OpenLesson<G extends GameTypes, T, S> {
  lesson: Lesson;
  book: LessonBook<G>;
  kit: Kit<G, T, S>;
  open(from: number): { session: LessonSession<G>; reached: number[] };
}
type Use<R> = <G extends GameTypes, T, S>(opened: OpenLesson<G, T, S>) => Promise<R>;

const seatsOf = ({ seats }: Lesson): SeatInfo[] =>
  seats.map(({ kind, name = kind, colour }, seat) => ({
    seat,
    name,
    colour,
    kind: kind === 'learner' ? 'me' : kind === 'rival' ? 'bot' : 'automaton',
  }));

/** Takes a lesson to its end at a real table, with what each step asks for; `visit` is called at the start of each step. */
async function take<G extends GameTypes, T, S>(
  { kit, lesson }: OpenLesson<G, T, S>,
  session: LessonSession<G>,
  visit: (model: TableModel<G, T, S>) => void | Promise<void> = () => {},
): Promise<void> {
  const model = new TableModel(session, kit, session.draft, preferences, await kit.loadSpeaker('en'));
  for (let turns = 0; session.current !== undefined; turns++) {
    expect(turns, `${lesson.id} comes to an end`).toBeLessThan(100);
    await settled();
    model.replay.catchUp();
    await visit(model);
    if (session.current.step === 'play') model.tryOut(session.line);
    else session.next();
    if (model.drafting.complete) await model.confirm();
  }
  model.close();
}

describe.each(lessons)('$name', ({ use }) => {
  test('can be played to its end, and everything it highlights exists', () =>
    use(async (opened) => {
      const { session, reached } = opened.open(0);
      const guideOf = await opened.kit.loadGuide('en');
      await take(opened, session, (model) => {
        const guide = guideOf({ seats: model.session.seats, me: model.reader });
        for (const key of session.current?.lit ?? [])
          expect(
            highlightName(model, guide, model.view, key),
            `step ${session.step + 1}: ${key}`,
          ).toBeTruthy();
      });
      expect(reached.at(-1)).toBe(opened.lesson.steps.length);
      expect(session.now.mayMove).toBe(false);
    }));

  test('declines a legal move other than the expected one without changing anything', () =>
    use(async (opened) => {
      const { session } = opened.open(0);
      await take(opened, session, (model) => {
        if (session.current?.step !== 'play') return;
        const right = JSON.stringify(session.line[0]);
        const wrong = model.decision.offers.find((offer) =>
          session.declines([...session.draft.load(), offer]),
        );
        if (!wrong) return;
        expect(JSON.stringify(wrong)).not.toBe(right);
        const before = session.step;
        model.play(wrong);
        expect(session.objection).toBeDefined();
        expect([session.step, session.draft.load().length]).toEqual([before, model.drafting.steps]);
      });
    }));

  test('resumes at any step with the same table, and goes back step by step', () =>
    use(async (opened) => {
      const { session } = opened.open(0);
      const tables: string[] = [];
      await take(opened, session, (model) => {
        tables[session.step] ??= JSON.stringify(model.view.table);
      });
      for (const [step, table] of tables.entries()) {
        // A step skipped by the same touch has no start of its own.
        if (table === undefined) continue;
        const again = opened.open(step).session;
        const model = new TableModel(
          again,
          opened.kit,
          again.draft,
          preferences,
          await opened.kit.loadSpeaker('en'),
        );
        await settled();
        model.replay.catchUp();
        expect(again.step).toBe(step);
        expect(JSON.stringify(model.view.table), `step ${step + 1}`).toBe(table);
        model.close();
      }
      for (let step = session.step - 1; step >= 0; step--) {
        session.goTo(step);
        await settled();
        expect(session.step, `back to step ${step + 1}`).toBe(step);
      }
    }));

  test('has a text for every step in every language, and cites only existing rules', () =>
    use(async ({ lesson, book, kit }) => {
      const names = new Set(
        lesson.steps.flatMap((step) => [
          step.say,
          ...(step.step === 'play'
            ? [...(step.answers ?? []).map(({ say }) => say), step.otherwise ?? step.say]
            : []),
        ]),
      );
      for (const language of LANGUAGES) {
        const text = (await book.texts(language))[lesson.id];
        expect(Object.keys(text?.says ?? {}).sort(), language).toEqual([...names].sort());
        for (const [name, sentence] of Object.entries(text?.says ?? {})) {
          expect(sentence.length, `${language} ${name}`).toBeGreaterThan(10);
          expect(sentence.length, `${language} ${name}: one or two sentences`).toBeLessThan(260);
        }
      }
      const seats = seatsOf(lesson);
      const { book: rules } = (await kit.loadGuide('en'))({ seats, me: 0 });
      for (const rule of lesson.steps.flatMap((step) => step.rules ?? []))
        expect(Object.keys(rules.texts), rule).toContain(rule);
    }));
});
