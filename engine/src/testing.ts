import fc from 'fast-check';
import { describe, test } from 'vitest';
import { NotYetKnown, seeded, unknown } from './chance.ts';
import { extend, startDraft, undo } from './draft.ts';
import type { Chance, Game, GameTypes, PositionNotation, State, View } from './game.ts';
import { at } from './lists.ts';
import { copyState, copyView, moverOf, offersOf, submit, viewOf } from './play.ts';
import { advance, begin, type GameRecord, parseRecord, printRecord, replay } from './record.ts';
import { same } from './same.ts';
import { testFacts } from './testingFacts.ts';

export { testIllustrations } from './testingIllustrations.ts';
export { type LessonPosition, playLesson, testLessons } from './testingLessons.ts';
export { testPuzzles } from './testingPuzzles.ts';

/** A game's input to the property tests shared by all games. */
export interface Subject<G extends GameTypes> {
  game: Game<G>;
  positions: PositionNotation<G>;
  /** The options of every kind of table worth testing, by name. */
  tables: Record<string, G['options']>;
  /** Random games per table; most properties sample a share of them. */
  games: number;
  /** Random games per table in total; those beyond `games` only have to end and to keep the invariant at intervals. */
  many?: number;
  /** The maximum number of decisions per game; more is a failure. */
  longest: number;
  /** Every plausible move a player might try in this position, legal or not. */
  intents(table: G['table']): G['move'][];
  /** Throws if an invariant of the position (such as conservation) does not hold. */
  invariant(state: State<G>): void;
  /** Applies an event to the table, as the animation does. */
  showEvent(table: G['table'], event: G['event']): void;
  /** A copy of the table without what events do not cover; by default the whole table. */
  reported?(table: G['table']): G['table'];
}

/** Plays a random game and calls `visit` before every decision. */
export function randomGame<G extends GameTypes>(
  subject: Pick<Subject<G>, 'game' | 'longest'>,
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
    const offers = offersOf(game, viewOf(state, seat));
    if (decision >= subject.longest) fail(`seed ${seed}: no end after ${decision} decisions`);
    if (offers.length === 0) fail(`seed ${seed}: no offer at decision ${decision}`);
    visit(state, offers, decision);
    advance(game, state, record, at(offers, choose(offers.length)), chance);
  }
}

/** Plays the same game without recording anything, as fast as possible. */
function unrecordedGame<G extends GameTypes>(
  { game, longest }: Pick<Subject<G>, 'game' | 'longest'>,
  options: G['options'],
  seed: number,
  visit: (state: State<G>, decision: number) => void,
): State<G> {
  const chance = seeded(seed);
  const choose = seeded(seed + 0x5eed);
  const state = game.setup(options, chance);
  const offers: G['move'][] = [];
  for (let decision = 0; decision < longest; decision++) {
    const seat = game.toMove(state.table);
    if (seat === undefined) return state;
    const view = viewOf(state, seat);
    offers.length = 0;
    game.legal(view, offers);
    if (offers.length === 0) fail(`seed ${seed}: no offer at decision ${decision}`);
    visit(state, decision);
    game.play(view, at(offers, choose(offers.length)), chance);
  }
  return fail(`seed ${seed}: no end after ${longest} decisions`);
}

const json = (value: unknown): string => JSON.stringify(value);

function fail(message: string): never {
  throw new Error(message);
}

/** Plain comparison: these loops run millions of times, and an assertion library would take most of the time. */
function equal(found: unknown, expected: unknown, what: string): void {
  if (!same(found, expected)) fail(`${what}: found ${json(found)}, expected ${json(expected)}`);
}

