import sprite from './sprite.svg?no-inline';

/**
 * The URL of a symbol, for the `href` of a `<use>`. The sprite is a separate file, loaded once; the symbols of a table
 * (`ar-`) are in its page.
 */
export function symbol(id: string): string {
  return id.startsWith('ar-') ? `#${id}` : `${sprite}#${id}`;
}
