import { z } from 'zod';
import { valueIssue } from '#kernel/value.issues.ts';
import { optionalTypedMoney } from '#ui/form/fields/typed-money.ts';
import { maxMinimumMinor, ruleFields } from '../rule.contract.ts';
import { issue } from '../rule.issues.ts';

/** What is typed with commas between: trimmed, blanks dropped (document 3, section 5). */
const typedList = z
  .string()
  .max(2000)
  .transform((typed) =>
    typed
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );

// What is wrong with one of them is told at the field.
const typedChannels = typedList.transform((typed, context) => {
  const parsed = ruleFields.channels.safeParse(typed);
  if (parsed.success) return parsed.data;
  context.addIssue({
    code: 'custom',
    message: typed.length === 0 ? valueIssue('missing') : issue('channelUnknown'),
  });
  return z.NEVER;
});

/** The form's fields as the call takes them; amounts in the hospital's currency. */
export function ruleSchema(currencyCode: string) {
  return z.strictObject({
    eventType: ruleFields.eventType,
    channels: typedChannels,
    templateId: z
      .string()
      .transform((id) => id || null)
      .pipe(ruleFields.templateId),
    departments: typedList.pipe(ruleFields.departments),
    minimumMinor: optionalTypedMoney(currencyCode, { max: maxMinimumMinor }),
    priorities: typedList.pipe(ruleFields.priorities),
    isEnabled: ruleFields.isEnabled,
  });
}
