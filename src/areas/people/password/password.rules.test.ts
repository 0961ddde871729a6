import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import {
  countOf,
  maxPasswordLength,
  passwordFaults,
  type PasswordPolicy,
  rulesOf,
} from './password.rules.ts';
import { t } from './password.texts.ts';

const plain: PasswordPolicy = { minLength: 10, needsMixedCase: false, needsDigit: false, needsSymbol: false };
const strict: PasswordPolicy = { minLength: 12, needsMixedCase: true, needsDigit: true, needsSymbol: true };
const owner = { email: 'nasima.akter@city-general.example', hospitalName: 'City General' };

const anyPolicy = fc.record({
  minLength: fc.integer({ min: 8, max: 64 }),
  needsMixedCase: fc.boolean(),
  needsDigit: fc.boolean(),
  needsSymbol: fc.boolean(),
});
const anyPassword = fc.string({ unit: 'grapheme', maxLength: 160 });

describe('a password', () => {
  test('that keeps every rule has no fault, with spaces and in any script', () => {
    expect(passwordFaults(plain, 'seven green boats', owner)).toEqual([]);
    expect(passwordFaults(strict, 'Seven-green-b0ats', owner)).toEqual([]);
    expect(passwordFaults(plain, 'আমার সোনার বাংলা', owner)).toEqual([]);
  });

  test.each([
    ['short', ['minLength']],
    ['x1'.repeat(65), ['maxLength']],
    ['my Nasima_Akter 7', ['notEmail']],
    ['citygeneral at night', ['notHospital']],
    ['C-I-T-Y general 99', ['notHospital']],
    ['Password2026!', ['notCommon']],
    ['qwertyuiop', ['notCommon']],
    ['aaaaaaaaaaaa', ['notCommon']],
    ['1234567890', ['notCommon']],
  ])('%s breaks %j', (password, faults) => {
    expect(passwordFaults(plain, password, owner)).toEqual(faults);
  });

  test('is told every rule it breaks at once, one sentence each', () => {
    const faults = passwordFaults(strict, 'short', owner);
    expect(faults).toEqual(['minLength', 'mixedCase', 'digit', 'symbol']);
    expect(faults.map((rule) => t(rule, { count: countOf(rule, strict) })).join(' ')).toBe(
      'At least 12 characters. Both upper and lower case letters. At least one digit. ' +
        'At least one character that is neither a letter nor a digit.',
    );
  });

  test('may hold an e-mail name of two letters, which is part of every other word', () => {
    expect(passwordFaults(plain, 'alpha and omega', { ...owner, email: 'al@x.example' })).toEqual([]);
  });
});

test('a stricter policy never allows what a looser one refuses', () => {
  fc.assert(
    fc.property(anyPolicy, anyPassword, (policy, password) => {
      const loose = { minLength: 8, needsMixedCase: false, needsDigit: false, needsSymbol: false };
      const faults = passwordFaults(policy, password, owner);
      for (const fault of passwordFaults(loose, password, owner)) expect(faults).toContain(fault);
    }),
  );
});

test('an accepted password is within the lengths', () => {
  fc.assert(
    fc.property(anyPolicy, anyPassword, (policy, password) => {
      const { length } = Array.from(password);
      const fits = length >= policy.minLength && length <= maxPasswordLength;
      const isAccepted = passwordFaults(policy, password, owner).length === 0;
      expect(isAccepted && !fits).toBe(false);
    }),
  );
});

test('a common password stays refused in any case and with digits and signs behind it', () => {
  const tail = fc.stringMatching(/^[0-9!?.*#]{0,6}$/);
  const word = fc.constantFrom(...commonPasswords).filter((one) => /^[a-z]+$/.test(one));
  fc.assert(
    fc.property(word, tail, fc.boolean(), (common, end, isLoud) => {
      const password = (isLoud ? common.toUpperCase() : common) + end;
      expect(passwordFaults({ ...plain, minLength: 8 }, password, owner)).toContain('notCommon');
    }),
  );
});

test('every rule has a sentence', () => {
  const rules = ['maxLength', ...rulesOf(strict)] as const;
  expect(rules).toHaveLength(8);
  for (const rule of rules) expect(t(rule, { count: 1 })).toMatch(/^[A-Z].*\.$/);
});
