import { type LookupAddress, lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Addresses of this machine and of private networks. */
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
  // Tunnels to IPv4 addresses, whatever those are.
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INNER.addSubnet(net, bits, 'ipv6');

export function isInner(address: string): boolean {
  return INNER.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Whether the host of a URL is an IP address, in any notation. */
export function isNumeric(url: string): boolean {
  return isIP(bare(new URL(url).hostname)) !== 0;
}

/** An IPv6 address is written in brackets. */
const bare = (host: string): string => host.replace(/^\[|\]$/g, '');

/** DNS lookup that refuses private addresses, so that a push subscription cannot reach internal hosts (SSRF). */
export const outerLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const outer = error ? [] : found.filter(({ address }) => !isInner(address));
    const [first] = outer;
    if (error || !first) return done(error ?? new Error(`${host} is inside`), '', 0);
    if (options.all) done(null, outer);
    else done(null, first.address, first.family);
  });
};

/** Connects to public hosts only. A numeric host needs no lookup, so it is checked before. */
export class OuterAgent extends Agent {
  constructor() {
    super({ lookup: outerLookup, keepAlive: true });
  }

  override createConnection(...[options, done]: Parameters<Agent['createConnection']>) {
    const host = bare(String(options.host ?? ''));
    if (isIP(host) !== 0 && isInner(host)) throw new Error(`${host} is inside`);
    return super.createConnection(options, done);
  }
}
