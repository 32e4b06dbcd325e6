/** The shortcuts of the table. A letter does nothing while something is being written. */
export interface Shortcuts {
  undo(all: boolean): void;
  confirm(): void;
  why(element: Element): void;
  /** To the next thing on the board that is possible, or back. */
  next(back: boolean): void;
  /** One's own things by number, from 0; is there one? */
  pick(index: number): boolean;
  actions(): void;
  log(): void;
  score(): void;
  skip(): void;
  letGo(): boolean;
  hint(): void;
  help(): void;
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
      keys.confirm();
      return true;
    case 'enter':
      // On a button or a link Enter is theirs.
      if (element.closest('button, a')) return false;
      keys.confirm();
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
    case 'k':
      keys.skip();
      return true;
    case 'h':
      keys.hint();
      return true;
    case 'i':
      keys.help();
      return true;
    case 'escape':
      return keys.letGo();
    default:
      return /^[1-9]$/.test(event.key) && keys.pick(Number(event.key) - 1);
  }
}
