import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NotYetKnown, seeded, unknown } from './chance.ts';
import { extend, startDraft, undo } from './draft.ts';
import type { Chance, Game, Shape, State, View } from './game.ts';
import { at } from './lists.ts';
import { copyState, copyView, offersOf, submit, viewOf } from './play.ts';
import { advance, begin, type GameRecord, parseRecord, printRecord, replay } from './record.ts';
import { same } from './same.ts';

/** What a game brings so that it gets the tests that any game gets by being a game. */
export interface Subject<G extends Shape> {
  game: Game<G>;
  /** Every kind of table worth playing, by name. */
  tables: Record<string, G['options']>;
  /** Random games a table. */
  games: number;
  /** More decisions than this without an end is a finding. */
  longest: number;
  /** Every plausible thing that a player might want in this position, possible or not. */
  intents(table: G['table']): G['move'][];
  /** What must hold in every position (conservation and the like); throws if it does not. */
  invariant(state: State<G>): void;
}

/** Plays a random game and calls `visit` before every decision. */
export function randomGame<G extends Shape>(
  subject: Subject<G>,
  options: G['options'],
  seed: number,
  visit: (state: State<G>, offers: G['move'][], decision: number) => void,
): { state: State<G>; record: GameRecord<G> } {
  const { game } = subject;
  const chance = seeded(seed);
  const choose = seeded(seed + 0x5eed);
  const { state, record } = begin(game, options, chance);
  for (let decision = 0; ; decision++) {
    const seat = game.toMove(state.table);
    if (seat === undefined) return { state, record };
    expect(decision, `seed ${seed}: decisions without an end`).toBeLessThan(subject.longest);
    const offers = offersOf(game, viewOf(state, seat));
    expect(offers.length, `seed ${seed}, decision ${decision}: offers`).toBeGreaterThan(0);
    visit(state, offers, decision);
    advance(game, state, record, at(offers, choose(offers.length)), chance);
  }
}

const json = (value: unknown): string => JSON.stringify(value);

