import { at, type Game, type GameTypes, offersOf, seeded, viewOf } from '@archivolt/engine';
import type { Answer, Asking } from './controller.ts';
import type { Kit } from './kit.ts';

/** Plays random games and visits every decision. */
export function visitDecisions<G extends GameTypes, S>(
  game: Game<G>,
  options: G['options'],
  seeds: number,
  visit: (asking: Asking<G, S>, decision: number, seed: number) => void,
  after?: (before: G['table'], events: G['event'][], now: G['table']) => void,
): void {
  for (let seed = 0; seed < seeds; seed++) {
    const chance = seeded(seed);
    const choose = seeded(seed + 77);
    const state = game.setup(options, chance);
    for (let decision = 0; ; decision++) {
      const seat = game.toMove(state.table);
      if (seat === undefined) break;
      const view = viewOf(state, seat);
      const offers = offersOf(game, view);
      visit({ view, offers, selection: undefined }, decision, seed);
      const before = game.copyTable(state.table);
      const events: G['event'][] = [];
      game.play(view, at(offers, choose(offers.length)), chance, events);
      after?.(before, events, state.table);
    }
  }
}

/** Every move that can be played by at most three touches and buttons, by its notation. */
export function playable<G extends GameTypes, T, S>(
  { notation }: Game<G>,
  { targets, touch, choices, actions }: Pick<Kit<G, T, S>, 'targets' | 'touch' | 'choices' | 'actions'>,
  asking: Asking<G, S>,
): Map<string, G['move']> {
  const found = new Map<string, G['move']>();
  const seen = new Set<string>();
  let ring: (S | undefined)[] = [undefined];
  for (let depth = 0; depth < 3; depth++) {
    const next: (S | undefined)[] = [];
    for (const selection of ring) {
      const now = { ...asking, selection };
      const answers: Answer<G, S>[] = [
        ...targets(asking.view.table).map((target) => touch(now, target)),
        ...choices(now).map(({ answer }) => answer),
        ...actions(now).map(({ answer }) => answer),
      ];
      for (const answer of answers) {
        if (answer.does === 'play') found.set(notation.printMove(answer.move), answer.move);
        if (answer.does !== 'select') continue;
        const key = JSON.stringify(answer.selection);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(answer.selection);
      }
    }
    ring = next;
  }
  return found;
}
