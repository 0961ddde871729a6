import { toAsciiDigits } from '#kernel/digits.ts';
import { type DoseUnit, doseUnitOfWord, errorProneWords } from './dose-word.table.ts';
import { type Ratio, ratio } from './ratio.ts';
import { readNumber } from './read-number.ts';

/** The sign before the decimals where a hospital writes one. */
export type DecimalSign = '.' | ',';

/** A dose as it is written, before anybody asks what the medicine is. */
export type WrittenDose =
  | {
      kind: 'read';
      amount: Ratio;
      unit: DoseUnit;
      /** The word that is misread by hand, and what to write in its place; null for any other. */
      errorProne: { written: string; better: string } | null;
    }
  /** A number that can be two: `0,5` is a half or five, `.5` loses its point. */
  | { kind: 'ambiguous'; readings: readonly [string, string] }
  | { kind: 'unreadable' };

const unreadable: WrittenDose = { kind: 'unreadable' };
const longestDose = 50;

/**
 * Reads `1`, `½`, `2 tab`, `5 ml`, `1 tsp`, `500 mg`, `10 units`; an empty text is one of what is counted. Whether
 * the medicine has such a thing is for `countDose` to say.
 */
export function readDose(text: string, decimalSign: DecimalSign = '.'): WrittenDose {
  const written = toAsciiDigits(text).normalize('NFC').trim().toLowerCase().slice(0, longestDose);
  if (written === '') return { kind: 'read', amount: ratio(1), unit: { kind: 'bare' }, errorProne: null };
  const [number = ''] = /^[\d.,½¼¾⅓⅔/ ]+/u.exec(written) ?? [];
  const word = written.slice(number.length).replace(/\.$/, '');
  const typed = readTyped(number.trim(), decimalSign);
  const unit = doseUnitOfWord.get(word);
  if (!typed || !unit) return unreadable;
  if ('readings' in typed) return { kind: 'ambiguous', readings: typed.readings };
  if (typed.amount.top <= 0) return unreadable;
  const better = errorProneWords.get(word);
  return {
    kind: 'read',
    amount: typed.amount,
    unit,
    errorProne: better === undefined ? null : { written: word, better },
  };
}

type Typed = { amount: Ratio } | { readings: readonly [string, string] };

/** A comma is read where the hospital writes its decimals so, and three digits behind it are asked about even then. */
function readTyped(number: string, decimalSign: DecimalSign): Typed | undefined {
  const [, whole, decimals] = /^(\d*),(\d+)$/.exec(number) ?? [];
  if (whole !== undefined && decimals !== undefined) {
    const asDecimal = `${whole || '0'}.${decimals}`;
    if (decimalSign === ',' && whole !== '' && decimals.length < 3) return amountOf(asDecimal);
    return { readings: [asDecimal, withoutZeros(whole + decimals)] };
  }
  const [, lone] = /^\.(\d+)$/.exec(number) ?? [];
  if (lone !== undefined) return { readings: [`0.${lone}`, withoutZeros(lone)] };
  if (number.includes(',')) return grouped(number);
  return amountOf(number);
}

/** 1,00,000 and 1,000,000 have more than one comma: only a whole number is written so. */
function grouped(number: string): Typed | undefined {
  return /^\d{1,3}(?:,\d{2,3})+,\d{3}$/.test(number) ? amountOf(number.replaceAll(',', '')) : undefined;
}

function amountOf(number: string): Typed | undefined {
  const amount = readNumber(number.replace(/\.$/, ''));
  return amount && { amount };
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
