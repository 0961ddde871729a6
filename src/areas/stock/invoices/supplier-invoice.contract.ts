import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { maxOrderLines, orderedPacks, packPrice } from '../orders/purchase-order.contract.ts';
import { issue } from '../orders/purchase-order.issues.ts';
import { purchaseOrderSheet } from '../orders/order-sheet.contract.ts';

export const supplierInvoiceFields = {
  /** As the supplier writes it; once for each supplier. */
  invoiceNumber: requiredText(100, issue('invoiceNumberMissing')),
  invoicedOn: dateText(issue('invoiceDateMissing')),
  /** Of the paper, with tax, carriage and discounts. */
  totalMinor: z.number(issue('priceMissing')).int().min(0).max(sizeLimits.documentMinor.max),
  notes: optionalText(500),
  lines: z
    .array(z.strictObject({ lineNumber: z.number().int().min(1), packs: orderedPacks, packMinor: packPrice }))
    .min(1, issue('nothingBilled'))
    .max(maxOrderLines),
};

export const recordSupplierInvoice = defineCall('supplierInvoices.record', {
  address: 'POST /purchase-orders/{purchaseOrderId}/invoices',
  access: 'inventory.write',
  summary:
    'Record what a supplier bills for an order; the answer compares it with what was ordered and received',
  input: z.strictObject({ purchaseOrderId: z.uuid(), ...supplierInvoiceFields }),
  output: purchaseOrderSheet,
  errors: ['WRONG_STATE', 'SUPPLIER_INVOICE_KNOWN'],
  example: {
    input: {
      purchaseOrderId: '01980000-0000-7000-8000-000000000092',
      invoiceNumber: 'PMS-2044',
      invoicedOn: '2026-03-05',
      totalMinor: 1000000,
      lines: [{ lineNumber: 1, packs: 10, packMinor: 100000 }],
    },
  },
});
