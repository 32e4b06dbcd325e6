import type { Statistic } from '@archivolt/protocol';
import type { EndedTable } from '../store/store.ts';

/** Totals of a person's finished games, by game, number of players and kind of opponents. */
export function statisticsOf(person: string, ended: readonly EndedTable[]): Statistic[] {
  const found = new Map<string, Statistic>();
  for (const table of ended) {
    const seat = table.seats.findIndex((one) => one.person === person);
    const points = table.result.totals[seat];
    if (points === undefined) continue;
    const fresh = { game: table.game, players: table.seats.length, against: against(person, table) };
    const key = JSON.stringify(fresh);
    const sum = found.get(key) ?? { ...fresh, games: 0, wins: 0, points: 0, best: points };
    const isWon = table.result.places[0]?.includes(seat) ?? false;
    found.set(key, {
      ...sum,
      games: sum.games + 1,
      wins: sum.wins + (isWon ? 1 : 0),
      points: sum.points + (points - sum.points) / (sum.games + 1),
      best: Math.max(sum.best, points),
    });
  }
  return [...found.values()].sort(
    (a, b) => a.game.localeCompare(b.game) || a.players - b.players || b.games - a.games,
  );
}

function against(person: string, { seats }: EndedTable): Statistic['against'] {
  const others = seats.filter((seat) => seat.person !== person);
  const people = others.filter((seat) => seat.person !== null).length;
  if (others.length === 0) return 'nobody';
  if (people === others.length) return 'people';
  return people === 0 ? 'bots' : 'both';
}
