/** Copies a text. If the Clipboard API is not available (plain HTTP from another machine), falls back to execCommand. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOf(text);
  }
}

function copyOf(text: string): boolean {
  const { activeElement } = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  // Inside an open dialog, because nothing outside of it can be selected.
  (activeElement?.closest('dialog') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus();
  return copied;
}
