import { type AccountMessages, loadAccount, loadService, type ServiceMessages } from '@archivolt/i18n';
import { Words } from '@archivolt/table/settings/words.svelte.ts';

export const account = new Words<AccountMessages>(loadAccount);
/** Messages for maintenance and the privacy page. */
export const service = new Words<ServiceMessages>(loadService);
