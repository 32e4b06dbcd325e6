import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test('all spellings of an address count as one mailbox', () => {
  const ways = ['ada@example.org', 'ADA@Example.ORG', 'ada+1@example.org', 'Ada+x+y@EXAMPLE.org'];
  expect(new Set(ways.map(mailboxOf))).toEqual(new Set(['ada@example.org']));
  expect(mailboxOf('ada@münchen.example')).toBe(mailboxOf('ADA@xn--mnchen-3ya.example'));
  expect(mailboxOf('eve@example.org')).not.toBe('ada@example.org');
});
