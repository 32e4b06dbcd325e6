import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Addresses of this machine and of networks that are nobody's but the operator's. */
const INNER = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INNER.addSubnet(net, bits, 'ipv6');

export function isInner(address: string): boolean {
  return INNER.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Finds a host as usual, but no host inside: whoever subscribes must not make us knock at our own doors. */
export const outerLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const outer = error ? [] : found.filter(({ address }) => !isInner(address));
    const [first] = outer;
    if (error || !first) return done(error ?? new Error(`${host} is inside`), '', 0);
    if (options.all) done(null, outer);
    else done(null, first.address, first.family);
  });
};
