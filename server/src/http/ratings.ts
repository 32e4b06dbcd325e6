import { sharedPlayerCounts } from '@archivolt/engine';
import { gameId, type RankingEntry, type Rating, read } from '@archivolt/protocol';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../accounts/deps.ts';
import { refused } from '../answer.ts';
import { withGame } from '../games.ts';
import { levelOf } from '../ratings/names.ts';
import { strengthOf } from '../ratings/scale.ts';
import { statisticsOf } from '../ratings/statistics.ts';
import { maySeeGames } from '../ratings/visibility.ts';
import type { RatingRow } from '../store/store.ts';
import { routesOf } from './route.ts';

/** Rows of a leaderboard. */
const LEADERBOARD_SIZE = 100;

/** Routes for ratings and statistics of people and bots. */
export function ratingRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const route = routesOf(app, deps);
  const { store, now } = deps;

  route('GET /api/leaderboard', {}, async ({ query }) => {
    const game = read(gameId, query.game);
    const players = Number(query.players);
    if (!game || !withGame(game, ({ facts }) => sharedPlayerCounts(facts)).includes(players))
      return refused('malformed');
    const rows = await store.ratings.listBest(game, players, LEADERBOARD_SIZE);
    const persons = rows.flatMap(({ who }) => (levelOf(who) === undefined ? [who] : []));
    const people = await store.people.loadMany(persons);
    const names = new Map(people.filter(({ deleted }) => !deleted).map(({ id, name }) => [id, name]));
    return rows.flatMap((row): RankingEntry[] => {
      const { who } = row;
      const level = levelOf(who);
      if (level !== undefined) return [{ ...toRating(row), person: null, level, name: '' }];
      const name = names.get(who);
      return name === undefined ? [] : [{ ...toRating(row), person: who, level: null, name }];
    });
  });

  route('GET /api/people/:id', {}, async ({ id, person: reader }) => {
    const person = await store.people.load(id);
    if (!person || person.deleted) return refused('notFound');
    const { name, colour, created } = person;
    const [rows, finished, isShown] = await Promise.all([
      store.ratings.loadByPerson(id),
      store.tables.countByPerson(id, 'finished', now()),
      maySeeGames(store, person, reader?.id ?? null),
    ]);
    const ratings = rows.map(toRating);
    return { id, name, colour, since: created, ratings, finished, shown: isShown };
  });

  route('GET /api/me/statistics', {}, async ({ person }) =>
    statisticsOf(person.id, await store.tables.results(person.id)),
  );
}

function toRating({ game, players, games, wins, ...estimate }: RatingRow): Rating {
  return { game, players, ...strengthOf(estimate), games, wins };
}
