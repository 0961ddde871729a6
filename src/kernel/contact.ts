import { toAsciiDigits } from './digits.ts';
import { optionalText } from './text.ts';
import { valueIssue } from './value.issues.ts';

// Loose on purpose: a real address must never be refused, a slip of the finger should be.

/** True for what has the parts of an e-mail address: one @, something before it, and a dot inside what follows. */
export function isEmailLike(text: string): boolean {
  const at = text.indexOf('@');
  const domain = text.slice(at + 1);
  if (at < 1 || domain.includes('@') || /\s/.test(text)) return false;
  const dot = domain.indexOf('.', 1);
  return dot !== -1 && dot < domain.length - 1;
}

/** An optional e-mail address, null when empty; checked loosely. */
export const emailText = optionalText(254).refine(
  (text) => text === null || isEmailLike(text),
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
