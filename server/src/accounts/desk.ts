import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';

/** What the account routes need of the house. */
export interface Desk {
  readonly settings: Settings;
  readonly store: Store;
  readonly now: () => number;
}
