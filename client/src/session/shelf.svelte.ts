import { type GameList, GameStore } from './games.ts';
import { openStore } from './slips.ts';

/** The list of stored games as pages show it; refreshed whenever something changes. */
class Shelf {
  readonly store: GameStore = openStore(GameStore);
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
