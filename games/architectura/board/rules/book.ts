import { STANDARD } from '@archivolt/architectura';

export { drawings } from './drawings.ts';
export { sandbox } from './sandbox.ts';

export const { standing } = STANDARD;
