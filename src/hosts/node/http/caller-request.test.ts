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

const until = new Date('2026-05-01T12:00:00Z');
const rules = 'Path=/; HttpOnly; SameSite=Lax';
const untilThen = `${rules}; Expires=Fri, 01 May 2026 12:00:00 GMT`;

/** The cookies that are set when somebody signs in and leaves again. */
function cookiesSet(headers: Readonly<Record<string, string>>, trust = behindProxy) {
  const request = aRequest('POST', headers);
  const response = new ServerResponse(request);
  const caller = readCallerRequest(request, response, trust);
  caller.startSession('token', until);
  caller.keepDevice('device', until);
  caller.endSession();
  return response.getHeader('set-cookie');
}

test('a session and the browser it began in are kept in cookies that no script reads', () => {
  expect(cookiesSet({})).toEqual([
    `openward_session=token; ${untilThen}`,
    `openward_device=device; ${untilThen}`,
    `openward_session=; ${rules}; Max-Age=0`,
  ]);
});

test('over https their names bind them to this host, and what is left of other names is forgotten', () => {
  expect(cookiesSet({ 'x-forwarded-proto': 'https' })).toEqual([
    `__Host-openward_session=token; ${untilThen}; Secure`,
    `__Host-openward_device=device; ${untilThen}; Secure`,
    `__Host-openward_session=; ${rules}; Max-Age=0; Secure`,
  ]);
  const left = { 'x-forwarded-proto': 'https', cookie: 'openward_session=old' };
  expect(cookiesSet(left)).toContain(`openward_session=; ${rules}; Max-Age=0; Secure`);
});

const tossed = 'tossed';

test.each([
  ['a cookie alone', 'openward_session=own', 'http', 'own'],
  ['one that somebody put before it', `openward_session=${tossed}; openward_session=own`, 'http', null],
  ['one that somebody put behind it', `openward_session=own; openward_session=${tossed}`, 'http', null],
  ['the same twice', 'openward_session=own; openward_session=own', 'http', null],
  ['an empty one before it', 'openward_session=; openward_session=own', 'http', null],
  ['other cookies around it', 'a=b; openward_session=own; xopenward_session=c', 'http', 'own'],
  ['a name in another case', `OPENWARD_SESSION=${tossed}`, 'http', null],
  ['a bound one', '__Host-openward_session=own', 'https', 'own'],
  ['an unbound one beside it', `openward_session=${tossed}; __Host-openward_session=own`, 'https', 'own'],
  ['an unbound one alone', `openward_session=${tossed}`, 'https', null],
  ['two bound ones', `__Host-openward_session=${tossed}; __Host-openward_session=own`, 'https', null],
  ['a bound one over http', `__Host-openward_session=${tossed}`, 'http', null],
])('%s: who calls is read from no cookie that another could have set', (_what, sent, scheme, token) => {
  const all = `${sent}; ${sent.replaceAll('session', 'device')}`;
  const request = aRequest('GET', { cookie: all, 'x-forwarded-proto': scheme });
  const caller = readCallerRequest(request, new ServerResponse(request), behindProxy);
  expect([caller.token, caller.device]).toEqual([token, token]);
});

test('cookies that are not read are cookies all the same: who brings them must name an origin', () => {
  for (const name of ['openward_session', 'openward_device', '__Host-openward_session']) {
    const request = aRequest('POST', { cookie: `${name}=a; ${name}=b` });
    expect(isOriginAllowed(request, direct)).toBe(false);
  }
});

test.each([
  ['cross-site', cookie, false],
  ['same-site', cookie, false],
  ['same-origin', cookie, true],
  ['none', cookie, true],
  ['cross-site', 'other=1', true],
])('a browser that reads %s with the cookie %s is answered: %s', (site, kept, isAllowed) => {
  const headers = { cookie: kept, 'sec-fetch-site': site };
  expect(isOriginAllowed(aRequest('GET', headers), direct)).toBe(isAllowed);
  const program = { ...headers, authorization: 'Bearer 0123' };
  expect(isOriginAllowed(aRequest('GET', program), direct)).toBe(true);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['evil, 203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['unknown', 'N/A'],
  ["'; drop table patient", 'N/A'],
  ['203.0.113.9, ', 'N/A'],
])("where the caller is, by a proxy that says '%s': %s", (said, address) => {
  const request = aRequest('GET', { 'x-forwarded-for': said });
  const caller = readCallerRequest(request, new ServerResponse(request), behindProxy);
  expect(caller.ipAddress).toBe(address);
});

test('a caller says whom the page shows and when nobody is at it, and a proxy where the caller is', () => {
  const headers = {
    'openward-unattended': '1',
    'openward-person': '0198',
    'x-forwarded-for': '203.0.113.9, 10.0.0.7',
  };
  const request = aRequest('GET', headers);
  const response = new ServerResponse(request);
  const proxied = readCallerRequest(request, response, behindProxy);
  expect(proxied).toMatchObject({ isUnattended: true, shownTo: '0198', ipAddress: '10.0.0.7' });
  const unproxied = readCallerRequest(request, response, direct);
  expect(unproxied.ipAddress).not.toBe('10.0.0.7');
});
