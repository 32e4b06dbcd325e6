import { commitmentOf, saltHash, type TableInfo, type TableSeat } from '@archivolt/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { nextPart, ownPart } from './ownPart.ts';

const SEED = 'ab'.repeat(32);
const commitment = commitmentOf(SEED);

let tables = 0;
/** The parts of a table that matter here. */
function table(kinds: TableSeat['kind'][], fields: Partial<TableInfo> = {}): TableInfo {
  const seats = kinds.map((kind, seat) => ({ seat, kind }));
  return {
    id: `table${tables}`,
    status: 'open',
    commitment,
    revealed: [],
    hashes: kinds.map(() => ''),
    seats,
    ...fields,
  } as unknown as TableInfo;
}
beforeEach(() => {
  tables++;
});

const other = saltHash(commitment, 'cd'.repeat(16));
const own = (seat = 0) => ownPart(`table${tables}`, seat);
const ownHash = () => saltHash(commitment, own()?.salt ?? '');

describe('the page’s contribution to the dice', () => {
  test('is the hash of a stored salt, then nothing until everybody has committed, then the salt', () => {
    const first = nextPart(table(['person', 'open']), 0, true);
    expect(first).toEqual({ commitment, hash: ownHash() });
    const hashes = [ownHash(), ''];
    expect(nextPart(table(['person', 'open'], { hashes }), 0, false)).toBe('nothing');
    expect(nextPart(table(['person', 'person'], { hashes }), 0, false)).toBe('nothing');
    const all = [ownHash(), other];
    expect(nextPart(table(['person', 'person'], { hashes: all }), 0, false)).toEqual({
      commitment,
      salt: own()?.salt,
    });
    // The others' commitments are stored before the salt leaves the page.
    expect(own()?.hashes).toEqual(all);
    expect(nextPart(table(['person', 'person'], { hashes: all, revealed: [0] }), 0, false)).toBe('nothing');
  });

  test('is the salt immediately if all opponents are bots, for the published commitment', () => {
    const part = nextPart(table(['bot', 'person', 'bot']), 1, true);
    expect(part).toEqual({ commitment, salt: own(1)?.salt });
    expect(own(1)?.commitment).toBe(commitment);
  });

  test('uses a new salt for a new commitment', () => {
    nextPart(table(['person', 'person']), 0, true);
    const before = own()?.salt;
    const fresh = commitmentOf('cd'.repeat(32));
    nextPart(table(['person', 'person'], { commitment: fresh }), 0, false);
    expect(own()).toMatchObject({ commitment: fresh });
    expect(own()?.salt).not.toBe(before);
  });

  test('uses a new salt when another player’s hash changes', () => {
    nextPart(table(['person', 'person']), 0, true);
    const sent = nextPart(table(['person', 'person'], { hashes: [ownHash(), other] }), 0, false);
    const before = own()?.salt;
    expect(sent).toEqual({ commitment, salt: before });
    const ground = saltHash(commitment, 'ef'.repeat(16));
    const next = nextPart(table(['person', 'person'], { hashes: [ownHash(), ground] }), 0, false);
    expect(own()?.salt).not.toBe(before);
    expect(next).toEqual({ commitment, hash: ownHash() });
  });

  test('replaces the hash of another device only if the page was just opened', () => {
    nextPart(table(['person', 'open']), 0, true);
    const hashes = [other, ''];
    expect(nextPart(table(['person', 'open'], { hashes }), 0, false)).toBe('elsewhere');
    expect(nextPart(table(['person', 'open'], { hashes }), 0, true)).toEqual({ commitment, hash: ownHash() });
  });

  test('is nothing after the game has started', () => {
    expect(nextPart(table(['person', 'person'], { status: 'playing' }), 0, true)).toBe('nothing');
  });
});
