import type { Activity, Opponent } from '@archivolt/protocol';
import { call } from '../net/api.ts';
import { server } from '../server.svelte.ts';

/** Polling interval in milliseconds: short enough for a counter, long enough for a busy lobby. */
const POLL_INTERVAL_MS = 20_000;

/** Activity on the server: people online, games to watch, recent opponents. */
export class LobbyActivity {
  #playing = $state.raw<Activity>();
  #opponents = $state.raw<readonly Opponent[]>([]);
  readonly #timer = setInterval(() => void this.load(), POLL_INTERVAL_MS);
  /** Resolves after the first load. */
  readonly loaded = this.load();

  get playing(): Activity | undefined {
    return this.#playing;
  }

  /** Games of others. */
  get tables(): Activity['tables'] {
    const me = server.me?.id;
    return (this.#playing?.tables ?? []).filter(({ seats }) =>
      seats.every(({ person }) => person !== me || !me),
    );
  }

  get opponents(): readonly Opponent[] {
    return this.#opponents;
  }

  async load(): Promise<void> {
    if (document.hidden) return;
    const [playing, opponents] = await Promise.all([
      call('GET /api/playing'),
      server.me ? call('GET /api/me/opponents') : undefined,
    ]);
    if (playing.ok) this.#playing = playing.value;
    if (opponents?.ok) this.#opponents = opponents.value;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
