import { gameId, type Person, type Ranked, type Rating, read } from '@archivolt/protocol';
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../accounts/desk.ts';
import { signedIn } from '../accounts/me.ts';
import { levelOf } from '../ratings/names.ts';
import { statisticsOf } from '../ratings/statistics.ts';
import type { RatingRow } from '../store/store.ts';
import { refuse } from './refuse.ts';

/** Rows of a leaderboard. */
const MOST = 100;

/** How good people and bots are, and how their games went. */
export function ratingRoutes(app: FastifyInstance, { store }: Desk): void {
  app.get<{ Querystring: { game?: string; players?: string } }>(
    '/api/leaderboard',
    async (request, reply) => {
      const game = read(gameId, request.query.game);
      const players = Number(request.query.players);
      if (!game || ![2, 3, 4].includes(players)) return refuse(reply, 'malformed');
      const rows = await store.ratings.best(game, players, MOST);
      const persons = rows.flatMap(({ who }) => (levelOf(who) === undefined ? [who] : []));
      const people = await store.people.loadMany(persons);
      const names = new Map(people.filter(({ deleted }) => !deleted).map(({ id, name }) => [id, name]));
      return rows.flatMap((row): Ranked[] => {
        const { who } = row;
        const level = levelOf(who);
        if (level !== undefined) return [{ ...shown(row), person: null, level, name: '' }];
        const name = names.get(who);
        return name === undefined ? [] : [{ ...shown(row), person: who, level: null, name }];
      });
    },
  );

  app.get<{ Params: { id: string } }>('/api/people/:id', async (request, reply) => {
    const person = await store.people.load(request.params.id);
    if (!person || person.deleted) return refuse(reply, 'notFound');
    const { id, name, colour, created } = person;
    const [rows, finished] = await Promise.all([
      store.ratings.ofPerson(id),
      store.tables.countOf(id, 'finished'),
    ]);
    const shownPerson: Person = {
      id,
      name,
      colour,
      since: created,
      ratings: rows.map(shown),
      finished,
    };
    return shownPerson;
  });

  app.get('/api/me/statistics', async (request, reply) => {
    const person = signedIn(request, reply);
    return person ? statisticsOf(person.id, await store.tables.results(person.id)) : reply;
  });
}

function shown({ game, players, mean, deviation, games, wins }: RatingRow): Rating {
  return { game, players, mean, deviation, games, wins };
}