export function testGame<G extends GameTypes>(subject: Subject<G>): void {
  const { game, games, many = games } = subject;
  const { printMove, parseMove } = game.notation;
  const { printState, parseState } = subject.positions;
  /** Runs a check over random games; a failure shrinks to the smallest failing seed. */
  const property = (runs: number, check: (seed: number) => void, first = 0): void => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (seed) => check(seed)),
      { numRuns: Math.max(2, Math.ceil(runs)), seed: 20261115 + first, examples: [[first], [first + 1]] },
    );
  };

  /** Samples decisions spread over the whole game: the more games, the fewer of each. */
  const pace = Math.ceil(games / 50);
  const sampled = (decision: number, seed: number, every: number): boolean =>
    (decision + seed) % (every * pace) === 0;

  /** A share of the games, at most `most`, for expensive checks. */
  const some = (share: number, most = games): number => Math.min(games * share, most);

  testFacts(game);
  describe.each(Object.entries(subject.tables))('%s', (_name, options) => {
    test('random games always have an offer, keep the invariants at every decision and end', () => {
      property(games, (seed) => {
        const { state } = randomGame(subject, options, seed, (now) => subject.invariant(now));
        subject.invariant(state);
        equal(game.score(state.table).final, true, 'the score is final');
        equal(offersOf(game, viewOf(state, 0)), [], 'offers after the end');
      });
    });

    test.runIf(many > games)('many more random games end and keep the invariants', () => {
      const check = (seed: number): void => {
        const state = unrecordedGame(subject, options, seed, (now, decision) => {
          if (decision % 11 === 0) subject.invariant(now);
        });
        subject.invariant(state);
        equal(game.score(state.table).final, true, 'the score is final');
      };
      property(many - games, check, games); // other seeds than above
    });

    test('a copy is equal and independent', () => {
      property(some(0.2), (seed) => {
        randomGame(subject, options, seed, (state, offers, decision) => {
          if (!sampled(decision, seed, 5)) return;
          const before = json(state);
          const copied = copyState(game, state);
          equal(json(copied), before, 'the copy');
          game.play(
            viewOf(copied, moverOf(game, state.table)),
            at(offers, decision % offers.length),
            seeded(seed),
          );
          equal(json(state), before, 'the state after a move on the copy');
        });
      });
    });

    test('a state survives JSON and its notation, and so does every offered move', () => {
      property(some(0.2, 15), (seed) => {
        const roundTrip = (state: State<G>): void => {
          equal(JSON.parse(json(state)), state, 'JSON');
          const text = printState(state);
          equal(parseState(text), { ok: true, value: state }, text);
        };
        const { state } = randomGame(subject, options, seed, (now, offers, decision) => {
          if (sampled(decision, seed, 1)) {
            for (const offer of offers) {
              const text = printMove(offer);
              if (/[:\n]/.test(text)) fail(`${text} would break a record`);
              equal(parseMove(text), { ok: true, value: offer }, text);
            }
          }
          if (sampled(decision, seed, 7)) roundTrip(now);
        });
        roundTrip(state);
      });
    });

    test('damaged notation is refused with a position and a reason, or parsed as what it now means', () => {
      property(some(0.2), (seed) => {
        const damage = seeded(seed);
        randomGame(subject, options, seed, (state, offers, decision) => {
          if (!sampled(decision, seed, 23)) return;
          for (const [text, parse] of [
            [printState(state), parseState],
            [printMove(at(offers, 0)), parseMove],
          ] as const) {
            const place = damage(text.length);
            const hurt = `${text.slice(0, place)}${at(['', '~', '99', ' '], damage(4))}${text.slice(place + 1)}`;
            const parsed = parse(hurt);
            if (parsed.ok) continue;
            if (parsed.why === '' || parsed.at < 0 || parsed.at > hurt.length)
              fail(`${hurt}: ${json(parsed)}`);
          }
        });
      });
    });

    test('replaying the recorded picks gives the same states, even from text', () => {
      property(some(0.2, 8), (seed) => {
        const seen: string[] = [];
        const { state, record } = randomGame(subject, options, seed, (now) => seen.push(json(now)));
        seen.push(json(state));
        equal(parseRecord(game, printRecord(game, record)), { ok: true, value: record }, 'the record');
        replay(game, record, (now, _events, step) => {
          if (json(now) !== seen[step + 1]) fail(`step ${step}: ${json(now)} is not ${seen[step + 1]}`);
        });
      });
    });

    test('no two offers are equal or have the same result', () => {
      property(some(0.1), (seed) => {
        randomGame(subject, options, seed, (state, offers, decision) => {
          if (!sampled(decision, seed, 1)) return;
          equal(new Set(offers.map(printMove)).size, offers.length, 'different offers');
          if (!sampled(decision, seed, 5)) return;
          const view = viewOf(state, moverOf(game, state.table));
          const known = new Map<string, G['move']>();
          for (const offer of offers) {
            const copied = copyView(game, view);
            if (!playsWithoutPick(game, copied, offer)) continue;
            const result = json(copied);
            const twin = known.get(result);
            if (twin) fail(`${printMove(twin)} and ${printMove(offer)} do the same in ${printState(state)}`);
            known.set(result, offer);
          }
        });
      });
    });

    test('offered moves are played; anything else is refused with reasons and changes nothing', () => {
      property(some(0.1, 8), (seed) => {
        randomGame(subject, options, seed, (state, offers, decision) => {
          if (!sampled(decision, seed, 11)) return;
          const seat = moverOf(game, state.table);
          const before = json(state);
          const chosen: unknown = JSON.parse(json(at(offers, decision % offers.length)));
          equal(submit(game, state, seat, [chosen], seeded(seed)).ok, true, 'an offered move is played');
          const offered = new Set(offers.map(printMove));
          const other = subject.intents(state.table).filter((move) => !offered.has(printMove(move)));
          const junk = [
            ...[undefined, null, 7, 'end', [], {}, { do: 'nothing' }, { do: '__proto__' }],
            { ...at(offers, 0), more: 1 },
          ];
          const wishes = other.filter((_, index) => (index + decision) % 7 === 0);
          for (const wrong of [...junk, ...wishes]) {
            const refused = submit(game, state, seat, [wrong], unknown);
            if (refused.ok || refused.why !== 'notOffered') fail(`${json(wrong)} is not refused`);
            if (!wishes.includes(wrong as G['move'])) continue;
            // Anything with a notation is a plausible intent, so there must be a reason against it.
            const name = printMove(wrong as G['move']);
            if (parseMove(name).ok && refused.reasons.length === 0) fail(`${name}: why not?`);
          }
          const someoneElse = state.mine.findIndex((_, index) => index !== seat);
          if (someoneElse >= 0) {
            const refused = submit(game, state, someoneElse, [at(offers, 0)], unknown);
            equal(refused.ok || refused.why, 'notYourTurn', 'a move of another seat');
          }
          const empty = submit(game, state, seat, [], unknown);
          equal(empty.ok || empty.why, 'empty', 'no move at all');
          equal(json(state), before, 'the state after refusals');
        });
      });
    });

    test('explain has a reason for every refused intent and none for an offered one', () => {
      property(some(0.1, 6), (seed) => {
        randomGame(subject, options, seed, (state, offers, decision) => {
          if (!sampled(decision, seed, 7)) return;
          const before = json(state);
          const view = viewOf(state, moverOf(game, state.table));
          const offered = new Set(offers.map(printMove));
          for (const intent of [...offers, ...subject.intents(state.table)]) {
            const name = printMove(intent);
            const reasons = game.explain(view, intent);
            if ((reasons.length === 0) !== offered.has(name))
              fail(`${name} in ${printState(state)}: ${json(reasons)}`);
            for (const { rule } of reasons)
              if (!RULE.test(rule)) fail(`${name}: ${rule} is not a rule number`);
          }
          equal(json(state), before, 'the state after explaining');
        });
      });
    });

    test('a draft equals the turn until something unknown is revealed, and undo takes it back', () => {
      property(some(0.1), (seed) => {
        randomGame(subject, options, seed, (state, offers, decision) => {
          if (!sampled(decision, seed, 13)) return;
          const view = viewOf(state, moverOf(game, state.table));
          const before = json(view);
          for (const offer of offers) {
            const draft = extend(game, startDraft<G>(view), offer);
            equal(json(view), before, 'the view under the draft');
            equal(draft.sealed, !playsWithoutPick(game, copyView(game, view), offer), 'sealed by a pick');
            const back = undo(draft);
            equal(json(back.view), before, 'the view after undo');
            equal(back.steps, [], 'steps after undo');
          }
        });
      });
    });

    test('events applied one by one lead to the same table as the rules', () => {
      const { reported = game.copyTable } = subject;
      property(some(0.1, 6), (seed) => {
        randomGame(subject, options, seed, (state, offers, decision) => {
          if (!sampled(decision, seed, 3)) return;
          for (const offer of offers) {
            const after = copyState(game, state);
            const events: G['event'][] = [];
            game.play(viewOf(after, moverOf(game, state.table)), offer, seeded(seed + decision), events);
            const shown = reported(state.table);
            for (const event of events) subject.showEvent(shown, event);
            equal(reported(shown), reported(after.table), `${printMove(offer)} in ${printState(state)}`);
          }
        });
      });
    });

    test('the score sheet adds up and its places follow the totals', () => {
      property(some(0.2), (seed) => {
        const { state } = randomGame(subject, options, seed, (now, _offers, decision) => {
          if (sampled(decision, seed, 31)) checkSheet(game, now);
        });
        checkSheet(game, state);
      });
    });

    test('the view, offers and events of a seat do not depend on hidden information', () => {
      property(some(0.2, 12), (seed) => {
        randomGame(subject, options, seed, (state, offers, decision) => {
          if (!sampled(decision, seed, 7)) return;
          const mover = moverOf(game, state.table);
          state.mine.forEach((_, seat) => {
            const view = viewOf(state, seat);
            if (!game.secrets) equal(view.mine, null, 'a hand of a game that says nothing about secrets');
            const other = game.imagine(copyView(game, view), seeded(seed + decision));
            equal(json(viewOf(other, seat)), json(view), 'the view of another world');
            equal(offersOf(game, viewOf(other, seat)), offersOf(game, view), 'the offers of another world');
            // The same open move must produce the same events for this seat in both worlds.
            const theirs = offersOf(game, viewOf(other, mover));
            for (const offer of offers.slice(0, 4)) {
              if (!theirs.some((twin) => same(twin, offer))) continue;
              const [here, there] = [state, other].map((world) =>
                observed(game, world, mover, seat, offer, seeded(decision)),
              );
              equal(there, here, `the reasons given to seat ${seat} for ${printMove(offer)}`);
            }
          });
        });
      });
    });
  });
}