export function testGame<G extends Shape>(subject: Subject<G>): void {
  const { game } = subject;

  /** Runs a check over random games; a failure shrinks to the smallest seed that shows it. */
  const property = (_options: G['options'], share: number, check: (seed: number) => void): void => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (seed) => check(seed)),
      { numRuns: Math.max(2, Math.ceil(subject.games * share)), seed: 20261115, examples: [[0], [1]] },
    );
  };

  /** Looks closely at some decisions only, spread over the whole game. */
  const sampled = (decision: number, seed: number, every: number): boolean => (decision + seed) % every === 0;

  describe.each(Object.entries(subject.tables))('%s', (_name, options) => {
    test('random games always have an offer, keep the invariants and end', () => {
      property(options, 1, (seed) => {
        const { state } = randomGame(subject, options, seed, (now) => subject.invariant(now));
        subject.invariant(state);
        expect(game.score(state.table).final).toBe(true);
        expect(offersOf(game, viewOf(state, 0))).toEqual([]);
      });
    });

    test('a copy is equal and independent', () => {
      property(options, 0.2, (seed) => {
        randomGame(subject, options, seed, (state, offers, decision) => {
          if (!sampled(decision, seed, 5)) return;
          const before = json(state);
          const copied = copyState(game, state);
          expect(json(copied)).toBe(before);
          game.play(viewOf(copied, seatOf(game, state)), at(offers, decision % offers.length), seeded(seed));
          expect(json(state)).toBe(before);
        });
      });
    });

    test('a state survives JSON and its own notation; so does every offered move', () => {
      property(options, 0.2, (seed) => {
        const roundTrip = (state: State<G>): void => {
          expect(JSON.parse(json(state))).toEqual(state);
          const parsed = game.notation.parseState(game.notation.printState(state));
          expect(parsed).toEqual({ ok: true, value: state });
        };
        const { state } = randomGame(subject, options, seed, (now, offers, decision) => {
          for (const offer of offers) {
            const text = game.notation.printMove(offer);
            expect(text).not.toMatch(/[:\n]/);
            expect(game.notation.parseMove(text)).toEqual({ ok: true, value: offer });
          }
          if (sampled(decision, seed, 7)) roundTrip(now);
        });
        roundTrip(state);
      });
    });

    test('damaged notation is refused with a place and a reason, or read as what it then says', () => {
      property(options, 0.2, (seed) => {
        const damage = seeded(seed);
        randomGame(subject, options, seed, (state, offers, decision) => {
          if (!sampled(decision, seed, 23)) return;
          for (const [text, parse] of [
            [game.notation.printState(state), game.notation.parseState],
            [game.notation.printMove(at(offers, 0)), game.notation.parseMove],
          ] as const) {
            const place = damage(text.length);
            const hurt = `${text.slice(0, place)}${at(['', '~', '99', ' '], damage(4))}${text.slice(place + 1)}`;
            const parsed = parse(hurt);
            if (parsed.ok) continue;
            expect(parsed.why).not.toBe('');
            expect(parsed.at).toBeGreaterThanOrEqual(0);
            expect(parsed.at).toBeLessThanOrEqual(hurt.length);
          }
        });
      });
    });

    test('replaying the recorded picks gives the same states, also through text', () => {
      property(options, 0.2, (seed) => {
        const seen: string[] = [];
        const { state, record } = randomGame(subject, options, seed, (now) => seen.push(json(now)));
        seen.push(json(state));
        const parsed = parseRecord(game, printRecord(game, record));
        expect(parsed).toEqual({ ok: true, value: record });
        replay(game, record, (now, _events, step) => expect(json(now)).toBe(seen[step + 1]));
      });
    });

    test('no two offers are the same or have the same result', () => {
      property(options, 0.1, (seed) => {
        randomGame(subject, options, seed, (state, offers, decision) => {
          expect(new Set(offers.map(game.notation.printMove)).size).toBe(offers.length);
          if (!sampled(decision, seed, 5)) return;
          const view = viewOf(state, seatOf(game, state));
          const certain = offers.filter((offer) => !needsPick(game, view, offer));
          const results = certain.map((offer) => {
            const copied = copyView(game, view);
            game.play(copied, offer, unknown);
            return json(copied);
          });
          const twin = results.findIndex((result, index) => results.indexOf(result) !== index);
          expect(twin < 0 ? [] : [certain[twin], certain[results.indexOf(at(results, twin))]]).toEqual([]);
        });
      });
    });

    test('what is offered is played; anything else is refused, with reasons, and changes nothing', () => {
      property(options, 0.1, (seed) => {
        randomGame(subject, options, seed, (state, offers, decision) => {
          if (!sampled(decision, seed, 11)) return;
          const seat = seatOf(game, state);
          const before = json(state);
          const good = submit(
            game,
            state,
            seat,
            [JSON.parse(json(at(offers, decision % offers.length)))],
            seeded(seed),
          );
          expect(good.ok).toBe(true);
          const offered = new Set(offers.map(game.notation.printMove));
          const other = subject
            .intents(state.table)
            .filter((move) => !offered.has(game.notation.printMove(move)));
          const junk = [
            undefined,
            null,
            7,
            'end',
            [],
            {},
            { do: 'nothing' },
            { do: '__proto__' },
            { ...at(offers, 0), more: 1 },
          ];
          for (const wrong of [...junk, ...other.slice(0, 20)]) {
            expect(submit(game, state, seat, [wrong], unknown)).toMatchObject({
              ok: false,
              why: 'notOffered',
              index: 0,
            });
          }
          const someoneElse = state.mine.findIndex((_, index) => index !== seat);
          if (someoneElse >= 0) {
            expect(submit(game, state, someoneElse, [at(offers, 0)], unknown)).toMatchObject({
              ok: false,
              why: 'notYourTurn',
            });
          }
          expect(submit(game, state, seat, [], unknown)).toMatchObject({ ok: false, why: 'empty' });
          expect(json(state)).toBe(before);
        });
      });
    });

    test('explain has a reason for every refused intent and none for an offered one', () => {
      property(options, 0.1, (seed) => {
        randomGame(subject, options, seed, (state, offers, decision) => {
          if (!sampled(decision, seed, 7)) return;
          const before = json(state);
          const view = viewOf(state, seatOf(game, state));
          const offered = new Set(offers.map(game.notation.printMove));
          for (const intent of [...offers, ...subject.intents(state.table)]) {
            const name = game.notation.printMove(intent);
            const reasons = game.explain(view, intent);
            expect(
              reasons.length === 0,
              `${name} in ${game.notation.printState(state)}: ${json(reasons)}`,
            ).toBe(offered.has(name));
            for (const reason of reasons) expect(reason.rule).toMatch(/^[A-Z]{2}-[A-Z]\d+[a-z]?$/);
          }
          expect(json(state)).toBe(before);
        });
      });
    });

    test('a draft is the turn itself until something unknown is shown, and undo takes it back', () => {
      property(options, 0.1, (seed) => {
        randomGame(subject, options, seed, (state, offers, decision) => {
          if (!sampled(decision, seed, 13)) return;
          const view = viewOf(state, seatOf(game, state));
          const before = json(view);
          for (const offer of offers) {
            const draft = extend(game, startDraft<G>(view), offer);
            expect(json(view)).toBe(before);
            expect(draft.sealed).toBe(needsPick(game, view, offer));
            const back = undo(draft);
            expect(json(back.view)).toBe(before);
            expect(back.steps).toEqual([]);
          }
        });
      });
    });

    test('the score sheet adds up and its places follow the totals', () => {
      property(options, 0.2, (seed) => {
        const check = (state: State<G>): void => {
          const sheet = game.score(state.table);
          sheet.totals.forEach((total, seat) => {
            const lines = sheet.lines.filter((line) => line.seat === seat);
            expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(total);
          });
          expect(sheet.places.flat().sort()).toEqual(sheet.totals.map((_, seat) => seat));
          const key = (seat: number): number[] => [
            at(sheet.totals, seat),
            ...sheet.tieBreaks.map(({ values }) => at(values, seat)),
          ];
          const better = (a: number[], b: number[]): boolean => {
            const differs = a.findIndex((value, index) => value !== b[index]);
            return differs >= 0 && at(a, differs) > at(b, differs);
          };
          sheet.places.forEach((place, index) => {
            for (const seat of place) expect(key(seat)).toEqual(key(at(place, 0)));
            const next = sheet.places[index + 1];
            if (next) expect(better(key(at(place, 0)), key(at(next, 0)))).toBe(true);
          });
        };
        const { state } = randomGame(subject, options, seed, (now, _offers, decision) => {
          if (sampled(decision, seed, 31)) check(now);
        });
        check(state);
      });
    });

    test('what a seat cannot know makes no difference to its view, its offers or the events', () => {
      property(options, 0.2, (seed) => {
        randomGame(subject, options, seed, (state, offers, decision) => {
          if (!sampled(decision, seed, 7)) return;
          const mover = seatOf(game, state);
          state.mine.forEach((_, seat) => {
            const view = viewOf(state, seat);
            const other = game.imagine(copyView(game, view), seeded(seed + decision));
            expect(json(viewOf(other, seat))).toBe(json(view));
            expect(offersOf(game, viewOf(other, seat))).toEqual(offersOf(game, view));
            // The same open move in both worlds tells this seat the same story.
            for (const offer of offers.slice(0, 4)) {
              if (!offersOf(game, viewOf(other, mover)).some((twin) => same(twin, offer))) continue;
              const told = [state, other].map((world) =>
                tell(game, world, mover, seat, offer, seeded(decision)),
              );
              expect(told[1]).toBe(told[0]);
            }
          });
        });
      });
    });
  });
}

function seatOf<G extends Shape>(game: Game<G>, state: State<G>): number {
  const seat = game.toMove(state.table);
  if (seat === undefined) throw new Error('the game is over');
  return seat;
}

function needsPick<G extends Shape>(game: Game<G>, view: View<G>, move: G['move']): boolean {
  try {
    game.play(copyView(game, view), move, unknown);
    return false;
  } catch (thrown) {
    if (thrown instanceof NotYetKnown) return true;
    throw thrown;
  }
}

/** What a seat is told when the mover plays: the events, and its own view afterwards. */
function tell<G extends Shape>(
  game: Game<G>,
  world: State<G>,
  mover: number,
  listener: number,
  move: G['move'],
  chance: Chance,
): string {
  const state = copyState(game, world);
  const events: G['event'][] = [];
  game.play(viewOf(state, mover), move, chance, events);
  return json([events, viewOf(state, listener)]);
}
