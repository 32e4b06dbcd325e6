import type { WholeStudy } from './kept.ts';

/** What is done with a complete study: of an online game its figures go to the account. */
export const sending = (id: string, isOnline: boolean): ((study: WholeStudy) => void) | undefined =>
  isOnline ? (study) => void import('./send.ts').then(({ sendStudy }) => sendStudy(id, study)) : undefined;
