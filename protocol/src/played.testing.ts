import { type Game, type GameTypes, offersOf, recording, seeded, submit, viewOf } from '@archivolt/engine';
import { firstLink, nextLink } from './chain.ts';
import { commitmentOf, dicePicks, saltHash } from './dice.ts';
import { chained, type FirstFormat, type SecondFormat } from './gameFile.ts';

export const SEED = 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00';

/** The inputs of a game besides the players' choices. */
export interface Secrets {
  seed: string;
  salts: string[];
}

/** The common fields of both file formats. */
type PlainGame = Omit<FirstFormat, 'format' | 'log'> & {
  rows: Omit<SecondFormat['log'][number], 'hash'>[];
  setupSides: number[];
};

/** A whole game between random players, recorded as the server would. */
export function playedGame<G extends GameTypes>(
  game: Game<G>,
  options: unknown,
  { seed, salts }: Secrets,
  random: number,
): PlainGame {
  const checked = game.readOptions(options);
  if (!checked.ok) throw new Error(checked.path);
  const dice = (version: number, sides: number[]) => {
    const pick = dicePicks({ seed, salts }, version);
    return (n: number) => {
      sides.push(n);
      return pick(n);
    };
  };
  const [setup, setupSides]: [number[], number[]] = [[], []];
  let state = game.setup(checked.value, recording(dice(0, setupSides), setup));
  const rows: PlainGame['rows'] = [];
  const choose = seeded(random);
  for (let seat = game.toMove(state.table); seat !== undefined; seat = game.toMove(state.table)) {
    const offers = offersOf(game, viewOf(state, seat));
    const move = offers[choose(offers.length)];
    const version = rows.length + 1;
    const sides: number[] = [];
    const played = submit(game, state, seat, [move], dice(version, sides));
    if (!played.ok || !move) throw new Error('an offer was refused');
    state = played.state;
    const moves = [game.notation.printMove(move)];
    rows.push({ version, seat, kind: 'moves', moves, picks: played.picks, sides, at: version });
  }
  const { totals, places } = game.score(state.table);
  return {
    id: 'abcdefghijkm',
    game: game.id as FirstFormat['game'],
    rulesVersion: game.rulesVersion,
    options: checked.value,
    seats: salts.map((_, seat) => ({ name: `P${seat}`, level: null })),
    started: 1,
    finished: 2,
    commitment: commitmentOf(seed),
    seed,
    salts,
    setup,
    setupSides,
    result: { why: 'played', totals, places },
    rows,
  };
}

export function inFirstFormat({ rows, setupSides: _, ...head }: PlainGame): FirstFormat {
  const old = { format: 'archivolt-game-1' as const, ...head };
  return {
    ...old,
    log: chained(
      old,
      rows.map(({ sides: __, ...row }) => row),
    ),
  };
}

export function inSecondFormat({ rows, ...head }: PlainGame): SecondFormat {
  const hashes = head.salts.map((salt) => saltHash(head.commitment, salt));
  const file = { format: 'archivolt-game-2' as const, ...head, hashes };
  return { ...file, log: chainRows(file, rows) };
}

/** Recomputes every link of a log, as a forger who knows the seed would. */
export function chainRows(
  head: Omit<SecondFormat, 'log'>,
  rows: readonly Omit<SecondFormat['log'][number], 'hash'>[],
): SecondFormat['log'] {
  let hash = firstLink(head.seed, head);
  return rows.map((row) => {
    hash = nextLink(head.seed, hash, row);
    return { ...row, hash };
  });
}
