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

class Router {
  #route = $state.raw<Route>(parse(location));
  /** Counts arrivals by a click, so that the focus can follow the reader, and stay where it is on Back. */
  #arrivals = $state(0);

  get route(): Route {
    return this.#route;
  }

  get arrivals(): number {
    return this.#arrivals;
  }

  /** Reads the address again. */
  arrive(): void {
    const next = parse(location);
    // A jump inside a page is the browser's own business.
    if (JSON.stringify(next) === JSON.stringify(this.#route)) return;
    this.#route = next;
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.arrive();
    this.#arrivals += 1;
    if (!location.hash) scrollTo(0, 0);
  }

  listen(): void {
    addEventListener('popstate', () => this.arrive());
    document.addEventListener('click', (click) => {
      const address = inner(click);
      if (address === undefined) return;
      click.preventDefault();
      this.go(address);
    });
  }
}

/** Where a plain click on a link of ours leads; undefined when the browser should do what it always does. */
function inner(click: MouseEvent): string | undefined {
  if (click.defaultPrevented || click.button !== 0) return undefined;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return undefined;
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return undefined;
  if (link.origin !== location.origin) return undefined;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage && link.hash ? undefined : link.pathname + link.search + link.hash;
}

export const router = new Router();

export function navigate(address: string): void {
  router.go(address);
}
