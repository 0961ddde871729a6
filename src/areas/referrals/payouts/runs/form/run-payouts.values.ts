import { z } from 'zod';
import { optionalText, requiredText } from '#kernel/text.ts';
import { payoutMethods } from '../../payout.rules.ts';
import { t } from '../../payouts.texts.ts';

/** Schema of the dialog that runs payouts: both days are needed, and a reference when they are paid at once. */
export function runPayoutsSchema() {
  const reference = requiredText(100, t('referenceMissing'));
  return z
    .strictObject({
      startDate: z.string(),
      endDate: z.string(),
      referrerId: z.string(),
      payoutMethod: z.enum(payoutMethods),
      payNow: z.boolean(),
      transactionReference: z.string(),
      notes: optionalText(500),
    })
    .superRefine(({ startDate, endDate, payNow, transactionReference }, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', message, path: [path] });
      if (!startDate) refuse('startDate', t('bothDates'));
      if (!endDate) refuse('endDate', t('bothDates'));
      if (startDate && endDate && endDate < startDate) refuse('endDate', t('endBeforeStart'));
      const read = reference.safeParse(transactionReference);
      if (payNow && !read.success) refuse('transactionReference', read.error.issues[0]!.message);
    })
    .transform(({ referrerId, payNow, transactionReference, ...fields }) => ({
      ...fields,
      referrerId: referrerId || null,
      payNow: payNow ? { transactionReference: transactionReference.trim() } : null,
    }));
}
