/** With this salt, no set-up of the faulty rules terminates. */
export const ENDLESS = 'ff'.repeat(16);
