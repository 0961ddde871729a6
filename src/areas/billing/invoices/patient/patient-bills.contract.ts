import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { invoiceSummary } from '../invoice.contract.ts';

/** The maximum number of invoices that the page of a patient shows. */
export const maxPatientBills = 5;

/** The maximum number of unpaid invoices of a patient that are added up. */
export const maxUnpaidBills = 500;

export const readPatientBills = defineCall('invoices.ofPatient', {
  address: 'GET /patients/{patientId}/bills',
  access: 'billing.read',
  summary: `Read the newest ${maxPatientBills} invoices of a patient and what is due of all of them`,
  input: z.strictObject({ patientId: z.uuid() }),
  output: z.strictObject({
    rows: z.array(invoiceSummary),
    hasMore: z.boolean(),
    /** In minor units, for each currency in which something is due. */
    due: z.array(z.strictObject({ currencyCode: z.string(), dueMinor: z.number().int() })),
  }),
});

export type PatientBills = z.output<(typeof readPatientBills)['output']>;
