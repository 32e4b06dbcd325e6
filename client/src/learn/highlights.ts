import type { GameTypes, View } from '@archivolt/engine';
import { visible } from '@archivolt/table/frame/sight.ts';
import type { Guide, PaneId } from '@archivolt/table/kit.ts';
import type { TableModel } from '@archivolt/table/model.svelte.ts';

/** The elements that a step highlights, and their names. */

/** The button that ends a turn; highlighted when nothing else is left to do. */
export const CONFIRM = 'confirm';

type AnyModel<G extends GameTypes, T, S> = TableModel<G, T, S>;

function splitKey(key: string): [kind: string, name: string] {
  const [kind = '', ...rest] = key.split(':');
  return [kind, rest.join(':')];
}

/** Its selector; matches several elements if the page shows it several times. */
function selectorOf<G extends GameTypes, T, S>(model: AnyModel<G, T, S>, key: string): string {
  const [kind, name] = splitKey(key);
  if (key === CONFIRM) return '.action .confirm';
  if (kind === 'action' || kind === 'choice') return `[data-${kind}="${name}"]`;
  if (kind === 'pane') {
    const pane = model.kit.panes.find(({ id }) => id === name);
    return `main .pane.${pane?.area ?? name}`;
  }
  return ['target', 'thing', 'inspect'].map((attribute) => `[data-${attribute}="${key}"]`).join();
}

/** The visible elements. If a thing is drawn and touched in the same place, the touchable one. */
export function highlightedElements<G extends GameTypes, T, S>(
  root: ParentNode,
  model: AnyModel<G, T, S>,
  key: string,
): HTMLElement[] {
  const found = visible(root, selectorOf(model, key));
  const touched = found.filter((element) => element.matches('[data-target]'));
  return touched.length > 0 ? touched : found.slice(0, 1);
}

/** Whether the table draws it, perhaps in a pane that is hidden. */
export function isDrawn<G extends GameTypes, T, S>(
  root: ParentNode,
  model: AnyModel<G, T, S>,
  key: string,
): boolean {
  return root.querySelector(selectorOf(model, key)) !== null;
}

/** The pane that contains it, shown or not. */
export function paneOfHighlight<G extends GameTypes, T, S>(
  root: ParentNode,
  model: AnyModel<G, T, S>,
  key: string,
): PaneId | undefined {
  const [kind, name] = splitKey(key);
  if (kind === 'pane') return name;
  const target = model.targets.get(key);
  if (target !== undefined) return model.kit.paneOfTarget(target);
  // Some things, such as the score track, are not targets: look for the pane that draws them.
  const place = root.querySelector(selectorOf(model, key))?.closest('.pane');
  return model.kit.panes.find(({ area }) => place?.classList.contains(area))?.id;
}

/** Its name; undefined if it is not on the table now. */
export function highlightName<G extends GameTypes, T, S>(
  model: AnyModel<G, T, S>,
  guide: Pick<Guide<G>, 'inspect'> | undefined,
  view: View<G>,
  key: string,
): string | undefined {
  const [kind, name] = splitKey(key);
  const { speaker } = model;
  if (key === CONFIRM) return speaker.table.actions.confirm;
  if (kind === 'action') return speaker.action(name).name;
  if (kind === 'pane') return speaker.paneName(name);
  if (kind === 'choice') {
    const choice = model.decision.choices.find((one) => one.key === name);
    return choice && speaker.choice(choice, view).short;
  }
  return guide?.inspect?.(key, view)?.name;
}
