import { optionalText } from './text.ts';

// Loose on purpose: a real address must never be refused, a slip of the finger should be.

/** An optional e-mail address, null when empty; checked loosely. */
export const emailText = optionalText(254).refine(
  (text) => text === null || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  'This does not look like an e-mail address.',
);

/** An optional phone number, null when empty; checked loosely. */
export const phoneText = optionalText(40).refine(
  (text) => text === null || (/^[\d\s+().\-/x]*$/i.test(text) && text.replace(/\D/g, '').length >= 5),
  'This does not look like a phone number.',
);
