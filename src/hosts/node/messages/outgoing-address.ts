import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** A gateway that a hospital named lies where the operator does not let messages go. */
export class ForbiddenAddressError extends Error {}

/** Addresses of this machine and of the house's own network (IANA special-purpose registries). */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inside.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(network, prefix, 'ipv6');
}

/** True for an address that only this machine or its own network reaches; also one written as IPv6 that holds such a one. */
export function isInside(address: string): boolean {
  return inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
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
