import { z } from 'zod';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { maxPasswordLength } from './password.rules.ts';

/** What the hospital asks of passwords, for the rules shown beside the field. */
export const passwordPolicy = z.strictObject({
  minLength: z.number().int(),
  needsMixedCase: z.boolean(),
  needsDigit: z.boolean(),
  needsSymbol: z.boolean(),
});

/** A password as it is typed: never trimmed; the hospital's rules are the service's to check. */
export const typedPassword = z
  .string()
  .min(1)
  .max(sizeLimits.typedPasswordCharacters, valueIssue('tooLong', { max: maxPasswordLength }));
