import { untrack } from 'svelte';

/** The value of a prop when the component is created: a form edits its own copy, and a session is opened once. */
export const initially = <T>(read: () => T): T => untrack(read);
