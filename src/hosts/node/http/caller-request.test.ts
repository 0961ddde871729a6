import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { isOriginAllowed, readCallerRequest } from './caller-request.ts';

function aRequest(method: string, part: Readonly<Record<string, string>>): IncomingMessage {
  const headers: IncomingHttpHeaders = { host: 'hospital.example', ...part };
  const headersDistinct = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
  return Object.assign(new IncomingMessage(new Socket()), { method, headers, headersDistinct });
}

const cookie = 'openward_session=0123';
const direct = { trustProxy: false };
const behindProxy = { trustProxy: true };

test.each([
  ['a page of our own may write', 'POST', { cookie, origin: 'http://hospital.example' }, true],
  ['a page of another site may not', 'POST', { cookie, origin: 'http://evil.example' }, false],
  ['nor one of another port', 'DELETE', { cookie, origin: 'http://hospital.example:8443' }, false],
  ['nor one of another scheme', 'POST', { cookie, origin: 'https://hospital.example' }, false],
  ['nor one without a name', 'PUT', { cookie, origin: 'null' }, false],
  ['nor whoever brings the cookie and names no origin', 'POST', { cookie }, false],
  ['a program brings its own token', 'POST', { authorization: 'Bearer 0123' }, true],
  ['signing in from a program needs no origin', 'POST', {}, true],
  ['reading is for everybody', 'GET', { cookie, origin: 'https://evil.example' }, true],
])('%s', (_promise, method, headers, isAllowed) => {
  expect(isOriginAllowed(aRequest(method, headers), direct)).toBe(isAllowed);
});

const https = { cookie, 'x-forwarded-proto': 'https' };
const ours = 'https://hospital.example';

test.each([
  ['its own page may write', { ...https, origin: ours }, true],
  ['the same page over http may not', { ...https, origin: 'http://hospital.example' }, false],
  [
    'the last proxy says how it was asked',
    { ...https, 'x-forwarded-proto': 'http, https', origin: ours },
    true,
  ],
  ['not whoever called it', { ...https, 'x-forwarded-proto': 'https, http', origin: ours }, false],
  [
    'the name it was asked for counts',
    { ...https, host: '127.0.0.1:4000', 'x-forwarded-host': 'hospital.example:443', origin: ours },
    true,
  ],
  ['and no other', { ...https, 'x-forwarded-host': 'other.example', origin: ours }, false],
])('behind a proxy: %s', (_promise, headers, isAllowed) => {
  expect(isOriginAllowed(aRequest('POST', headers), behindProxy)).toBe(isAllowed);
  // Without trust the proxy's words count for nothing.
  const isPlain = headers.origin === 'http://hospital.example';
  expect(isOriginAllowed(aRequest('POST', headers), direct)).toBe(isPlain);
});

const evil = { cookie, origin: 'https://evil.example' };

test.each([
  ['Bearer 0123', true, '0123'],
  ['bearer 0123', true, '0123'],
  ['BEARER   0123 ', true, '0123'],
  ['Bearer', false, 'cookie'],
  ['Bearer ', false, 'cookie'],
  ['Bearer 0123 4567', false, 'cookie'],
  ['Bearer0123', false, 'cookie'],
  ['Basic QWRhOnNlY3JldA==', false, 'cookie'],
  ['Digest username="Ada"', false, 'cookie'],
  ['Negotiate 0123', false, 'cookie'],
  ['Token Bearer 0123', false, 'cookie'],
  ['0123', false, 'cookie'],
  ['', false, 'cookie'],
])(
  "'Authorization: %s' waives the check of the origin: %s; the caller acts by %s",
  (authorization, isWaived, token) => {
    const all = { ...evil, cookie: 'openward_session=cookie; openward_device=known', authorization };
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(isOriginAllowed(aRequest(method, all), direct)).toBe(isWaived);
    }
    const request = aRequest('POST', all);
    const caller = readCallerRequest(request, new ServerResponse(request), { trustProxy: false });
    expect(caller).toMatchObject({ token, device: isWaived ? null : 'known' });
  },
);

test('a session and the browser it began in are kept in cookies that no script reads', () => {
  const request = aRequest('POST', { 'x-forwarded-proto': 'https' });
  const response = new ServerResponse(request);
  const caller = readCallerRequest(request, response, { trustProxy: true });
  const until = new Date('2026-05-01T12:00:00Z');
  caller.startSession('token', until);
  caller.keepDevice('device', until);
  const part = 'Path=/; HttpOnly; SameSite=Lax; Expires=Fri, 01 May 2026 12:00:00 GMT; Secure';
  expect(response.getHeader('set-cookie')).toEqual([
    `openward_session=token; ${part}`,
    `openward_device=device; ${part}`,
  ]);
});

test('a caller says whom the page shows and when nobody is at it, and a proxy where the caller is', () => {
  const headers = {
    'openward-unattended': '1',
    'openward-person': '0198',
    'x-forwarded-for': '203.0.113.9, 10.0.0.7',
  };
  const request = aRequest('GET', headers);
  const response = new ServerResponse(request);
  const behindProxy = readCallerRequest(request, response, { trustProxy: true });
  expect(behindProxy).toMatchObject({ isUnattended: true, shownTo: '0198', ipAddress: '10.0.0.7' });
  const direct = readCallerRequest(request, response, { trustProxy: false });
  expect(direct.ipAddress).not.toBe('10.0.0.7');
});
