import { z } from 'zod';
import { requiredText } from '#kernel/text.ts';
import { withRulesOf } from '#ui/form/schema/field-rule.ts';

/** Why a record was entered in error, where nothing replaces it. */
export const reasonOnly = z.object({ reason: requiredText(500) });

/** The same with the values of the record that replaces it, which are judged at their own fields. */
export function reasonWith<Replacement>(schema: z.ZodType<Replacement>) {
  const handedOn = z
    .looseObject({ reason: requiredText(500) })
    .transform(({ reason, ...values }, context) => {
      const read = schema.safeParse(values);
      if (read.success) return { reason, replacement: read.data };
      for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
      return z.NEVER;
    });
  return withRulesOf(handedOn, schema);
}
