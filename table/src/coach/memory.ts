/** The coach's memory on this device: the games it helped in, and the topics it has explained. */
export interface CoachMemory {
  /** The ids of the first games, by game. */
  readonly games: Readonly<Record<string, readonly string[]>>;
  /** The topics read, by game. */
  readonly read: Readonly<Record<string, readonly string[]>>;
}

const KEY = 'archivolt.coach';
/** Number of games of each kind that count as first games. */
const FIRST_GAMES = 2;

const listIn = (lists: CoachMemory['games'], name: string): readonly string[] => lists[name] ?? [];

/** Whether this is one of the first games of its kind on this device. `known` are the other stored games. */
export function isFirstGame(
  memory: CoachMemory,
  game: string,
  id: string,
  known: readonly string[],
): boolean {
  const coached = listIn(memory.games, game);
  if (coached.includes(id)) return true;
  const others = new Set([...coached, ...known]);
  others.delete(id);
  return others.size < FIRST_GAMES;
}

/** Adds a game in which the coach helped. */
export function withGame(memory: CoachMemory, game: string, id: string): CoachMemory {
  const games = listIn(memory.games, game);
  return games.includes(id) ? memory : { ...memory, games: { ...memory.games, [game]: [...games, id] } };
}

export const topicsRead = (memory: CoachMemory, game: string): ReadonlySet<string> =>
  new Set(listIn(memory.read, game));

/** Adds a topic that has been read. */
export function withTopic(memory: CoachMemory, game: string, topic: string): CoachMemory {
  const read = listIn(memory.read, game);
  return read.includes(topic) ? memory : { ...memory, read: { ...memory.read, [game]: [...read, topic] } };
}

/** Parses the stored memory; anything invalid counts as empty. */
export function readMemory(value: unknown): CoachMemory {
  const given: Partial<Record<keyof CoachMemory, unknown>> =
    typeof value === 'object' && value !== null ? value : {};
  return { games: lists(given.games), read: lists(given.read) };
}

function lists(value: unknown): Record<string, string[]> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, list]) => [
      name,
      Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [],
    ]),
  );
}

export function loadMemory(): CoachMemory {
  try {
    return readMemory(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return readMemory(null);
  }
}

export function saveMemory(memory: CoachMemory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // If the browser stores nothing, the note is shown again the next time.
  }
}
