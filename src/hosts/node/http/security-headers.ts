import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownOrigin, type ProxyTrust } from './address/request-address.ts';

// The design system sets sizes and colours through style attributes; scripts come from our files alone.
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const yearSeconds = 365 * 24 * 3600;

/** Headers that every answer carries. */
export function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  trust: ProxyTrust,
): void {
  // Other hosts of the domain, and other programs of this machine, are not ours to bind to https.
  const origin = ownOrigin(request, trust);
  if (origin?.startsWith('https:') && new URL(origin).hostname !== 'localhost') {
    response.setHeader('strict-transport-security', `max-age=${yearSeconds}`);
  }
  response.setHeader('content-security-policy', contentSecurityPolicy);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'same-origin');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=()');
}
