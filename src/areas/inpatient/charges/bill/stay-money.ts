import type { CallContext } from '#database/handler.ts';
import { requireAdmission } from '../../admissions/admission.service.ts';
import type { StayMoney } from './stay-bill.contract.ts';
import { reckonStay } from './stay-bill.service.ts';

/** What is due for a stay and whether its final invoice was sent. @throws AppError NOT_FOUND */
export async function readStayMoney(context: CallContext, admissionId: string): Promise<StayMoney> {
  const { bill, final } = await reckonStay(context, await requireAdmission(context, admissionId));
  const isSent = final !== undefined && final.status !== 'draft';
  return {
    currencyCode: bill.currencyCode,
    finalInvoiceId: bill.finalInvoiceId,
    isBilled: isSent && bill.unbilled.totalMinor === 0 && bill.toCreditMinor === 0,
    unbilledMinor: bill.unbilled.totalMinor,
    toCreditMinor: bill.toCreditMinor,
    dueMinor: bill.dueMinor,
    depositLeftMinor: bill.depositLeftMinor,
  };
}
