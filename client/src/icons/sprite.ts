import sprite from './sprite.svg?no-inline';

/** Where the symbol with this id is drawn; for the `href` of a `<use>`. The sprite is a file of its own, loaded once. */
export function symbol(id: string): string {
  return `${sprite}#${id}`;
}
