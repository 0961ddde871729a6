import { toAsciiDigits } from '#kernel/digits.ts';

/** The number that was typed in digits of any script, with a point or a comma; undefined for anything else. */
export function typedNumber(text: string): number | undefined {
  const plain = toAsciiDigits(text).trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined;
}
