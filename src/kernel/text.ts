import { z } from 'zod';

// PostgreSQL cannot store U+0000, and a lone surrogate is no character at all.
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

const unreadable = 'This text holds a character that cannot be stored.';

/** One line or more of text a person typed: trimmed, at most `max` characters, empty allowed. */
export function freeText(max: number) {
  return z.string().trim().max(max, `At most ${max} characters.`).refine(isStorable, unreadable);
}

/** Text that must be there: like `freeText` but not empty. */
export function requiredText(max: number, message = 'This field is required.') {
  return freeText(max).min(1, message);
}

/** Optional text: an empty or missing field is stored as null. */
export function optionalText(max: number) {
  return freeText(max)
    .nullish()
    .transform((text) => text || null);
}
