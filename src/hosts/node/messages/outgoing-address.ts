import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** A gateway that a hospital named lies where the operator does not let messages go. */
export class ForbiddenAddressError extends Error {}

/** Addresses of this machine and of the house's own network (IANA special-purpose registries). */
const insideIpv4 = new BlockList();
/** A list of its own: one list would look at an IPv4 address as one of IPv6 too. */
const insideIpv6 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  insideIpv4.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  // Everything that is no global unicast address, such as ::, ::1, 64:ff9b::/96 and 64:ff9b:1::/48 (both NAT64),
  // ::ffff:0:0:0/96 and fc00::/7; addresses mapped from IPv4 are looked at as what they hold.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Inside of the global ones: protocols (Teredo, which holds an IPv4 address), 6to4, which does too, and examples.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  insideIpv6.addSubnet(network, prefix, 'ipv6');
}

/** True for an address that only this machine or its own network reaches; also one written as IPv6 that holds such a one. */
export function isInside(address: string): boolean {
  // An interface that a link-local address names is no part of it.
  const plain = address.split('%', 1)[0]!;
  if (isIP(plain) === 4) return insideIpv4.check(plain, 'ipv4');
  const mapped = mappedFrom(plain);
  return mapped === undefined ? insideIpv6.check(plain, 'ipv6') : insideIpv4.check(mapped, 'ipv4');
}

/** The IPv4 address that an IPv6 address of ::ffff:0:0/96 stands for, however it is written. */
function mappedFrom(address: string): string | undefined {
  const written = new URL(`http://[${address}]/`).hostname;
  const [, high, low] = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(written) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}

/**
 * The address to connect to for a host name, looked up once, so that it cannot turn into another one afterwards.
 * @throws ForbiddenAddressError for one of this machine or its network, unless the operator allows it
 */
export async function outgoingAddress(host: string, allowsInside: boolean): Promise<string> {
  const name = host.replace(/^\[|\]$/g, '');
  const { address } = isIP(name) ? { address: name } : await lookup(name);
  if (!allowsInside && isInside(address))
    throw new ForbiddenAddressError('The address is inside of the network.');
  return address;
}
