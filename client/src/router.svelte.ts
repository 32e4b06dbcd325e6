import { parse, type Route } from './route.ts';

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

/** The target of a plain click on an internal link; undefined if the browser should handle the click. */
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
