/**
 * The numbers by which people know a document, such as INV-000123: a prefix and at least six digits. A subject names
 * its own once in its `.rules.ts` (`const invoiceNumber = recordNumber('INV-')`). The number itself comes from a
 * counter; what a person typed is looked up as a span of text, so that an index in C order answers it.
 */
export interface RecordNumber {
  /** 123 as INV-000123. */
  readonly format: (value: number) => string;
  /** INV-000123 as 123; null for every text that `format` does not write. */
  readonly parse: (text: string) => number | null;
  /** That number alone. */
  readonly only: (value: number) => TextSpan;
  /** All numbers whose digits begin so, leading zeros included. */
  readonly beginningWith: (digits: string) => TextSpan;
}

/** Texts in C order, from `from` to before `before`. */
export interface TextSpan {
  from: string;
  before: string;
}

const minimumDigits = 6;

// In C order '!' comes before every digit and '~' after.
const beforeDigits = '!';
const afterDigits = '~';

export function recordNumber(prefix: string): RecordNumber {
  const format = (value: number) => `${prefix}${String(value).padStart(minimumDigits, '0')}`;
  return {
    format,
    parse(text) {
      const digits = text.startsWith(prefix) ? text.slice(prefix.length) : '';
      const value = /^\d+$/.test(digits) ? Number(digits) : NaN;
      return Number.isSafeInteger(value) && format(value) === text ? value : null;
    },
    only(value) {
      const from = format(value);
      return { from, before: from + beforeDigits };
    },
    beginningWith(digits) {
      const from = prefix + digits;
      return { from, before: from + afterDigits };
    },
  };
}
