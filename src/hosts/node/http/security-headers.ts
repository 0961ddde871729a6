import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownOrigin, type ProxyTrust } from './address/request-address.ts';

// The design system sets sizes and colours through style attributes; scripts come from our files alone.
const scriptSources = "script-src 'self' 'wasm-unsafe-eval'";
const contentSecurityPolicy = [
  "default-src 'self'",
  scriptSources,
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

/** The policy of a page that holds scripts itself: each is known by its hash, and no other runs. */
export function policyOfPage(html: string): string {
  const hashes = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  );
  return contentSecurityPolicy.replace(scriptSources, [scriptSources, ...hashes].join(' '));
}
