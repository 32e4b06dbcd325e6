import { architecturaSchool } from '@archivolt/architectura/bot';
import type { Shape } from '@archivolt/engine';
import { type GameId, gameIdOf } from '@archivolt/protocol/ids';
import { redCathedralSchool } from '@archivolt/red-cathedral/bot';
import type { School } from '@archivolt/school';

/** A function over any game's model, whatever its types. */
type Use<R> = <G extends Shape>(school: School<G>) => R;

const SCHOOLS: Readonly<Record<GameId, <R>(use: Use<R>) => R>> = {
  'red-cathedral': (use) => use(redCathedralSchool),
  architectura: (use) => use(architecturaSchool),
};

export const withSchool = <R>(id: GameId, use: Use<R>): R => SCHOOLS[id](use);

/** Like `withSchool`, for a game given by name. */
export function withSchoolNamed<R>(name: string, use: Use<R>): R {
  const id = gameIdOf(name);
  if (id === undefined) throw new RangeError(`no bot plays ${name}`);
  return withSchool(id, use);
}
