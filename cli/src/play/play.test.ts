import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { LANGUAGES } from '@archivolt/i18n';
import { MOVE_WORDS } from '@archivolt/red-cathedral';
import { afterAll, describe, expect, test } from 'vitest';
import { ioOf } from '../io.ts';
import { main } from '../main.ts';
import { runWith, type Typist, typeLines } from '../terminal.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'archivolt-play-'));
const file = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Chooses an offer by the length of the output: varied, but deterministic for the same game. */
const wander: Typist = (seen) => {
  const offers = seen.match(/^ +\d+ {2}\S/gm)?.length ?? 1;
  return String(1 + (seen.length % Math.max(1, offers)));
};

const solo = ['play', 'red-cathedral', '--solo', '--seed', '5'];

describe('a whole game', () => {
  test.each([
    ['red-cathedral', '--solo'],
    ['red-cathedral', '--players', '2', '--bots', 'greedy', '--advanced'],
    ['red-cathedral', '--players', '4', '--bots', 'random,random,random', '--influence', 'first'],
    ['red-cathedral', '--players', '3'],
    ['architectura', '--bots', 'greedy'],
    ['architectura', '--players', '2', '--swaps', '3'],
    ['architectura', '--players', '3', '--bots', 'random,greedy', '--first', '1'],
  ])('of %s %s %s %s %s is played by typing numbers', async (...argv) => {
    const { code, out } = await runWith(['play', ...argv, '--seed', '9'], wander);
    expect(code).toBe(0);
    expect(out).toMatch(/Final score/);
    expect(out).toMatch(/wins? with \d+|share the victory|beaten Ivan|Ivan has won/);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });

  test('describes the moves of bots in sentences', async () => {
    const { out } = await runWith(['play', 'red-cathedral', '--bots', 'greedy', '--seed', '9'], wander);
    expect(out).toMatch(/── Yellow \(Apprentice\)/);
    expect(out).toMatch(/Yellow claims the (base|middle section|dome) of tower I/);
    expect(out).toMatch(/Yellow moves the \w+ die \d+ locations? from \w+/);
  });

  test.each([
    ['red-cathedral', '--bots', 'greedy'],
    ['architectura', '--bots', 'greedy', '--swaps', '2'],
  ])('of %s is in German, without English words outside the notation', async (...argv) => {
    const { code, out } = await runWith(['play', ...argv, '--seed', '9', '--lang', 'de'], wander);
    expect(code).toBe(0);
    expect(out).toMatch(/^Rot \(du\), \w+ \(Lehrling\)$/m);
    expect(out).toMatch(/Du bist am Zug: /);
    expect(out).toMatch(/── \w+ \(Lehrling\)/);
    expect(out).toMatch(/^(Schlusswertung|Endstand)$/m);
    expect(out).toMatch(/(Du hast|hat) mit \d+ .* gewonnen/);
    const plain = out.replace(/\[[a-z][^\]]*\]/g, '');
    expect(plain.match(/\b(the|you|your|of|and|with|card|tower|street)\b/g) ?? []).toEqual([]);
  });

  test('offers the largest amount first, as the table on the page does', async () => {
    const { out } = await runWith(['play', 'red-cathedral', '--players', '3', '--seed', '9'], wander);
    const asked = out.match(/(?:^ +\d+ {2}.*\[amount \d\]\n)+/gm) ?? [];
    expect(asked.length).toBeGreaterThan(5);
    for (const offers of asked) {
      const amounts = [...offers.matchAll(/\[amount (\d)\]/g)].map(([, amount]) => Number(amount));
      expect(amounts.length).toBeGreaterThan(1);
      expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
    }
  });

  test('uses the system language unless --lang is given', async () => {
    const speaks = async (env: Record<string, string>, ...argv: string[]): Promise<string> => {
      const input = new PassThrough();
      const output = new PassThrough();
      let out = '';
      output.on('data', (chunk: Buffer) => {
        out += chunk.toString();
      });
      input.end('quit\n');
      await main([...solo, ...argv], ioOf({ input, output, error: new PassThrough(), env }));
      return out;
    };
    expect(await speaks({ LANG: 'de_AT.UTF-8' })).toMatch(/Startzahl 5[\s\S]*Auf Wiedersehen/);
    expect(await speaks({ LANG: 'de_DE', LC_ALL: 'pt_BR.UTF-8' })).toMatch(/semente 5[\s\S]*Até a próxima/);
    expect(await speaks({ LANG: 'de_DE' }, '--lang', 'it')).toMatch(/seme 5[\s\S]*Arrivederci/);
    for (const env of [{}, { LANG: 'C.UTF-8' }, { LC_ALL: 'POSIX' }, { LANG: 'ja_JP.eucJP' }])
      expect(await speaks(env)).toMatch(/seed 5[\s\S]*Goodbye/);
  });

  test('passes the keyboard only to a player with a decision to make', async () => {
    const argv = ['play', 'architectura', '--players', '2', '--swaps', '2', '--seed', '9'];
    const { out } = await runWith(argv, wander);
    const handed = out.split(/^Pass the keyboard to .*$/m).slice(1);
    expect(handed.length).toBeGreaterThan(10);
    for (const seen of handed) expect(seen).toMatch(/^\n\n {3}1 +2 +3/);
  });

  test.each(LANGUAGES)('fits a terminal of 80 columns in %s', async (lang) => {
    const asked = ['board', 'help', 'why', 'why 1.3', 'claim x', 'score', 'rules RC-T3', 'log'];
    for (const game of [
      ['red-cathedral', '--players', '4', '--bots', 'random,random,random'],
      ['architectura', '--swaps', '6'],
    ]) {
      const type = typeLines([...asked, ...Array.from({ length: 12 }, () => '1'), ...asked]);
      const { out } = await runWith(['play', ...game, '--seed', '3', '--lang', lang], type);
      for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
    }
  });
});

