import { GAME_IDS, type GameId } from './games.ts';

/** Where the reader is. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: GameId; rivals: Rivals }
  | { page: 'play'; id: string }
  | { page: 'rules'; game: GameId }
  | { page: 'settings' }
  | { page: 'lost' };

/** Against whom a new game is first proposed. */
export type Rivals = 'ivan' | 'bots' | 'people';

export function parse({ pathname, search }: { pathname: string; search: string }): Route {
  const [first = '', second, ...rest] = pathname.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'lost' };
  const game = GAME_IDS.find((id) => id === second);
  if (first === '') return { page: 'home' };
  if (first === 'settings' && second === undefined) return { page: 'settings' };
  if (first === 'play' && second && /^[a-z0-9]{1,40}$/.test(second)) return { page: 'play', id: second };
  if (first === 'rules' && game) return { page: 'rules', game };
  if (first === 'new' && game) return { page: 'new', game, rivals: rivalsIn(search) };
  return { page: 'lost' };
}

function rivalsIn(search: string): Rivals {
  const rivals = new URLSearchParams(search).get('rivals');
  return rivals === 'bots' || rivals === 'people' ? rivals : 'ivan';
}
