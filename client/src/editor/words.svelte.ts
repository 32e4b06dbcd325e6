import { type EditorMessages, loadEditor } from '@archivolt/i18n';
import { Words } from '@archivolt/table/settings/words.svelte.ts';

/** Messages of the editor. */
export const words = new Words<EditorMessages>(loadEditor);
