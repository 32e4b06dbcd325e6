import type { GameTypes } from '@archivolt/engine';
import type { Locale } from '@archivolt/i18n';
import type { GameId } from '@archivolt/protocol/ids';
import { cryptoChance } from '@archivolt/table/session/cryptoChance.ts';
import { type Public, withBoard } from '../boards.ts';
import { EditorModel, read } from './model.svelte.ts';

/** The editor of any game, whatever its types. */
export type AnyEditor = Public<EditorModel<GameTypes, unknown, unknown>>;

/** An opened editor of any game. */
export interface OpenedEditor {
  readonly model: AnyEditor;
  /** Speaks another language from now on. */
  speak(locale: Locale): Promise<void>;
}

/** An editor, or the first character of the position that cannot be read. */
type EditorOpening = ({ readonly ok: true } & OpenedEditor) | { readonly ok: false; readonly at: number };

/** Opens a position, or the start of a game if there is none. Undefined in a game without an editor. */
export function openEditor(
  game: GameId,
  position: string | undefined,
  locale: Locale,
  arrived: (text: string) => void,
): Promise<EditorOpening | undefined> {
  return withBoard(game, async (board): Promise<EditorOpening | undefined> => {
    const editor = await board.editor?.();
    if (!editor) return undefined;
    const text = position ?? editor.positions.printState(editor.begin(cryptoChance));
    const reading = read(editor, text);
    if (!reading.ok) return reading;
    const [rules, editing] = await Promise.all([board.rules(), editor.load(locale)]);
    const model = new EditorModel({ game: rules, editor, editing, load: board.kit }, reading.entry, arrived);
    return {
      ok: true,
      model,
      async speak(next: Locale) {
        model.editing = await editor.load(next);
      },
    };
  });
}
