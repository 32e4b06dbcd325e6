import { GAME_IDS, type GameId } from './games.ts';

/** Where the reader is. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: GameId; rivals: Rivals }
  | { page: 'play'; id: string }
  | { page: 'rules'; game: GameId }
  | { page: 'settings' }
  | ({ at: 'online' } & OnlinePage)
  | { page: 'lost' };

/** The pages that need a server. */
type OnlinePage =
  | { page: 'lobby' }
  | { page: 'create'; game: GameId }
  | { page: 'table'; id: string }
  | { page: 'join'; id: string; invite: string | undefined }
  | { page: 'account' }
  | { page: 'leaderboard' }
  | { page: 'person'; id: string };

/** Against whom a new game is first proposed. */
export type Rivals = 'ivan' | 'bots' | 'people';

export function parse({ pathname, search }: { pathname: string; search: string }): Route {
  const parts = pathname.split('/').filter((part) => part !== '');
  const [first = '', second, ...rest] = parts;
  const online = onlineIn(parts, search);
  if (online) return { at: 'online', ...online };
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

const ID = /^[a-z2-9]{10,24}$/;

function onlineIn([first = '', second, third, ...rest]: string[], search: string): OnlinePage | undefined {
  if (rest.length > 0) return undefined;
  const game = GAME_IDS.find((id) => id === third);
  if (first === 'online' && second === 'new' && game) return { page: 'create', game };
  if (third !== undefined) return undefined;
  if (second === undefined) {
    if (first === 'online') return { page: 'lobby' };
    return first === 'account' || first === 'leaderboard' ? { page: first } : undefined;
  }
  if (!ID.test(second)) return undefined;
  if (first === 'table') return { page: 'table', id: second };
  if (first === 'people') return { page: 'person', id: second };
  if (first === 'join')
    return { page: 'join', id: second, invite: new URLSearchParams(search).get('invite') ?? undefined };
  return undefined;
}
