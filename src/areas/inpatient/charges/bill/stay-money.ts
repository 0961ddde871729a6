import type { CallContext } from '#database/handler.ts';
import { requireAdmission } from '../../admissions/admission.service.ts';
import { reckonStay } from './stay-bill.service.ts';

/** Whether the money of a stay stands in the way of leaving; amounts in minor units. */
export interface StayMoney {
  currencyCode: string;
  /** The final invoice; null before there is one. */
  finalInvoiceId: string | null;
  /** Sent, and nothing is left to bill or to credit. */
  isBilled: boolean;
  /** Charged and not on any sent invoice yet, tax included. */
  unbilledMinor: number;
  /** Billed beyond what is owed by now. */
  toCreditMinor: number;
  /** Due on invoices of the stay's time. */
  dueMinor: number;
  depositLeftMinor: number;
}

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
