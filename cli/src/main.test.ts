import { PassThrough } from 'node:stream';
import { GAME_IDS } from '@archivolt/protocol';
import { describe, expect, test } from 'vitest';
import { ioOf } from './io.ts';
import { main } from './main.ts';
import { runWith } from './terminal.testing.ts';

const GAMES = GAME_IDS.join(', ');

describe('the command line', () => {
  test('prints only its version for --version, -v and version', async () => {
    for (const word of ['--version', '-v', 'version'])
      expect(await runWith([word])).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      });
  });

  test('lists the commands if none or an unknown one is given', async () => {
    expect(await runWith([])).toMatchObject({
      code: 2,
      out: expect.stringMatching(/play[\s\S]*sim[\s\S]*bench/),
    });
    const unknown = await runWith(['dance']);
    expect(unknown.code).toBe(2);
    expect(unknown.err).toMatch(/unknown command “dance”[\s\S]*play[\s\S]*sim/);
  });

  test('prints the help for players in their language', async () => {
    const { out } = await runWith(['play', '--help', '--lang', 'de']);
    expect(out).toMatch(/--players ZAHL +Anzahl der Plätze/);
    expect(out).toMatch(/master +Meister\. /);
    expect((await runWith(['verify', '--help', '--lang', 'it'])).out).toMatch(/una partita finita/);
    expect((await runWith(['sim', '--help', '--lang', 'de'])).out).toMatch(/number of seats/);
  });

  test.each(['play', 'sim', 'bench'])(
    'prints help for %s in lines of at most 120 characters',
    async (command) => {
      const { code, out } = await runWith([command, '--help']);
      expect(code).toBe(0);
      expect(out).toMatch(/--seed NUMBER/);
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
    },
  );

  test.each([
    [['play'], new RegExp(`missing the name of a game: ${GAMES}`)],
    [['play', '--lang', 'en'], new RegExp(`missing the name of a game: ${GAMES}$`, 'm')],
    [['play', 'chess'], /unknown game chess/],
    [
      ['play', 'chess', '--lang', 'de'],
      /unbekanntes Spiel chess; bekannt sind: .*\nSiehe: archivolt play --help/,
    ],
    [['play', 'red-cathedral', '--players', '7', '--lang=fr'], /--players attend un nombre entier de 1 à 4/],
    [['play', 'red-cathedral', 'architectura'], /unexpected argument architectura/],
    [['sim', 'red-cathedral', '--plyers', '3'], /unknown option --plyers/],
    [['sim', 'red-cathedral', '--constructor'], /unknown option --constructor/],
    [['sim', 'red-cathedral', '--players', '7'], /--players must be a whole number from 1 to 4, not 7/],
    [['sim', 'red-cathedral', '--players'], /--players expects a number/],
    [['sim', 'red-cathedral', '--games', 'many'], /--games must be a whole number .* not many/],
    [['sim', 'red-cathedral', '--solo=yes'], /--solo takes no value/],
    [['sim', 'red-cathedral', '--solo', '--players', '2'], /--solo is for one player/],
    [['sim', 'red-cathedral', '--side', 'left'], /--side must be one of basic, advanced, not left/],
    [['sim', 'red-cathedral', '--advanced', '--side', 'basic'], /contradict/],
    [['sim', 'red-cathedral', '--influence', 'all'], /--influence must be one of random, first/],
    [
      ['sim', 'red-cathedral', '--first', '3', '--players', '2'],
      /--first must be a whole number from 0 to 1, not 3/,
    ],
    [['sim', 'red-cathedral', '--bots', 'random,clever'], /--bots takes levels .* not clever/],
    [
      ['sim', 'red-cathedral', '--players', '3', '--bots', 'random,greedy'],
      /one for each of 3 players, not 2/,
    ],
    [['sim', 'red-cathedral', '--set', '/nowhere.json'], /cannot read --set \/nowhere.json/],
    [['sim', 'red-cathedral', '--report'], /--report is not available for red-cathedral/],
    [['sim', 'red-cathedral', '--swaps', '2'], /unknown option --swaps/],
    [['sim', 'architectura', '--players', '1'], /--players must be a whole number from 2 to 4/],
    [['sim', 'architectura', '--swaps', '7'], /--swaps must be a whole number from 0 to 6/],
    [['play', 'red-cathedral', '--load', '/nowhere'], /--load \/nowhere: ENOENT/],
    [['play', 'red-cathedral', '--bots', 'greedy,greedy,greedy,greedy'], /--bots takes at most 3 levels/],
    [['play', 'red-cathedral', '--lang', 'es'], /--lang must be one of en, fr, de, it, pt-PT, pt-BR, not es/],
    [['bench', '--slices', '3'], /--slices must be a whole number from 9/],
    [['bench', 'red-cathedral'], /unexpected argument red-cathedral/],
    [['strength', 'red-cathedral'], /unexpected argument red-cathedral/],
    [['calibrate', 'red-cathedral'], /unexpected argument red-cathedral/],
    [['puzzles', 'red-cathedral'], /unexpected argument red-cathedral/],
    [['puzzles', '--only', 'chess'], /unknown game chess; known games: red-cathedral/],
  ])('refuses %j and says what is wrong', async (argv, message) => {
    const { code, err, out } = await runWith(argv);
    expect(err).toMatch(message);
    expect(code).toBe(2);
    expect(out).toBe('');
  });
});

describe('a program on real streams', () => {
  const streams = (input: PassThrough, env = {}) => {
    const output = new PassThrough();
    const error = new PassThrough();
    let out = '';
    output.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    return { io: ioOf({ input, output, error, env }), printed: () => out };
  };

  test('reads a pipe line by line and says goodbye at its end', async () => {
    const input = new PassThrough();
    const { io, printed } = streams(input);
    input.end('score\nhelp\n');
    expect(await main(['play', 'red-cathedral', '--solo', '--seed', '1'], io)).toBe(0);
    expect(printed()).toMatch(/If the game ended now[\s\S]*undo[\s\S]*Goodbye/);
  });

  test('uses colour only if the environment asks for it', () => {
    const start = String.fromCharCode(27);
    const painted = (env: Record<string, string>): string =>
      streams(new PassThrough(), env).io.paint('red', 'x');
    expect(painted({})).toBe('x');
    expect(painted({ FORCE_COLOR: '1' })).toContain(start);
    expect(painted({ FORCE_COLOR: '1', NO_COLOR: '1' })).toBe('x');
  });
});
