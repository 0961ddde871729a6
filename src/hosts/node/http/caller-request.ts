import type { IncomingMessage, ServerResponse } from 'node:http';
import { saysUnattended } from '#client/contact/attention.ts';
import { shownPersonHeader } from '#client/contact/shown-person.ts';
import type { CallerRequest } from '#database/handler.ts';
import {
  addressOfCaller,
  isSecure,
  originOf,
  ownOrigin,
  type ProxyTrust,
} from './address/request-address.ts';

export const sessionCookie = 'openward_session';
/** Knows the browser again when somebody signs in; opens nothing by itself. */
export const deviceCookie = 'openward_device';

/** Reads who calls, from cookies and headers; a session started meanwhile is set on the response. */
export function readCallerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  trust: ProxyTrust,
): CallerRequest {
  const bearer = bearerToken(request);
  // Who brings a token acts by it alone: what a browser adds by itself does not count beside it.
  const cookieOf = (name: string) => (bearer === null ? readCookie(request, name) : null);
  const secure = isSecure(request, trust) ? '; Secure' : '';
  return {
    token: bearer ?? cookieOf(sessionCookie),
    idempotencyKey: headerOf(request, 'idempotency-key'),
    ipAddress: addressOfCaller(request, trust),
    userAgent: headerOf(request, 'user-agent')?.slice(0, 300) ?? null,
    device: cookieOf(deviceCookie),
    shownTo: headerOf(request, shownPersonHeader),
    isUnattended: saysUnattended(request.headers),
    startSession: (token, expiresAt) => setCookie(sessionCookie, token, `Expires=${expiresAt.toUTCString()}`),
    endSession: () => setCookie(sessionCookie, '', 'Max-Age=0'),
    keepDevice: (device, until) => setCookie(deviceCookie, device, `Expires=${until.toUTCString()}`),
  };

  function setCookie(name: string, value: string, lifetime: string): void {
    response.appendHeader(
      'set-cookie',
      `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; ${lifetime}${secure}`,
    );
  }
}

/**
 * True unless a page of another origin may be using the caller's cookie. Browsers name the origin of every
 * request that can write; one without it must bring its token by itself. No header but a Bearer token waives this:
 * browsers add others, such as Basic, to requests of any page.
 */
export function isOriginAllowed(request: IncomingMessage, trust: ProxyTrust): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  if (bearerToken(request) !== null) return true;
  const origin = request.headers.origin;
  if (origin) return originOf(origin) !== null && originOf(origin) === ownOrigin(request, trust);
  return readCookie(request, sessionCookie) === null;
}

/** The token a program brings; the name of the scheme may be written in any case (RFC 9110, section 11.1). */
function bearerToken(request: IncomingMessage): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function readCookie(request: IncomingMessage, name: string): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