const RULE = /^[A-Z]{2}-[A-Z]\d+[a-z]?$/;

function checkSheet<G extends GameTypes>(game: Game<G>, { table }: State<G>): void {
  const { lines, totals, tieBreaks, places } = game.score(table);
  totals.forEach((total, seat) => {
    const sum = lines.reduce((all, line) => all + (line.seat === seat ? line.points : 0), 0);
    equal(sum, total, `the lines of seat ${seat}`);
  });
  equal([...places.flat()].sort(), [...totals.keys()], 'every seat has one place');
  const key = (seat: number) => [at(totals, seat), ...tieBreaks.map(({ values }) => at(values, seat))];
  const better = (a: number[], b: number[]): boolean => {
    const differs = a.findIndex((value, index) => value !== b[index]);
    return differs >= 0 && at(a, differs) > at(b, differs);
  };
  places.forEach((place, index) => {
    for (const seat of place) equal(key(seat), key(at(place, 0)), 'seats that share a place');
    const next = places[index + 1];
    if (next) equal(better(key(at(place, 0)), key(at(next, 0))), true, 'a better place is better');
  });
}

/** Plays a move on the view if it needs no pick; otherwise leaves the view half-changed. */
function playsWithoutPick<G extends GameTypes>(game: Game<G>, view: View<G>, move: G['move']): boolean {
  try {
    game.play(view, move, unknown);
    return true;
  } catch (thrown) {
    if (thrown instanceof NotYetKnown) return false;
    throw thrown;
  }
}

/** What a seat learns when the mover plays: the events, and its own view afterwards. */
function observed<G extends GameTypes>(
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
