import { expect, test } from 'vitest';
import { toAsciiDigits } from './digits.ts';

test('digits of the keyboards of the country are understood, and everything else stays', () => {
  expect(toAsciiDigits('+৮৮০ ১৭১১-২৩৪৫৬৯')).toBe('+880 1711-234569');
  expect(toAsciiDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  expect(toAsciiDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
  expect(toAsciiDigits('०१२३४५६७८९')).toBe('0123456789');
  expect(toAsciiDigits('রহিম ৭, 12½ kg')).toBe('রহিম 7, 12½ kg');
});
