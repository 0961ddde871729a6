import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeAt } from '#testing/staff/second-factor.ts';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from './authenticator-code.ts';
import { newRecoveryCodes, readRecoveryCode, recoveryCodeHash } from './recovery-code.ts';

// RFC 6238, appendix B: the ASCII secret '12345678901234567890', its times, and the last six digits of its codes.
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const rfcCodes = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

test.each(rfcCodes)('%i seconds after 1970 the code of the standard is right: %s', (seconds, code) => {
  expect(stepOfCode(rfcSecret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

test('a code is right one step early and one step late, and in no other step', () => {
  const step = fc.integer({ min: 1000, max: 100_000_000 });
  const off = fc.integer({ min: -1000, max: 1000 });
  const holds = fc.property(step, off, fc.integer({ min: 0, max: 29_999 }), (made, difference, ms) => {
    const code = codeAt(rfcSecret, new Date(made * 30_000));
    const found = stepOfCode(rfcSecret, code, new Date((made + difference) * 30_000 + ms));
    // Another step can share its six digits by chance, but is never taken for this one.
    expect(found === made).toBe(Math.abs(difference) <= 1);
  });
  fc.assert(holds);
});

test('no text but six digits is a right code', () => {
  const now = new Date();
  for (const text of ['', '12345', '1234567', 'abcdef', '12345a']) {
    expect(stepOfCode(rfcSecret, text, now)).toBeNull();
  }
});

test('secrets have 160 bits and the address names hospital and account', () => {
  const secret = newAuthenticatorSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newAuthenticatorSecret()).not.toBe(secret);
  const uri = new URL(authenticatorUri(secret, 'City: General', 'nurse@city-general.example'));
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.searchParams.get('secret')).toBe(secret);
  expect(uri.searchParams.get('issuer')).toBe('City  General');
  expect(decodeURIComponent(uri.pathname)).toContain('nurse@city-general.example');
});

test('ten recovery codes, none twice, none with a letter that is read as another', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
});

test('a recovery code counts however it is typed', async () => {
  const code = '7K1M-Q0RT-X4DH-PC8W';
  for (const typed of ['7k1m-q0rt-x4dh-pc8w', '7KLM QORT X4DH PC8W', ' 7kim-qort-x4dh-pc8w ']) {
    expect(readRecoveryCode(typed)).toBe('7K1MQ0RTX4DHPC8W');
    expect(await recoveryCodeHash(typed)).toBe(await recoveryCodeHash(code));
  }
});
