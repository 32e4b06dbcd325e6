/** The keyboard shortcuts of the table. Letters do nothing while a text field has the focus. */
export interface Shortcuts {
  undo(all: boolean): void;
  confirm(): void;
  why(element: Element): void;
  /** Moves to the next possible target on the board, or to the previous one. */
  next(back: boolean): void;
  /** Selects one of the player's own things by number, from 0; returns whether it exists. */
  pick(index: number): boolean;
  actions(): void;
  log(): void;
  score(): void;
  aid(): void;
  skip(): void;
  letGo(): boolean;
  hint(): void;
  help(): void;
  again(): void;
}

export function onKey(event: KeyboardEvent, keys: Shortcuts): void {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
  if (act(event, keys)) event.preventDefault();
}

function act(event: KeyboardEvent, keys: Shortcuts): boolean {
  const element = event.target instanceof Element ? event.target : document.body;
  switch (event.key.toLowerCase()) {
    case 'u':
      keys.undo(event.shiftKey);
      return true;
    case 'c':
      // A key that is held down answers one question, not the next one too.
      if (!event.repeat) keys.confirm();
      return true;
    case 'enter':
      // On a button or a link, Enter activates it.
      if (element.closest('button, a')) return false;
      if (!event.repeat) keys.confirm();
      return true;
    case '?':
      keys.why(element);
      return true;
    case 'n':
      keys.next(event.shiftKey);
      return true;
    case 'a':
      keys.actions();
      return true;
    case 'l':
      keys.log();
      return true;
    case 's':
      keys.score();
      return true;
    case 'p':
      keys.aid();
      return true;
    case 'k':
      keys.skip();
      return true;
    case 'h':
      keys.hint();
      return true;
    case 'r':
      if (!event.repeat) keys.again();
      return true;
    case 'i':
      keys.help();
      return true;
    case 'escape':
      return keys.letGo();
    default:
      return !event.repeat && /^[1-9]$/.test(event.key) && keys.pick(Number(event.key) - 1);
  }
}
