import type { Topic } from '#kernel/access/topics.ts';
import { toAsciiDigits } from '#kernel/digits.ts';
import { recordNumber, type TextSpan } from '#kernel/record-number.ts';

const prescriptionNumber = recordNumber('RX-');

/** RX-000001 and so on, with more digits after a million. */
export const formatPrescriptionNumber = prescriptionNumber.format;

/** The beginning of the number that a person typed, such as `rx-12` or `000012`; null when it is none. */
export function typedPrescriptionNumber(search: string): TextSpan | null {
  const digits = /^(?:rx[- ]?)?(\d{1,9})$/i.exec(toAsciiDigits(search).trim())?.[1];
  return digits ? prescriptionNumber.beginningWith(digits.padStart(6, '0')) : null;
}

/** The live topic of one prescription. */
export function prescriptionTopic(id: string): Topic {
  return `prescriptions/${id}`;
}

// Without letters and digits that are taken for each other on paper.
const codeLetters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const codeLength = 16;

/** A code that nobody guesses, for the paper: 16 of 30 signs, 78 bits. */
export function newVerificationCode(): string {
  const letters: string[] = [];
  while (letters.length < codeLength) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // Bytes beyond the last whole round would make the first letters likelier.
    if (byte < 240) letters.push(codeLetters[byte % codeLetters.length]!);
  }
  return letters.join('');
}

/** A code as it was typed or scanned: of an address its `code`, without spaces and dashes, in capitals. */
export function typedCode(text: string): string {
  const inAddress = /[?&]code=([^&#]*)/.exec(text)?.[1] ?? text;
  return inAddress.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
