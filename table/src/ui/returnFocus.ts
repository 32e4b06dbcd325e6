/** Returns the focus from a part that closes to where it was before, unless it has moved elsewhere. */
export function returnFocus(before: Element | null, closing: Element): void {
  const { activeElement: now } = document;
  // The browser takes the focus from what is removed.
  if (now !== null && now !== document.body && !closing.contains(now)) return;
  const takesFocus = before instanceof HTMLElement || before instanceof SVGElement;
  if (takesFocus && before.isConnected) before.focus({ preventScroll: true });
}
