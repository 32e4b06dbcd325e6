import { describe, expect, test } from 'vitest';
import { BadSetting, flagOf, readSettings, SETTINGS } from './settings.ts';

describe('settings', () => {
  test('have defaults', () => {
    expect(readSettings({}, {})).toMatchObject({ host: 'localhost', database: undefined, log: 'warn' });
  });

  test('come from flags or else from the environment', () => {
    const environment = { PORT: '4000', LOG_LEVEL: 'info', HOST: '' };
    expect(readSettings({ port: '5000' }, environment)).toMatchObject({
      port: 5000,
      log: 'info',
      host: 'localhost',
    });
  });

  test.each([
    [{ PORT: 'many' }, 'PORT: expected a whole number from 0 to 65535, not "many"'],
    [{ PORT: '70000' }, 'PORT: expected a whole number from 0 to 65535, not "70000"'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: expected an address that begins with postgres://'],
    [{ PUBLIC_URL: 'play.example.org' }, 'PUBLIC_URL: expected an address such as'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected one of silent, error'],
    [{ MAIL_URL: 'localhost' }, 'MAIL_URL: expected an address that begins with smtp://'],
    [{ BOT_THREADS: '1.5' }, 'BOT_THREADS: expected a whole number'],
  ])('refuse %o with the name and the expected value', (environment, message) => {
    expect(() => readSettings({}, environment)).toThrow(message);
    expect(() => readSettings({}, environment)).toThrow(BadSetting);
  });

  test.each([
    [{ DATABASE_URL: 'mysql://ana:geheim@x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://ana:geheim@:::' }, 'DATABASE_URL'],
    [{ MAIL_URL: 'http://ana:geheim@x' }, 'MAIL_URL'],
    [{ METRICS_TOKEN: 'geheim' }, 'METRICS_TOKEN'],
  ])('refuse %o without revealing the given value', (environment, name) => {
    expect(() => readSettings({}, environment)).toThrow(new RegExp(`^${name}: expected (?!.*geheim)`));
  });

  test('refuse a value that only begins like an address', () => {
    for (const wrong of [
      { publicUrl: 'https://a b' },
      { publicUrl: 'https://ana@x' },
      { publicUrl: 'http://[' },
      { mail: 'smtp://:' },
    ])
      expect(() => readSettings(wrong, {}), JSON.stringify(wrong)).toThrow(BadSetting);
  });

  test('report a bad value with the name of its flag', () => {
    expect(() => readSettings({ botQueue: '0' }, {})).toThrow('--bot-queue: expected');
  });

  test('each have help, a unique flag and a unique variable', () => {
    const all = Object.entries(SETTINGS);
    expect(new Set(all.map(([, { variable }]) => variable)).size).toBe(all.length);
    expect(new Set(all.map(([name]) => flagOf(name))).size).toBe(all.length);
    for (const [, { help }] of all) expect(help.length).toBeGreaterThan(8);
  });
});
