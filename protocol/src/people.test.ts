import { describe, expect, test } from 'vitest';
import { guest, mailAddress, name } from './people.ts';
import { read } from './schema.ts';

describe('a name', () => {
  test.each(['\u3164', '\u115f\u1160', '\uffa0', '\u2800\u2800', '\ufe0f', '\u034f', ' \u3164 '])(
    'of invisible characters only is rejected: %j',
    (given) => expect(read(name, given)).toBeUndefined(),
  );

  test('is stripped of invisible characters', () => {
    expect(read(name, 'A\u3164d\u2800a\ufe0f')).toBe('Ada');
  });

  test.each([`e${'\u0301'.repeat(8)}`, 'Z\u0350\u0351\u0352\u0357algo', '\u0301Ada'])(
    'with stacked or leading combining marks is rejected: %j',
    (given) => expect(read(name, given)).toBeUndefined(),
  );

  test.each(['José', 'Nguyễn Thị', 'Zoë', 'สมชายก็', 'हिन्दी', 'שָׁלוֹם', '李雷', '❤ Ada'])(
    'in any script is accepted unchanged: %s',
    (given) => expect(read(name, given)).toBe(given.normalize('NFC')),
  );
});

test('a time zone has one canonical spelling', () => {
  const zones = ['europe/lisbon', 'EUROPE/LISBON', 'Europe/Lisbon'].map(
    (zone) => read(guest, { name: 'Ada', colour: 0, language: 'en', zone })?.zone,
  );
  expect(zones).toEqual(['Europe/Lisbon', 'Europe/Lisbon', 'Europe/Lisbon']);
});

describe('an email address', () => {
  test.each(['ada@example.org', 'Ada.L+games@sub.example.co', "o'neil@example.org", 'ada@münchen.example'])(
    'can be %s',
    (given) => expect(read(mailAddress, given)).toBe(given),
  );

  test.each([
    '<ada@example.org>',
    'ada@example.org>',
    'ada@example.org\0',
    'ada@example.org,eve@example.org',
    'Ada <ada@example.org>',
    'ada@localhost',
    'ada@-example.org',
    'ada@example..org',
    '"a b"@example.org',
    'ada@[127.0.0.1]',
    'ada@example.org\nbcc: eve@example.org',
  ])('cannot be %j', (given) => expect(read(mailAddress, given)).toBeUndefined());
});
