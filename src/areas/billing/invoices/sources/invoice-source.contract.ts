import { z } from 'zod';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { billingWork, invoicePatient } from '../invoice.contract.ts';

export const proposeForLabOrder = defineCall('invoices.proposeForLabOrder', {
  address: 'GET /lab-orders/{labOrderId}/invoice-proposal',
  access: 'billing.write',
  workNeeds: billingWork,
  summary: 'Read what an invoice for a laboratory order would say (recorded in the audit trail)',
  input: z.strictObject({ labOrderId: z.uuid() }),
  output: z.strictObject({
    labOrderId: z.uuid(),
    orderNumber: z.string(),
    isCancelled: z.boolean(),
    patient: invoicePatient.omit({ phone: true }),
    items: withheldList(z.strictObject({ name: z.string(), priceMinor: z.number().int() })),
    /** The invoice that holds the order already. */
    existing: z.strictObject({ invoiceId: z.uuid(), invoiceNumber: z.string() }).nullable(),
  }),
});

export const proposeForAppointment = defineCall('invoices.proposeForAppointment', {
  address: 'GET /appointments/{appointmentId}/invoice-proposal',
  access: 'billing.write',
  workNeeds: { permission: 'billing.write', fields: ['title', 'item'] },
  summary: 'Read what an invoice for an appointment would say (recorded in the audit trail)',
  input: z.strictObject({ appointmentId: z.uuid() }),
  output: z.strictObject({
    appointmentId: z.uuid(),
    title: withheld(z.string()),
    startTime: z.string(),
    patient: invoicePatient.omit({ phone: true }),
    /** A service of the catalogue; where none fits, the title as free text and no price. */
    item: withheld(
      z.strictObject({
        serviceId: z.uuid().nullable(),
        name: z.string(),
        priceMinor: z.number().int().nullable(),
      }),
    ),
    /** Invoices made for the appointment already, oldest first; void ones do not count. */
    existing: z.array(z.strictObject({ invoiceId: z.uuid(), invoiceNumber: z.string() })),
  }),
});

export type AppointmentProposal = z.output<(typeof proposeForAppointment)['output']>;
