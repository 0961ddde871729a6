import { z } from 'zod';
import { optionalText } from '#kernel/text.ts';
import { transactionReference as reference } from '../../payout.contract.ts';
import { issue } from '../../payout.issues.ts';
import { payoutMethods } from '../../payout.rules.ts';

/** Schema of the dialog that runs payouts: both days are needed, and a reference when they are paid at once. */
export const runPayoutsSchema = z
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
    if (!startDate) refuse('startDate', issue('bothDates'));
    if (!endDate) refuse('endDate', issue('bothDates'));
    if (startDate && endDate && endDate < startDate) refuse('endDate', issue('endBeforeStart'));
    const read = reference.safeParse(transactionReference);
    if (payNow && !read.success) refuse('transactionReference', read.error.issues[0]!.message);
  })
  .transform(({ referrerId, payNow, transactionReference, ...fields }) => ({
    ...fields,
    referrerId: referrerId || null,
    payNow: payNow ? { transactionReference: transactionReference.trim() } : null,
  }));
