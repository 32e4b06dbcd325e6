/** The account that pays for a job: an address, and a person within it. */
export type Share = readonly [wide: string, narrow: string];

/** Idle accounts kept before those whose usage no longer matters are dropped. */
const MAX_IDLE = 100;

/**
 * Accounts that compete for the same resource. The next is the one with the least usage; among equals, the longest waiting.
 */
class Group<V> {
  readonly #waiting = new Map<string, V>();
  readonly #used = new Map<string, number>();
  /** The usage of the account served last. A newcomer starts at this level, so that idle time earns no credit. */
  #level = 0;

  /** The waiting work of an account; created if there is none yet. */
  at(name: string, make: () => V): V {
    const known = this.#waiting.get(name);
    if (known !== undefined) return known;
    const made = make();
    this.#used.set(name, this.#usedBy(name));
    this.#waiting.set(name, made);
    return made;
  }

  get(name: string): V | undefined {
    return this.#waiting.get(name);
  }

  get all(): IterableIterator<[name: string, of: V]> {
    return this.#waiting.entries();
  }

  /** The account to serve next; it moves behind accounts with equal usage. */
  turn(): [name: string, of: V] | undefined {
    let found: [string, V] | undefined;
    for (const each of this.#waiting)
      if (!found || this.#usedBy(each[0]) < this.#usedBy(found[0])) found = each;
    if (!found) return undefined;
    const [name, of] = found;
    this.#level = this.#usedBy(name);
    this.#waiting.delete(name);
    this.#waiting.set(name, of);
    return found;
  }

  charge(name: string, cost: number): void {
    this.#used.set(name, this.#usedBy(name) + cost);
    if (this.#used.size < this.#waiting.size + MAX_IDLE) return;
    for (const [other, used] of this.#used)
      if (used <= this.#level && !this.#waiting.has(other)) this.#used.delete(other);
  }

  /** Removes an account that has nothing waiting. */
  leave(name: string): void {
    this.#waiting.delete(name);
  }

  #usedBy(name: string): number {
    const used = this.#used.get(name) ?? 0;
    return this.#waiting.has(name) ? used : Math.max(used, this.#level);
  }
}

/**
 * Fair queue: every address gets the same share of time, however much it asks for, and so does every person within an
 * address. A single account is served in order.
 */
export class FairQueue<T> {
  readonly #addresses = new Group<Group<T[]>>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push([wide, narrow]: Share, item: T): void {
    this.#addresses
      .at(wide, () => new Group())
      .at(narrow, () => [])
      .push(item);
    this.#length++;
  }

  /** Takes the next item, of the account with the least usage. */
  take(): T | undefined {
    const [wide, people] = this.#addresses.turn() ?? [];
    const [narrow, items] = people?.turn() ?? [];
    const item = items?.[0];
    if (wide === undefined || narrow === undefined || item === undefined) return undefined;
    this.remove([wide, narrow], item);
    return item;
  }

  /** Charges the cost of a finished item. */
  charge([wide, narrow]: Share, cost: number): void {
    this.#addresses.get(wide)?.charge(narrow, cost);
    this.#addresses.charge(wide, cost);
  }

  /** Removes the newest item of the account with most waiting, to make room. */
  dropLast(): T | undefined {
    let longest: { share: Share; items: T[] } | undefined;
    for (const [wide, people] of this.#addresses.all)
      for (const [narrow, items] of people.all)
        if (!longest || items.length > longest.items.length) longest = { share: [wide, narrow], items };
    const item = longest?.items.at(-1);
    if (longest && item !== undefined) this.remove(longest.share, item);
    return item;
  }

  remove([wide, narrow]: Share, item: T): void {
    const people = this.#addresses.get(wide);
    const items = people?.get(narrow);
    const place = items?.indexOf(item) ?? -1;
    if (!people || !items || place < 0) return;
    items.splice(place, 1);
    this.#length--;
    if (items.length > 0) return;
    people.leave(narrow);
    if (people.all.next().done) this.#addresses.leave(wide);
  }

  /** Removes and returns everything that waits. */
  clear(): T[] {
    const left: T[] = [];
    for (let item = this.take(); item !== undefined; item = this.take()) left.push(item);
    return left;
  }
}
