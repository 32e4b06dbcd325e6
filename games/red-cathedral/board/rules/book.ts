import { base } from '@archivolt/red-cathedral';

export { drawings } from './drawings.ts';
export { sandbox } from './sandbox.ts';

export const { standing } = base;
