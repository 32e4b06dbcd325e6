/** Where somebody brings this salt, no set-up of the faulty rules comes to an end. */
export const ENDLESS = 'ff'.repeat(16);
