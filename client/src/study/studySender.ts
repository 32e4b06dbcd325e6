import type { CompleteStudy } from './storedStudies.ts';

/** Handles a complete study: for an online game, its figures are sent to the account. */
export const senderFor = (id: string, isOnline: boolean): ((study: CompleteStudy) => void) | undefined =>
  isOnline
    ? (study) => void import('./sendStudy.ts').then(({ sendStudy }) => sendStudy(id, study))
    : undefined;
