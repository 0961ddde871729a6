import { z } from 'zod';
import { leftId, leftInstant, leftNumber, leftText } from '#database/copies/left-values.ts';
import { paymentMethods } from '../payment.rules.ts';

const leftRows = z.array(
  z.looseObject({
    id: leftId,
    invoiceId: leftId,
    receiptNumber: leftNumber('RCT-'),
    /** Minor units; a refund is negative. */
    amount: z.number().int().min(-1e12).max(1e12),
    method: z.enum(paymentMethods).catch('manual'),
    reference: leftText(200),
    notes: leftText(1000),
    reason: leftText(500),
    createdAt: leftInstant,
  }),
);

/** A payment or refund that an earlier program left behind. */
export type LeftPayment = z.output<typeof leftRows>[number];

/** Reads rows of the earlier program. @throws ZodError when one is no payment at all. */
export function readLeftPayments(rows: readonly unknown[]): LeftPayment[] {
  return leftRows.parse(rows);
}
