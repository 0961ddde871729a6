import { z } from 'zod';
import {
  leftAmount,
  leftDate,
  leftId,
  leftInstant,
  leftNumber,
  leftText,
} from '#database/copies/left-values.ts';
import { maxPriceMinor } from '../../services/service.contract.ts';
import { mostItems, mostQuantity } from '../invoice.contract.ts';
import { invoiceStatuses } from '../invoice.rules.ts';

const leftItem = z.looseObject({
  name: leftText(200),
  description: leftText(500),
  quantity: z
    .number()
    .catch(1)
    .transform((quantity) => Math.min(mostQuantity, Math.max(1, Math.round(quantity)))),
  price: leftAmount.transform((price) => Math.min(price, maxPriceMinor)),
});

const leftRows = z.array(
  z.looseObject({
    id: leftId,
    invoiceNumber: leftNumber('INV-'),
    patientId: leftId,
    referralId: leftId.nullish().catch(null),
    items: z.array(leftItem).max(mostItems).catch([]),
    subtotal: leftAmount,
    discount: leftAmount,
    tax: leftAmount,
    paidAmount: leftAmount,
    status: z.enum(invoiceStatuses).catch('sent'),
    dueDate: leftDate,
    paidAt: leftInstant,
    notes: leftText(2000),
    paymentMethod: leftText(20),
    createdAt: leftInstant,
    updatedAt: leftInstant,
  }),
);

/** An invoice that an earlier program left behind; amounts are minor units. */
export type LeftInvoice = z.output<typeof leftRows>[number];

/** Reads rows of the earlier program. @throws ZodError when one is no invoice at all. */
export function readLeftInvoices(rows: readonly unknown[]): LeftInvoice[] {
  return leftRows.parse(rows);
}
