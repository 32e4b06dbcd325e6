import type { GameTypes } from '@archivolt/engine';
import type { Shortcuts } from '../keys.ts';
import type { TableModel } from '../model.svelte.ts';
import { elementOf, focusNext, keyUnder, visible } from './sight.ts';

/** The part of the frame that the shortcuts use. */
interface ShortcutActions {
  root(): ParentNode;
  log(): void;
  score(): void;
  aid(): void;
  help(): void;
  /** Shows again what the others have done. */
  again(): void;
}

/** The keyboard shortcuts of the table, on a model. */
export function shortcutsOf<G extends GameTypes, T, S>(
  model: TableModel<G, T, S>,
  { root, log, score, aid, help, again }: ShortcutActions,
): Shortcuts {
  return {
    log,
    score,
    aid,
    help,
    again,
    undo: (all) => model.undo(all ? Number.POSITIVE_INFINITY : 1),
    confirm() {
      const commit = model.decision.choices.find(({ commits }) => commits);
      if (model.drafting.complete) void model.confirm();
      else if (commit) model.input.press(commit.answer, { commits: true });
      else root().querySelector<HTMLElement>('#action-title')?.focus();
    },
    why(element) {
      const target = model.targets.get(keyUnder(element));
      if (target !== undefined) model.input.explain(target);
    },
    next: (back) => focusNext(root(), back),
    pick(index) {
      const target = model.decision.numbered[index];
      if (target === undefined) return false;
      model.input.touch(target);
      elementOf(root(), model.kit.keyOf(target))?.focus();
      return true;
    },
    actions() {
      const [first] = ['.choices button', '.answers .confirm', '.acts button'].flatMap((buttons) =>
        visible(root(), buttons),
      );
      first?.focus();
    },
    hint: () => {
      if (!model.hints.showMore()) model.askForHint();
    },
    skip: () => model.replay.catchUp(),
    letGo: () => model.input.letGo(),
  };
}
