import { BlockList, isIP, isIPv6 } from 'node:net';

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Parses a list of addresses and networks, such as `10.0.0.7,192.168.0.0/16`; undefined if an item is invalid. */
export function parseNetworks(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const each of text.split(',').map((part) => part.trim())) {
    if (each === '') continue;
    const [address = '', bits] = each.split('/');
    const widest = isIPv6(address) ? 128 : 32;
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= widest)))
      return undefined;
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/** Whether an address is in one of the networks. */
export function isWithin(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, familyOf(address));
}
