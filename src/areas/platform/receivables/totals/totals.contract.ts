import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';

const minor = z.number().int();

/** What was asked for by the invoices of a month or year in one currency, and what became of it. */
export const total = z.strictObject({
  /** `2031-02` for a month, `2031` for a year; of the day at the operator's on which an invoice was written. */
  period: z.string(),
  currencyCode: z.string(),
  /** Invoices that were not taken back. */
  invoices: z.number().int(),
  /** In minor units, as all amounts. */
  invoicedMinor: minor,
  discountMinor: minor,
  creditedMinor: minor,
  /** Of what was credited, what had been paid and went back. */
  returnedMinor: minor,
  /** What was settled, without what went back. */
  settledMinor: minor,
  /** What is still open. `invoicedMinor` is the sum of discounts, credits, what is settled and this. */
  owedMinor: minor,
  /** Payments approved whose day is in the period, whatever invoice they are for. */
  receivedMinor: minor,
});

export type Total = z.output<typeof total>;

const input = z.strictObject({
  by: z.enum(['month', 'year']).default('month'),
  /** Of the months; left out for this year. */
  year: z.coerce.number().int().min(2000).max(2999).optional(),
});

const output = z.strictObject({ year: z.number().int(), rows: z.array(total) });

export const readTotals = defineCall('clientInvoices.totals', {
  address: 'GET /client-invoice-totals',
  access: 'super_admin',
  readsReplica: true,
  summary: 'Add up the invoices of all hospitals by month of one year, or by year, and by currency',
  input,
  output,
});

export const exportTotals = defineCall('clientInvoices.exportTotals', {
  address: 'GET /client-invoice-totals-export',
  access: 'super_admin',
  exports: 'billing.export',
  readsReplica: true,
  summary: 'Read the same totals to take them away (recorded in the audit trail)',
  input,
  output,
});
