import sprite from './sprite.svg?no-inline';

/**
 * Where the symbol with this id is drawn; for the `href` of a `<use>`. The sprite is a file of its own, loaded once;
 * what a table brings along (`ar-`) stands in its page.
 */
export function symbol(id: string): string {
  return id.startsWith('ar-') ? `#${id}` : `${sprite}#${id}`;
}
