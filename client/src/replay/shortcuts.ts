/** Handles a shortcut, unless the user is typing, choosing, or reading a dialogue. */
export function handleShortcut(event: KeyboardEvent, keys: Readonly<Record<string, () => void>>): void {
  const { target, key } = event;
  const act = keys[key];
  if (!act || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (document.querySelector('dialog[open]')) return;
  if (target instanceof Element && target.matches('input, select, textarea')) return;
  // Space presses the button that has the focus.
  if (key === ' ' && target instanceof Element && target.matches('button, a, summary')) return;
  event.preventDefault();
  act();
}