const WORDS_OF_ARCHITECTURA =
  'replace ready show continue search exchange play beside remove pass pay spare allow move turn return rebuild token ' +
  'down swap protect copy decline';

describe('the prompt', () => {
  const ask = async (...lines: string[]): Promise<string> => (await runWith(solo, typeLines(lines))).out;

  test('answers why in sentences with rule numbers, for moves, numbers and things', async () => {
    expect(await ask('why claim 1.2')).toMatch(
      /has no\s+banner\. Towers are claimed from the ground up\. \[RC-C2\]/,
    );
    expect(await ask('why end')).toMatch(/basic action is still open[\s\S]*\[RC-F1\]/);
    expect(await ask('why 1.1')).toMatch(/Possible: Claim the base of tower I /);
    expect(await ask('why red')).toMatch(/RC-A2|Possible/);
    expect(await ask('why 1')).toMatch(/Possible/);
    expect(await ask('why 99')).toMatch(/numbered from 1 to/);
    expect(await ask('why gold')).toMatch(/RC-I3|RC-F1/);
    expect(await ask('why sell')).toMatch(/Not possible: sell W, [\s\S]*\[RC-F1\]/);
    expect(await ask('why decorate')).toMatch(/Not possible: decorate 1\.1\n[\s\S]*\[RC-D1\]/);
    const { out } = await runWith(['play', 'architectura', '--seed', '6'], typeLines(['why play']));
    expect(out).toMatch(/Possible: Play the Library in street 1, block 1/);
    const absent = await runWith(['play', 'architectura', '--seed', '3'], typeLines(['why palace']));
    expect(absent.out.match(/Not possible: /g)).toHaveLength(1);
    expect(absent.out).toMatch(/The Palace is not among the cards you can use now/);
    const held = await runWith(['play', 'architectura', '--seed', '3'], typeLines(['why temple']));
    expect(held.out).toMatch(/Possible: Play the Temple in street 1, block 1/);
    expect(held.out.match(/Streets are built up\s+from left to right/g)).toHaveLength(1);
    expect(held.out.match(/Street 2 cannot be opened yet/g)).toHaveLength(1);
    expect(await ask('why bananas')).toMatch(/“bananas” is neither a move/);
    expect(await ask('why')).toMatch(/Why what\? For example: why claim \d\.\d,/);
    // The example is a move of the game at hand.
    const other = await runWith(['play', 'architectura', '--seed', '6'], typeLines(['why']));
    expect(other.out).toMatch(/Why what\? For example: why play /);
  });

  test.each([
    ['red-cathedral', ['--solo'], MOVE_WORDS],
    ['architectura', [], WORDS_OF_ARCHITECTURA.split(' ')],
  ])('answers why about the word for every kind of move of %s', async (game, flags, words) => {
    const asked = words.map((word) => `why ${word}`);
    const { out } = await runWith(['play', game, ...flags, '--seed', '5'], typeLines(asked));
    expect(out).not.toMatch(/is neither a move/);
    expect(out.match(/^ +(Not possible|Possible): /gm)?.length).toBeGreaterThanOrEqual(words.length);
    const { out: other } = await runWith(['play', game, '--seed', '5'], typeLines(['why constructor']));
    expect(other).toMatch(/“constructor” is neither a move/);
  });

  test('says once what is against all moves that are meant', async () => {
    const said = (await ask('die yellow 5', 'why claim')).split('> why claim')[1] ?? '';
    const [common = '', ...others] = said.split('Not possible:').slice(1);
    expect(common).toMatch(/claim 1\.1, .*more\)\s+There is another decision to make first/);
    expect(others.length).toBeGreaterThan(1);
    for (const other of others) expect(other).not.toContain('another decision');
  });

  test('accepts names of things and actions in the language of the game', async () => {
    const german = async (...lines: string[]): Promise<string> =>
      (await runWith([...solo, '--lang', 'de'], typeLines(lines))).out;
    expect(await german('why Gold')).toMatch(/Nicht möglich: sell G[\s\S]*RC-I3/);
    expect(await german('why rot')).toMatch(/Möglich: Den roten Würfel/);
    expect(await german('why beanspruchen')).toMatch(/Möglich: Das Erdgeschoss von Turm I beanspruchen/);
    expect(await german('rules rc-c2')).toMatch(/RC-C2 {2}Ein Abschnitt ist verfügbar/);
    const { out } = await runWith(
      ['play', 'architectura', '--bots', 'random', '--seed', '4', '--first', '0', '--lang', 'fr'],
      typeLines(['why bibliothèque']),
    );
    expect(out).toMatch(/\[play Library 1\.1\]|Impossible : play Library/);
  });

  test('does not call the game over at a step that reveals something', async () => {
    const { out } = await runWith(solo, typeLines(['claim 1.1', 'slot yellow', 'face down', 'score']));
    expect(out).toMatch(/You can still undo this[\s\S]*If the game ended now/);
    expect(out).not.toMatch(/Final score|share the victory/);
  });

  test('does not show Ivan’s turn while the player can undo, nor call the game over', async () => {
    const turn = ['claim 1.1', 'slot yellow', 'face down'];
    const { out } = await runWith(solo, typeLines([...turn, 'why build', '1']));
    const [own = '', rest = ''] = out.split(/You can still undo this[\s\S]*You can still undo this/);
    expect(own).toMatch(/You place the tile/);
    expect(own).not.toMatch(/^── Ivan/m);
    expect(rest).toMatch(/^── Ivan/m);
    expect(out).not.toMatch(/The game is over/);
  });

  test('answers an illegal move with reasons and invalid input with its position', async () => {
    expect(await ask('claim 1.3')).toMatch(/Not possible now[\s\S]*\[RC-C2\]/);
    expect(await ask('claim x')).toMatch(/^ {9}\^\n {3}Expected a tower\. Examples: claim 1\.1/m);
    expect(await ask('die red')).toMatch(/not a valid move from here on\. Examples: die red/);
    expect(await ask('foo')).toMatch(/neither a move nor a command/);
    expect(await ask('99')).toMatch(/numbered from 1 to/);
  });

  test('undoes step by step until something unknown is revealed', async () => {
    const out = await ask('undo', 'claim 1.1', 'slot yellow', 'undo', 'undo 5', 'undo', 'score');
    expect(out).toMatch(/There is nothing to undo/);
    expect(out.match(/One step undone/g)).toHaveLength(2);
    expect(out.match(/Your turn: claim/g)).toHaveLength(2);
    const rolled = await ask('die blue 1', 'roll', 'undo');
    expect(rolled).toMatch(/You roll the dice[\s\S]*There is nothing to undo/);
  });

  test('answers score, log, position, help and rules without changing the game', async () => {
    const out = await ask('claim 1.1', 'log', 'score', 'position', 'help', 'rules RC-Z9', 'log x', 'undo x');
    expect(out).toMatch(/You claim the base of tower I[\s\S]*You claim the base of tower I[^[]*\[RC-C1\]/);
    expect(out).toMatch(/If the game ended now[\s\S]*RC-E2/);
    expect(out).toMatch(/\nrc\/base\/basic 1\/0 /);
    expect(out).toMatch(/why THING/);
    expect(out).toMatch(/no rule RC-Z9/);
    expect(out).toMatch(/log takes/);
    expect(out).toMatch(/undo takes/);
  });

  test('prints the same position for the same seed', async () => {
    const argv = ['play', 'architectura', '--bots', 'random', '--seed', '4', '--first', '0'];
    const { out } = await runWith(argv, typeLines(['position']));
    const other = await runWith(argv, typeLines(['position']));
    expect(out).toBe(other.out);
  });
});

