import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

export interface ProxyTrust {
  /** True when a proxy in front is trusted to name the caller's address and what the caller asked for. */
  trustProxy: boolean;
}

/** The value that a trusted proxy gave: each adds its own behind what came before, which anybody may have written. */
export function forwarded(
  request: IncomingMessage,
  what: 'for' | 'host' | 'proto',
  { trustProxy }: ProxyTrust,
) {
  if (!trustProxy) return undefined;
  const values = request.headersDistinct[`x-forwarded-${what}`]?.join(',').split(',');
  return values?.at(-1)?.trim() || undefined;
}

/** True when the caller reached us, or the trusted proxy in front of us, over https. */
export function isSecure(request: IncomingMessage, trust: ProxyTrust): boolean {
  if ('encrypted' in request.socket) return true;
  return forwarded(request, 'proto', trust)?.toLowerCase() === 'https';
}

/** The origin whose pages are ours, such as `https://hospital.example`; null when the request names no host. */
export function ownOrigin(request: IncomingMessage, trust: ProxyTrust): string | null {
  const host = forwarded(request, 'host', trust) ?? request.headers.host ?? '';
  return originOf(`${isSecure(request, trust) ? 'https' : 'http'}://${host}`);
}

/** An address without its path, and without the port that its scheme has anyway; null for none. */
export function originOf(address: string): string | null {
  try {
    const { origin } = new URL(address);
    return origin === 'null' ? null : origin;
  } catch {
    return null;
  }
}

/** Where the caller is, as far as it can be known; some proxies add the caller's port, which is not part of it. */
export function addressOfCaller(request: IncomingMessage, trust: ProxyTrust): string {
  const given = forwarded(request, 'for', trust) ?? '';
  const bare = /^\[([\da-f:.]+)\](?::\d+)?$|^([\d.]+):\d+$/i.exec(given);
  const address = bare?.[1] ?? bare?.[2] ?? given;
  return isIP(address) === 0 ? (request.socket.remoteAddress ?? 'N/A') : address;
}
