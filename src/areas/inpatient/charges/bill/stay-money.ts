import { requireAdmission } from '../../admissions/admission.service.ts';
import type { StayMoney } from './stay-bill.contract.ts';
import { reckonStay, type Reckoning } from './stay-bill.service.ts';

/** What is due for a stay and whether its final invoice was sent. @throws AppError NOT_FOUND */
export async function readStayMoney(context: Reckoning, admissionId: string): Promise<StayMoney> {
  const { bill, final } = await reckonStay(context, await requireAdmission(context, admissionId));
  const isFinalSent = final === undefined ? bill.lines.length === 0 : final.status !== 'draft';
  return {
    currencyCode: bill.currencyCode,
    finalInvoiceId: bill.finalInvoiceId,
    isFinalSent,
    isBilled: isFinalSent && bill.unbilled.totalMinor === 0 && bill.toCreditMinor === 0,
    unbilledMinor: bill.unbilled.totalMinor,
    toCreditMinor: bill.toCreditMinor,
    dueMinor: bill.dueMinor,
    dueInvoiceNumbers: bill.invoices
      .filter((invoice) => invoice.dueMinor > 0)
      .map(({ invoiceNumber }) => invoiceNumber)
      .toReversed(),
    depositLeftMinor: bill.depositLeftMinor,
  };
}
