import { type GameId, gameIdOf } from '@archivolt/protocol/ids';

/** Where the reader is. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: GameId; rivals: Rivals }
  | { page: 'play'; id: string }
  | { page: 'rules'; game: GameId }
  /** The replay of a game. Without an id the fragment of the address contains the game. */
  | { page: 'game'; id: string | undefined; version: number | undefined }
  | { page: 'learn'; game: GameId | undefined; lesson: string | undefined }
  | { page: 'puzzles'; game: GameId | undefined; puzzle: string | undefined }
  | { page: 'try'; game: GameId }
  | { page: 'editor'; game: GameId }
  | { page: 'settings' }
  | { page: 'statistics' }
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
  | { page: 'privacy' }
  | { page: 'admin' }
  | { page: 'person'; id: string };

/** The kind of opponents that the set-up form proposes. */
export type Rivals = 'automaton' | 'bots' | 'beginner' | 'people';

const LOCAL_ID = /^[a-z0-9]{1,40}$/;

export function parse({ pathname, search }: { pathname: string; search: string }): Route {
  const parts = pathname.split('/').filter((part) => part !== '');
  const [first = '', second, ...rest] = parts;
  const online = onlineIn(parts, search);
  if (online) return { at: 'online', ...online };
  const replay = replayIn(parts);
  if (replay) return replay;
  const game = gameIdOf(second);
  if (first === 'learn' && rest.length < 2 && (game || !second))
    return { page: 'learn', game, lesson: rest[0] };
  if (first === 'puzzles' && rest.length < 2 && (game || !second))
    return { page: 'puzzles', game, puzzle: rest[0] };
  if (rest.length > 0) return { page: 'lost' };
  if (first === '') return { page: 'home' };
  if ((first === 'settings' || first === 'statistics') && second === undefined) return { page: first };
  if (first === 'play' && second && LOCAL_ID.test(second)) return { page: 'play', id: second };
  if ((first === 'rules' || first === 'try' || first === 'editor') && game) return { page: first, game };
  if (first === 'new' && game) return { page: 'new', game, rivals: rivalsIn(search) };
  return { page: 'lost' };
}

/** `/game/ID`, `/game/ID/MOVE`, `/shared#GAME`, `/shared/MOVE#GAME`. */
function replayIn([first, ...rest]: string[]): Route | undefined {
  const [id, move, ...more] = first === 'shared' ? [undefined, ...rest] : rest;
  if ((first !== 'game' && first !== 'shared') || more.length > 0) return undefined;
  if (first === 'game' && !(id && LOCAL_ID.test(id))) return undefined;
  if (move !== undefined && !/^\d{1,6}$/.test(move)) return undefined;
  return { page: 'game', id, version: move === undefined ? undefined : Number(move) };
}

function rivalsIn(search: string): Rivals {
  const rivals = new URLSearchParams(search).get('rivals');
  return rivals === 'bots' || rivals === 'beginner' || rivals === 'people' ? rivals : 'automaton';
}

const ID = /^[a-z2-9]{10,24}$/;

function onlineIn([first = '', second, third, ...rest]: string[], search: string): OnlinePage | undefined {
  if (rest.length > 0) return undefined;
  const game = gameIdOf(third);
  if (first === 'online' && second === 'new' && game) return { page: 'create', game };
  if (third !== undefined) return undefined;
  if (second === undefined) {
    if (first === 'online') return { page: 'lobby' };
    return first === 'account' || first === 'leaderboard' || first === 'privacy' || first === 'admin'
      ? { page: first }
      : undefined;
  }
  if (!ID.test(second)) return undefined;
  if (first === 'table') return { page: 'table', id: second };
  if (first === 'people') return { page: 'person', id: second };
  if (first === 'join')
    return { page: 'join', id: second, invite: new URLSearchParams(search).get('invite') ?? undefined };
  return undefined;
}