describe('a saved game', () => {
  test('resumes where it was, even in the middle of a turn', async () => {
    const saved = file('game');
    const before = await runWith(solo, typeLines(['claim 1.1', `save ${saved}`, 'position']));
    expect(before.out).toMatch(/Saved to/);
    expect(readFileSync(saved, 'utf8')).toMatch(
      /^# seats person\nred-cathedral rules \d+\noptions .*\nsetup /,
    );
    const line = (out: string): string | undefined => /^rc\/base.*$/m.exec(out)?.[0];
    for (const argv of [
      [...solo, '--load', saved],
      ['play', 'red-cathedral', '--load', saved],
    ]) {
      const after = await runWith(argv, typeLines(['position', 'log']));
      expect(line(after.out)).toBe(line(before.out));
      expect(after.out).toMatch(/You claim the base of tower I/);
    }
    const loaded = await runWith(
      ['play', 'red-cathedral', '--solo', '--seed', '8'],
      typeLines([`load ${saved}`, 'position']),
    );
    expect(line(loaded.out)).toBe(line(before.out));
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('is refused with position and reason if it is invalid, and the current game continues', async () => {
    const bad = file('bad');
    const saved = file('good');
    await runWith(solo, typeLines(['claim 1.1', `save ${saved}`]));
    const text = readFileSync(saved, 'utf8');
    const load = async (contents: string): Promise<string> => {
      writeFileSync(bad, contents);
      const { out, code } = await runWith(solo, typeLines(['claim 1.1', `load ${bad}`, 'score']));
      expect(code).toBe(0);
      expect(out).toMatch(/Not loaded; your game continues[\s\S]*If the game ended now/);
      return out;
    };
    expect(await load(text.replace('claim 1.1', 'claim x'))).toMatch(/line 5, character 9: expected a tower/);
    expect(await load(text.replace('claim 1.1', 'claim 1.3'))).toMatch(/step 1: claim 1\.3 is not offered/);
    expect(await load(text.replace('"players":1', '"players":9'))).toMatch(
      /players: expected a whole number/,
    );
    expect(await load('')).toMatch(/line 1, character 1: expected "red-cathedral rules/);
    expect(await load(text.replace(/^setup .*$/m, 'setup 1'))).toMatch(/pick 2 is missing/);
    const { code, err } = await runWith(['play', 'red-cathedral', '--load', bad]);
    expect(code).toBe(2);
    expect(err).toMatch(/--load .*pick 2 is missing/);
  });

  test('is refused in German if a file, move or component set is invalid', async () => {
    const bad = file('schlecht');
    const saved = file('gut');
    await runWith(solo, typeLines(['claim 1.1', `save ${saved}`]));
    const text = readFileSync(saved, 'utf8');
    const german = async (contents: string, flag: '--load' | '--set', game = 'red-cathedral') => {
      writeFileSync(bad, contents);
      const { err, code } = await runWith(['play', game, flag, bad, '--lang', 'de']);
      expect(code).toBe(2);
      return err.split('\n')[0]?.replace(bad, 'X');
    };
    const load = (from: string | RegExp, to: string) => german(text.replace(from, to), '--load');
    expect(await load('claim 1.1', 'claim x')).toMatch(/X: Zeile 5, Zeichen 9: erwartet: ein Turm$/);
    expect(await load('claim 1.1', 'fly')).toMatch(/: erwartet: ein Zug, eines von claim, /);
    expect(await load('claim 1.1', 'claim 0.1')).toMatch(/: ein Turm: nur von 1 bis 9$/);
    expect(await load('claim 1.1', 'claim 1.3')).toMatch(
      /X: Schritt 1: claim 1\.3 steht hier nicht zur Wahl$/,
    );
    expect(await load('"players":1', '"players":9')).toMatch(
      /: players: erwartet: eine ganze Zahl von 1 bis 4$/,
    );
    expect(await load(/^setup .*$/m, 'setup 1')).toMatch(/X: Zufallszahl 2 fehlt$/);
    expect(await german('', '--load')).toMatch(/Zeile 1, Zeichen 1: erwartet: „red-cathedral rules 2“$/);
    expect(await german('{"id": 1,}', '--set')).toMatch(
      /--set X kann nicht gelesen werden: ab Zeichen 10 ist das kein JSON$/,
    );
    expect(await german('7', '--set')).toMatch(/erwartet: Felder in geschweiften Klammern$/);
    expect(await german('{"id":"my-set","cards":3}', '--set', 'architectura')).toMatch(
      /X ist kein Satz Spielmaterial: cards: erwartet: eine Liste$/,
    );
  });

  test('is reported as not saved without a writable path or a file name', async () => {
    const { out } = await runWith(
      solo,
      typeLines([`save ${join(folder, 'no', 'such', 'folder')}`, 'save', 'load', 'score']),
    );
    expect(out).toMatch(/Not saved: ENOENT/);
    expect(out).toMatch(/save needs a file name[\s\S]*load needs a file name/);
  });
});

test('[RC-V1] the opening names every seat, the automaton of a solo game too', async () => {
  const { out } = await runWith(solo, typeLines([]));
  expect(out.split('\n')[1]).toBe('Red (you), Ivan');
});

test('quit and the end of input both say goodbye', async () => {
  for (const type of [typeLines(['quit']), typeLines([])]) {
    const { code, out } = await runWith(solo, type);
    expect(code).toBe(0);
    expect(out).toMatch(/Goodbye/);
  }
});
