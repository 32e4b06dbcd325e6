import { type LookupAddress, lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Addresses of this machine and of private networks. */
const PRIVATE_NETWORKS = new BlockList();
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
  PRIVATE_NETWORKS.addSubnet(net, bits, 'ipv4');
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
  PRIVATE_NETWORKS.addSubnet(net, bits, 'ipv6');

export function isPrivate(address: string): boolean {
  return PRIVATE_NETWORKS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Whether the host of a URL is an IP address, in any notation. */
export function isIpHost(url: string): boolean {
  return isIP(stripBrackets(new URL(url).hostname)) !== 0;
}

/** An IPv6 address is written in brackets. */
const stripBrackets = (host: string): string => host.replace(/^\[|\]$/g, '');

/** DNS lookup that refuses private addresses, so that a push subscription cannot reach internal hosts (SSRF). */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const publicAddresses = error ? [] : found.filter(({ address }) => !isPrivate(address));
    const [first] = publicAddresses;
    if (error || !first) return done(error ?? new Error(`${host} is inside`), '', 0);
    if (options.all) done(null, publicAddresses);
    else done(null, first.address, first.family);
  });
};

/** Connects to public hosts only. A numeric host needs no lookup, so it is checked before. */
export class PublicAgent extends Agent {
  constructor() {
    super({ lookup: publicLookup, keepAlive: true });
  }

  override createConnection(...[options, done]: Parameters<Agent['createConnection']>) {
    const host = stripBrackets(String(options.host ?? ''));
    if (isIP(host) !== 0 && isPrivate(host)) throw new Error(`${host} is inside`);
    return super.createConnection(options, done);
  }
}
