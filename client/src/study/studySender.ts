import type { CompleteStudy } from './storedStudies.ts';

/** What is done with a complete study: of an online game its figures go to the account. */
export const senderFor = (id: string, isOnline: boolean): ((study: CompleteStudy) => void) | undefined =>
  isOnline
    ? (study) => void import('./sendStudy.ts').then(({ sendStudy }) => sendStudy(id, study))
    : undefined;
