import type { FindDischargeBlockers } from '#database/handler.ts';
import { notice } from '../../billing.notices.ts';
import { selectDueInvoiceNumbers } from './unpaid-invoice.queries.ts';

/** The maximum number of invoices that are named. */
const maxNamed = 5;

/** Sent invoices of the patient of which something is still owed; drafts and void ones do not count. */
export const findInvoicesDue: FindDischargeBlockers = async ({ db, tenantId }, { patientId }) => {
  const numbers = await selectDueInvoiceNumbers(db, tenantId, patientId);
  if (numbers.length === 0) return [];
  const invoices = numbers.slice(0, maxNamed).join(', ');
  return [
    {
      stage: 'billing',
      isBlocking: true,
      notice: notice('invoicesDueAtDischarge', { count: numbers.length, invoices }),
      link: `/dashboard/billing?patientId=${patientId}`,
    },
  ];
};
