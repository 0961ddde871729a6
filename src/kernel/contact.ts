import { toAsciiDigits } from './digits.ts';
import { optionalText } from './text.ts';
import { valueIssue } from './value.issues.ts';

// Loose on purpose: a real address must never be refused, a slip of the finger should be.

/** An optional e-mail address, null when empty; checked loosely. */
export const emailText = optionalText(254).refine(
  (text) => text === null || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  valueIssue('notAnEmail'),
);

// Address books put invisible marks of writing direction around a copied number.
const invisible = /\p{Cf}/gu;

/** An optional phone number, null when empty; checked loosely and kept in the digits 0 to 9, whatever was typed. */
export const phoneText = optionalText(40)
  .transform((text) => text && toAsciiDigits(text).replace(invisible, '').trim())
  .refine(
    (text) => text === null || (/^[\d\s+().\-/x]*$/i.test(text) && text.replace(/\D/g, '').length >= 5),
    valueIssue('notAPhone'),
  );
