import { expect, test } from 'vitest';
import { smsSize } from './segments.rules.ts';

test.each([
  ['', 'gsm', 0, 0],
  ['a'.repeat(160), 'gsm', 160, 1],
  ['a'.repeat(161), 'gsm', 161, 2],
  ['a'.repeat(306), 'gsm', 306, 2],
  ['a'.repeat(307), 'gsm', 307, 3],
  // The euro sign is one character of two septets, and is not torn apart.
  [`${'a'.repeat(159)}€`, 'gsm', 161, 2],
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm', 306, 3],
  ['আ'.repeat(70), 'unicode', 70, 1],
  ['আ'.repeat(71), 'unicode', 71, 2],
  ['আ'.repeat(134), 'unicode', 134, 2],
  ['আ'.repeat(135), 'unicode', 135, 3],
  // A pair of units stays together.
  [`${'আ'.repeat(66)}😀${'আ'.repeat(66)}`, 'unicode', 134, 3],
])('%# is counted as a telephone does', (text, alphabet, units, segments) => {
  expect(smsSize(text)).toEqual({ alphabet, units, segments });
});
