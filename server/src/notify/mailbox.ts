import { domainToASCII } from 'node:url';

/**
 * The mailbox behind an address, as far as it can be derived: the same for every spelling of the address and for plus
 * tags.
 */
export function mailboxOf(mail: string): string {
  const at = mail.lastIndexOf('@');
  const [box = ''] = mail.slice(0, at).toLowerCase().split('+', 1);
  return `${box}@${domainToASCII(mail.slice(at + 1)) || mail.slice(at + 1).toLowerCase()}`;
}
