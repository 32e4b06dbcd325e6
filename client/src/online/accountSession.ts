import type { Me } from '@archivolt/protocol';
import { progress } from '../learn/progress.svelte.ts';
import { server } from './server.svelte.ts';

/** Merges the lesson progress of this device and of the account after signing in. */
export function startAccountSession(me: Me): void {
  server.become(me);
  progress.load();
}

/** Takes the account off this device after it has signed out or was deleted. */
export function endAccountSession(): void {
  server.become(null);
  progress.leave();
}
