/** The elements that a step of a hint is about. */
export interface HintTargets {
  /** A pane; highlighted as a whole if no thing of it is named. */
  readonly pane?: string;
  /** Things on the board by their keys. */
  readonly things: readonly string[];
  /** A button of the action bar by its action. */
  readonly button?: string | undefined;
}

/** Highlights them until the returned function is called. */
export function highlight(root: ParentNode, { pane, things, button }: HintTargets): () => void {
  const selectors = things.map((key) => `[data-target="${CSS.escape(key)}"]`);
  if (things.length === 0 && pane !== undefined) selectors.push(`[data-part="${pane}"]`);
  if (button !== undefined) selectors.push(`[data-action="${button}"]`);
  const found = selectors.flatMap((selector) => [...root.querySelectorAll(selector)]);
  for (const element of found) element.setAttribute('data-lit', '');
  return () => {
    for (const element of found) element.removeAttribute('data-lit');
  };
}
