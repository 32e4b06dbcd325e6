/** Observes the database for the operator. */
export interface StoreObserver {
  /** A read or write failed; the code is that of the database or of the system. */
  failed(code: string): void;
  /** Something has waited this many milliseconds: for a connection, a batch of moves, or other writes. */
  waited(what: 'connection' | 'moves' | 'writes', milliseconds: number): void;
  /** A sync failed. Earlier writes may be lost, and a later sync would not report that. */
  syncFailed(thrown: unknown): void;
}

/** Code for a timeout. */
const TIMEOUT = 'timeout';

/** Forwards events to the observer, once there is one. */
export class ObserverRelay implements StoreObserver {
  #observer: StoreObserver | undefined;
  /** Called when a connection has gone silent. */
  onTimeout: () => void = () => undefined;

  observe(observer: StoreObserver): void {
    this.#observer = observer;
  }

  failed(code: string): void {
    this.#observer?.failed(code);
  }

  waited(what: Parameters<StoreObserver['waited']>[0], milliseconds: number): void {
    this.#observer?.waited(what, milliseconds);
  }

  syncFailed(thrown: unknown): void {
    this.#observer?.syncFailed(thrown);
  }

  /** Reports a failure by its code; a failed sync, after which nothing can be trusted, separately. */
  report(thrown: unknown): void {
    const code = codeOf(thrown);
    this.failed(code);
    if (code === TIMEOUT) this.onTimeout();
    if (isFailedSync(thrown)) this.syncFailed(thrown);
  }
}

/** An error that came from another thread, with its code. */
export class CodedError extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}

export function codeOf(thrown: unknown): string {
  const { code } = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown : { code: '' };
  if (typeof code === 'string' && code !== '') return code;
  return thrown instanceof Error && /timeout/i.test(thrown.message) ? TIMEOUT : 'unknown';
}

/** The codes of SQLite, PostgreSQL and the system. A limit on file sizes counts as a full disk. */
const DISK_FULL_CODES = ['SQLITE_FULL', 'SQLITE_IOERR_WRITE', '53100', 'ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether there is no space for a write. It may be retried when there is. */
const isDiskFull = (thrown: unknown): boolean => DISK_FULL_CODES.includes(codeOf(thrown));

/** The refusal for a request that failed because of a server error. */
export const failureCode = (thrown: unknown): 'cannotSave' | 'unavailable' =>
  isDiskFull(thrown) ? 'cannotSave' : 'unavailable';

/** A failed sync is not the error of one statement: the disk did not confirm earlier writes. */
export function isFailedSync(thrown: unknown): boolean {
  if (/^SQLITE_IOERR_(?:DIR_)?FSYNC$/.test(codeOf(thrown))) return true;
  return thrown instanceof Error && 'syscall' in thrown && /^f(?:data)?sync$/.test(String(thrown.syscall));
}
