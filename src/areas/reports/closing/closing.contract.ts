import { z } from 'zod';
import { secondPersonFields } from '#areas/billing/billing-rules.public.ts';
import { defineCall } from '#kernel/define-call.ts';
import { requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';

/** A figure of a closed month that has another value now. */
const difference = z.strictObject({
  /** A figure of the report, or a column of its day book. */
  id: z.string(),
  /** The day of the day book; null for a figure of the whole month. */
  day: z.iso.date().nullable(),
  kept: z.number().int(),
  now: z.number().int(),
});

/** How the books of a month stand that is over. */
export const monthState = z.strictObject({
  /** Its first day. */
  month: z.iso.date(),
  /** Null while the month is open. */
  closed: z
    .strictObject({
      closingId: z.uuid(),
      at: z.string(),
      byName: z.string(),
      /** At most as many as a table has rows. */
      differences: z.array(difference),
    })
    .nullable(),
  /** Who opened it again last; null where it never was, and while it is closed. */
  reopened: z.strictObject({ at: z.string(), byName: z.string(), reason: z.string() }).nullable(),
});

export type MonthState = z.output<typeof monthState>;

export const closeMonth = defineCall('reports.closeMonth', {
  address: 'POST /month-closings',
  access: 'billing.close',
  module: 'billing_enabled',
  summary: 'Close a month that is over: its figures are kept, and no money is dated into it any more',
  input: z.strictObject({
    /** Any day of the month. */
    date: dateText(),
  }),
  output: z.strictObject({ closingId: z.uuid() }),
  errors: ['WRONG_STATE'],
});

export const reopenMonth = defineCall('reports.reopenMonth', {
  address: 'POST /month-closings/{closingId}/reopening',
  access: 'billing.close',
  module: 'billing_enabled',
  summary: 'Open a closed month again, with a reason; the figures of the closing stay',
  input: z.strictObject({
    closingId: z.uuid(),
    reason: requiredText(500),
    /** Needed where this person opens no month alone. */
    ...secondPersonFields,
  }),
  output: z.strictObject({ reopened: z.literal(true) }),
  secretFields: ['secondPersonPassword'],
  errors: [
    ...(['NOT_FOUND', 'WRONG_STATE', 'BEYOND_OWN_LIMIT'] as const),
    ...(['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'] as const),
  ],
});
