import type { Shape } from '@archivolt/engine';
import type { Shortcuts } from '../keys.ts';
import type { TableModel } from '../model.svelte.ts';
import { elementOf, focusNext, keyUnder, visible } from './sight.ts';

/** What the frame opens and where the keys look. */
interface Reach {
  root(): ParentNode;
  log(): void;
  score(): void;
  help(): void;
}

/** The keys of the table, on a model. */
export function shortcutsOf<G extends Shape, T, S>(
  model: TableModel<G, T, S>,
  { root, log, score, help }: Reach,
): Shortcuts {
  return {
    log,
    score,
    help,
    undo: (all) => model.undo(all ? Number.POSITIVE_INFINITY : 1),
    confirm() {
      const commit = model.choices.find(({ commits }) => commits);
      if (model.complete) void model.confirm();
      else if (commit) model.press(commit.answer, { commits: true });
      else root().querySelector<HTMLElement>('#action-title')?.focus();
    },
    why(element) {
      const target = model.targets.get(keyUnder(element));
      if (target !== undefined) model.explain(target);
    },
    next: (back) => focusNext(root(), back),
    pick(index) {
      const target = model.numbered[index];
      if (target === undefined) return false;
      model.touch(target);
      elementOf(root(), model.kit.keyOf(target))?.focus();
      return true;
    },
    actions() {
      const [first] = ['.choices button', '.answers .confirm', '.acts button'].flatMap((buttons) =>
        visible(root(), buttons),
      );
      first?.focus();
    },
    hint: () => model.askForHint(),
    skip: () => model.catchUp(),
    letGo: () => model.letGo(),
  };
}
