import { z } from 'zod';
import { valueIssue } from './value.issues.ts';

// PostgreSQL cannot store U+0000, and a lone surrogate is no character at all.
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** One line or more of text a person typed: trimmed, at most `max` characters, empty allowed. */
export function freeText(max: number) {
  return z.string().trim().max(max).refine(isStorable, valueIssue('unstorable'));
}

/** Text that must be there: like `freeText` but not empty. */
export function requiredText(max: number, message = valueIssue('missing')) {
  return freeText(max).min(1, message);
}

/** Optional text: an empty or missing field is stored as null. */
export function optionalText(max: number) {
  return freeText(max)
    .nullish()
    .transform((text) => text || null);
}
