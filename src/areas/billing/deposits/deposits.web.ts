import { patientTimelineSlot } from '#areas/patients/patients-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { invoiceSectionsSlot } from '../invoices/invoice.slots.ts';

/** Deposits on the page of a patient, and using them on an invoice. */
export const depositsWeb: Omit<WebArea<IconName>, 'name'> = {
  fillings: [
    fillSlot(
      patientTimelineSlot,
      { id: 'deposits', order: 41, permission: 'billing.read' },
      async () => (await import('./detail/patient-deposits.tsx')).PatientDeposits,
    ),
    fillSlot(
      invoiceSectionsSlot,
      { id: 'deposits', order: 5, permission: 'billing.payments' },
      async () => (await import('./detail/invoice-deposit.tsx')).InvoiceDeposit,
    ),
  ],
};
