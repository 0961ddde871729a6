import { z } from 'zod';
import { valueIssue } from './value.issues.ts';

// PostgreSQL cannot store U+0000, and a lone surrogate is no character at all.
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Text of at most `max` characters, kept as it came. Its length is looked at first and ends the judging of a longer
 * one: every text of an input begins with this, so that no pattern ever runs on more than was allowed.
 */
export function boundedText(max: number, message = valueIssue('tooLong', { max })) {
  return z.string().max(max, { abort: true, message });
}

/** One line or more of text a person typed: trimmed, at most `max` characters, empty allowed. */
export function freeText(max: number) {
  // Space around a text does not count; taking it away is one pass, whatever the length.
  return z.string().trim().max(max, { abort: true }).refine(isStorable, valueIssue('unstorable'));
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

// Control, format and direction marks, line ends, letters without a shape; joiners belong to the spelling of Bengali inside of a word alone.
const unseenMark = String.raw`(?<!\p{Script=Bengali})[\u200c\u200d]|[\u200c\u200d](?!\p{Script=Bengali})|(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]`;
const unseen = new RegExp(unseenMark, 'u');
const unseenMarks = new RegExp(unseenMark, 'gu');

/** A name, at most `max` characters, empty allowed: one line without marks that nobody sees. */
export function nameText(max: number) {
  return freeText(max).refine((text) => !unseen.test(text), valueIssue('invisibleMark'));
}

/** A name of a file without marks that nobody sees; a line break or a tab becomes a space. */
export function withoutUnseenMarks(text: string): string {
  return text.replace(/\s+/g, ' ').replace(unseenMarks, '');
}
