import { type GameList, GameStore } from './games.ts';
import { openStore } from './savedDrafts.ts';

/** The list of stored games as pages show it; refreshed whenever something changes. */
class SavedGames {
  readonly store: GameStore = openStore(GameStore);
  #list = $state.raw<GameList>({ games: [], broken: [] });

  constructor() {
    this.refresh();
    addEventListener('storage', ({ key }) => {
      if (GameStore.isGame(key)) this.refresh();
    });
  }

  get list(): GameList {
    return this.#list;
  }

  refresh(): void {
    this.#list = this.store.list();
  }

  remove(id: string): void {
    this.store.remove(id);
    this.refresh();
  }
}

export const savedGames = new SavedGames();
