import sprite from './sprite.svg?no-inline';

/**
 * The URL of a symbol, for the `href` of a `<use>`. The sprite is a separate file, loaded once; the symbols of a board are
 * in its page, and their ids begin with `#`.
 */
export function symbol(id: string): string {
  return id.startsWith('#') ? id : `${sprite}#${id}`;
}
