import type { IncomingMessage, ServerResponse } from 'node:http';
import { saysUnattended } from '#client/contact/attention.ts';
import { supportHeader } from '#client/contact/support-mode.ts';
import { shownPersonHeader } from '#client/contact/shown-person.ts';
import type { CallerRequest } from '#server/caller-request.ts';
import { isMachineKey } from '#kernel/access/machine-keys.ts';
import {
  addressOfCaller,
  isSecure,
  originOf,
  ownOrigin,
  type ProxyTrust,
} from './address/request-address.ts';
import { carriesCookie, type Cookie, readCookie, setCookie } from './cookies.ts';

/** Reads who calls, from cookies and headers; a session started meanwhile is set on the response. */
export function readCallerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  trust: ProxyTrust,
): CallerRequest {
  const bearer = bearerToken(request);
  const secure = isSecure(request, trust);
  // Who brings a token acts by it alone: what a browser adds by itself does not count beside it.
  const read = (cookie: Cookie) => (bearer === null ? readCookie(request, cookie, secure) : null);
  const keep = (cookie: Cookie, value: string, until: Date | null) =>
    setCookie(request, response, cookie, { value, until, isSecure: secure });
  const machineKey = bearer !== null && isMachineKey(bearer) ? bearer : null;
  return {
    token: machineKey === null ? (bearer ?? read('session')) : null,
    machineKey,
    idempotencyKey: headerOf(request, 'idempotency-key'),
    ipAddress: addressOfCaller(request, trust),
    userAgent: headerOf(request, 'user-agent')?.slice(0, 300) ?? null,
    device: read('device'),
    shownTo: headerOf(request, shownPersonHeader),
    supports: headerOf(request, supportHeader),
    isUnattended: saysUnattended(request.headers),
    startSession: (token, expiresAt) => keep('session', token, expiresAt),
    endSession: () => keep('session', '', null),
    keepDevice: (device, until) => keep('device', device, until),
  };
}

/**
 * True unless a page of another origin may be using the caller's cookie. Browsers name the origin of every
 * request that can write; one without it must bring its token by itself. No header but a Bearer token waives this:
 * browsers add others, such as Basic, to requests of any page.
 */
export function isOriginAllowed(request: IncomingMessage, trust: ProxyTrust): boolean {
  if (bearerToken(request) !== null) return true;
  // Reading leaves a trace in the person's name, and so does opening an address by a link of another site.
  const site = headerOf(request, 'sec-fetch-site');
  if (carriesCookie(request) && (site === 'cross-site' || site === 'same-site')) return false;
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const { origin } = request.headers;
  if (origin) return originOf(origin) !== null && originOf(origin) === ownOrigin(request, trust);
  return !carriesCookie(request);
}

/** True where a request brings a machine's key and a cookie of ours: whose it is must not be a guess. */
export function bringsKeyAndCookie(request: IncomingMessage): boolean {
  return carriesCookie(request) && isMachineKey(bearerToken(request) ?? '');
}

/** The token a program brings; the name of the scheme may be written in any case (RFC 9110, section 11.1). */
function bearerToken(request: IncomingMessage): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
