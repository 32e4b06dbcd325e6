import { loadOperator, type OperatorMessages } from '@archivolt/i18n';
import { Words } from '@archivolt/table/settings/words.svelte.ts';

/** Messages of the operator console. */
export const operator = new Words<OperatorMessages>(loadOperator);
