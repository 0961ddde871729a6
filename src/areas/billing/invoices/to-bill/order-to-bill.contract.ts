import { z } from 'zod';
import { withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { freeText } from '#kernel/text.ts';
import { invoicePatient } from '../invoice.contract.ts';

/** How far back orders of all patients are looked for; those of one patient are all found. */
export const daysToBill = 31;

/** The maximum number of laboratory tests that a search answers with. */
export const maxTestsFound = 20;

/** What a clerk needs of a laboratory order to bill it: its tests and prices, and nothing of its results. */
export const orderToBill = z.strictObject({
  id: z.uuid(),
  orderNumber: z.string(),
  patient: invoicePatient.omit({ phone: true }),
  orderedAt: z.string(),
  tests: withheldList(z.strictObject({ name: z.string(), priceMinor: z.number().int() })),
  /** The sum of the prices, in minor units. */
  totalMinor: z.number().int(),
});

export type OrderToBill = z.output<typeof orderToBill>;

export const listOrdersToBill = defineCall('invoices.listOrdersToBill', {
  address: 'GET /orders-to-bill',
  access: 'billing.write',
  summary: `List laboratory orders without an invoice, newest first: those of a patient, or of all in the last ${daysToBill} days`,
  input: z.strictObject({ patientId: z.uuid().optional(), ...pageRequest }),
  output: pageOf(orderToBill),
});

export const searchLabTests = defineCall('invoices.searchLabTests', {
  address: 'GET /lab-test-prices',
  access: 'billing.write',
  summary: 'Find laboratory tests to put on an invoice by words of their name or category, at most twenty',
  input: z.strictObject({ search: freeText(200).default('') }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        category: z.string(),
        /** In minor units of the hospital's currency. */
        priceMinor: z.number().int(),
      }),
    ),
  }),
});
