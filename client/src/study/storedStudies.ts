import {
  accuracyOf,
  type Chances,
  DEPTHS,
  type DepthName,
  decisiveOf,
  luckOfSeat,
  type Moment,
  type Option,
  STUDY_VERSION,
} from '@archivolt/bots';
import { check, flag, integer, list, object, oneOf, optional, type Seat, text } from '@archivolt/engine';
import type { ReplayableGame } from '../replay/replayFile.ts';
import { openStore, SavedDrafts, STUDY_PREFIX } from '../session/savedDrafts.ts';
import { MAX_STORED_NUMBER } from '../session/storedNumber.ts';
import {
  decimal,
  FIGURES_KEY,
  printStoredFigures,
  readStoredFigures,
  type StudyFigures,
  timeAfter,
} from './figures.ts';

/** A study of a whole game. */
export interface CompleteStudy {
  readonly depth: DepthName;
  /** True if the bots' training data could not be used. */
  readonly isRough: boolean;
  readonly moments: readonly Moment[];
  /** The result of the game. */
  readonly end: Chances;
}

interface StoredStudy extends CompleteStudy {
  readonly version: number;
  /** A fingerprint of the game: a link has no id, and an id may be reused for another game. */
  readonly print: string;
  readonly kept: number;
}

/** Limit of stored studies; the oldest are dropped, because the storage also holds games. */
const MAX_STUDIES = 20;

const seat = integer(0, 7);
const count = integer(0, MAX_STORED_NUMBER);
const decimals = list(decimal);
const standing = { win: decimals, scores: decimals };

const option = object<Option>({
  win: decimal,
  margin: decimal,
  moves: list(text),
  expected: optional(
    object({ luck: count, picks: list(count), turns: list(object({ seat, moves: list(text) })) }),
  ),
});

const moment = object<Moment>({
  from: count,
  to: count,
  seat,
  turn: count,
  ...standing,
  luck: optional(decimals),
  choice: optional(object({ played: option, others: list(option), loss: decimal })),
});

const readStoredStudy = object<StoredStudy>({
  version: oneOf(STUDY_VERSION),
  print: text,
  kept: count,
  depth: oneOf(...(Object.keys(DEPTHS) as DepthName[])),
  isRough: flag,
  moments: list(moment),
  end: object<Chances>(standing),
});

/** The studies on this device, one per game. They are not encrypted: a studied game is over. */
export class StoredStudies extends SavedDrafts {
  /** Undefined if there is none, or if it is damaged or belongs to another version or another game. */
  load(id: string, print?: string): CompleteStudy | undefined {
    const kept = this.#read(STUDY_PREFIX + id);
    if (!kept || (print !== undefined && kept.print !== print)) return undefined;
    const { depth, isRough, moments, end } = kept;
    return { depth, isRough, moments, end };
  }

  /** Full storage only costs the time to compute it again. */
  save(id: string, print: string, study: CompleteStudy): void {
    this.#keepFigures(id, study);
    const old = this.#keys()
      .filter((key) => key !== STUDY_PREFIX + id)
      .map((key) => ({ key, kept: this.#read(key)?.kept ?? 0 }))
      .sort((a, b) => b.kept - a.kept);
    const entry = JSON.stringify({ version: STUDY_VERSION, print, kept: timeAfter(old), ...study });
    for (const { key } of old.splice(MAX_STUDIES - 1)) this.storage.removeItem(key);
    while (!this.write(STUDY_PREFIX + id, entry)) {
      const oldest = old.pop();
      if (!oldest) return;
      this.storage.removeItem(oldest.key);
    }
  }

  /** Accuracy and luck of every studied game, also of those whose study has been dropped. */
  figures(): ReadonlyMap<string, StudyFigures> {
    return readStoredFigures(this.storage.getItem(FIGURES_KEY) ?? '{}', STUDY_VERSION);
  }

  forgetFigures(): void {
    this.storage.removeItem(FIGURES_KEY);
  }

  /** Rough studies do not count. */
  #keepFigures(id: string, { moments, end, isRough }: CompleteStudy): void {
    if (isRough) return;
    const studied = readStoredFigures(this.storage.getItem(FIGURES_KEY) ?? '{}', STUDY_VERSION);
    studied.set(id, {
      version: STUDY_VERSION,
      kept: timeAfter(studied.values()),
      accuracy: end.win.map((_, seat) => accuracyOf(moments, seat) ?? null),
      luck: end.win.map((_, seat) => luckOfSeat(moments, seat)),
    });
    this.write(FIGURES_KEY, printStoredFigures(studied));
  }

  #read(key: string): StoredStudy | undefined {
    try {
      const read = check(readStoredStudy, JSON.parse(this.storage.getItem(key) ?? 'null'));
      return read.ok ? read.value : undefined;
    } catch {
      return undefined;
    }
  }

  #keys(): string[] {
    return Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index) ?? '').filter(
      (key) => key.startsWith(STUDY_PREFIX),
    );
  }
}

/** A fingerprint of a game: a short hash (FNV-1a) of its picks and moves. */
export function fingerprintOf({
  game,
  setup,
  start,
  submissions,
}: Pick<ReplayableGame, 'game' | 'setup' | 'start' | 'submissions'>): string {
  let hash = 0x811c9dc5;
  const whole = JSON.stringify([game, start ?? setup, submissions]);
  for (let index = 0; index < whole.length; index++)
    hash = Math.imul(hash ^ whole.charCodeAt(index), 0x01000193);
  return `${whole.length}.${hash >>> 0}`;
}

let opened: StoredStudies | undefined;
/** Opened on first use. */
export function storedStudies(): StoredStudies {
  opened ??= openStore(StoredStudies);
  return opened;
}

/** The summary of a study for other pages. */
export interface StudySummary {
  /** By seat; undefined for a seat without decisions. */
  readonly accuracy: readonly (number | undefined)[];
  /** By seat: the total change of the winning chance by rolls and draws. */
  readonly luck: readonly number[];
  /** The turn that gained the winner most, with the version it led to. */
  readonly decisive: { readonly version: number; readonly seat: Seat; readonly turn: number } | undefined;
}

/** The summary of a study stored on this device, if there is one. Opened by `/game/ID?study`. */
export function studySummary(id: string, store = storedStudies()): StudySummary | undefined {
  const study = store.load(id);
  if (!study) return undefined;
  const { moments, end } = study;
  const index = decisiveOf(moments, end);
  const decisive = index === undefined ? undefined : moments[index];
  return {
    accuracy: end.win.map((_, of) => accuracyOf(moments, of)),
    luck: end.win.map((_, of) => luckOfSeat(moments, of)),
    decisive: decisive && { version: decisive.to, seat: decisive.seat, turn: decisive.turn },
  };
}
