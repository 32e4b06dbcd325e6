import { type GameList, GameStore, openStore } from './games.ts';

/** The games of this device as a page shows them: the list is read again whenever something changes. */
class Shelf {
  readonly store: GameStore = openStore();
  #list = $state.raw<GameList>({ games: [], broken: [] });

  constructor() {
    this.look();
    addEventListener('storage', ({ key }) => {
      if (GameStore.isGame(key)) this.look();
    });
  }

  get list(): GameList {
    return this.#list;
  }

  look(): void {
    this.#list = this.store.list();
  }

  remove(id: string): void {
    this.store.remove(id);
    this.look();
  }
}

export const shelf = new Shelf();
