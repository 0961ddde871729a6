import { z } from 'zod';
import { isInKnownYears, outOfKnownYears } from './date-text.ts';

// ISO 8601 allows any number of digits after the second.
const longest = 40;

/**
 * An instant in the notation of ISO 8601 with its offset, such as `2026-03-01T09:00:00+06:00`; given back in UTC with
 * milliseconds, in the known years (`dateText`). `error` is the issue of anything else.
 */
export function instantText(error?: string) {
  return z
    .string(error)
    .max(longest, { abort: true, error })
    .check(z.iso.datetime({ offset: true, error }))
    .transform((text) => new Date(text).toISOString())
    .refine(isInKnownYears, outOfKnownYears);
}

/** The same in a form, where an empty field leaves it out. */
export function optionalInstantText() {
  return z.union([z.literal('').transform(() => undefined), instantText()]);
}
