import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmailLike, isUnmistakable, phoneText } from './contact.ts';

test('a phone number is kept in the digits 0 to 9, whatever keyboard it was typed on', () => {
  expect(phoneText.parse(' ০১৭১১-২৩৪৫৬৭ ')).toBe('01711-234567');
  expect(phoneText.parse('٠١٧١١ ٢٣٤٥٦٧')).toBe('01711 234567');
  expect(phoneText.parse('\u202A+880 1711 234567\u202C')).toBe('+880 1711 234567');
  expect(phoneText.parse('')).toBeNull();
  expect(phoneText.safeParse('০১২').success).toBe(false);
  expect(phoneText.safeParse('ask the son').success).toBe(false);
});

test('an e-mail address has one @, something before it and a dot inside what follows, however long it is', () => {
  const parts = fc.constantFrom('a', '@', '.', ' ', '\n', 'ক');
  fc.assert(
    fc.property(fc.string({ unit: parts, maxLength: 12 }), (text) => {
      expect(isEmailLike(text)).toBe(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['admin@city-general.example', true],
  ['nasima.o’neil+ward_3@city-general.example', true],
  ['নাসিমা@হাসপাতাল.example', true],
  ['борис@больница.example', true],
  ['josé@example.org', true],
  ['аdmin@city-general.example', false],
  ['admin@сity-general.example', false],
  ['аԁ@city-general.example', false],
  ['сорос@city-general.example', false],
  ['αdmin@city-general.example', false],
  ['ad\u200bmin@city-general.example', false],
  ['admin\u00ad@city-general.example', false],
  ['\u202eadmin@city-general.example', false],
  ['ａdmin@city-general.example', false],
  ['jose\u0301@example.org', false],
])('whether %j can be read as no other address: %s', (address, isPlain) => {
  expect(isUnmistakable(address)).toBe(isPlain);
});
