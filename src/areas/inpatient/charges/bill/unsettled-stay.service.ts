import { selectDueInvoiceNumbers } from '#areas/billing/billing.public.ts';
import type { FindDischargeBlockers } from '#server/points/discharge-blockers.ts';
import type { DischargeBlocker } from '#kernel/care/discharge.ts';
import { notice } from '../../inpatient.notices.ts';
import { readStayMoney } from './stay-money.ts';

/** The maximum number of invoices that are named. */
const maxNamed = 5;

/**
 * What the bill of a stay says to the billing stage of its discharge: it blocks until the final invoice was sent, holds
 * all that is owed and is paid. Other invoices of the patient are only told of.
 */
export const findUnsettledStay: FindDischargeBlockers = async (context, { admissionId, patientId }) => {
  const { db, tenantId, actor } = context;
  if (!actor.modules.billing_enabled) return [];
  const [{ isFinalSent, isBilled, dueInvoiceNumbers: ofStay }, due] = await Promise.all([
    readStayMoney(context, admissionId),
    selectDueInvoiceNumbers(db, tenantId, patientId),
  ]);
  const others = due.filter((number) => !ofStay.includes(number));
  const billing = { stage: 'billing', isBlocking: true, linkNeeds: 'billing.read' } as const;
  const link = `/dashboard/admissions/${admissionId}/bill`;
  const told: DischargeBlocker[] = [];
  if (!isFinalSent) told.push({ ...billing, notice: notice('stayNotBilled'), link });
  else if (!isBilled) told.push({ ...billing, notice: notice('stayChangedSinceBilled'), link });
  if (ofStay.length > 0) told.push({ ...billing, notice: notice('stayInvoicesDue', factsOf(ofStay)), link });
  if (others.length > 0) {
    told.push({
      ...billing,
      isBlocking: false,
      notice: notice('otherInvoicesDue', factsOf(others)),
      link: `/dashboard/billing?patientId=${patientId}`,
    });
  }
  return told;
};

function factsOf(numbers: readonly string[]): { count: number; invoices: string } {
  return { count: numbers.length, invoices: numbers.slice(0, maxNamed).join(', ') };
}
