import type { CallContext } from '#database/handler.ts';
import type { LabOrder } from './orders/lab-order.contract.ts';
import { requireLabOrder } from './orders/lab-order.service.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = ['lab_order'] as const;

/** What a bill takes over from a laboratory order. */
export interface LabOrderForInvoice {
  id: string;
  orderNumber: string;
  patientId: string;
  status: LabOrder['status'];
  /** In the order in which they were chosen, each at the price it was ordered for, in minor units. */
  tests: { testId: string; name: string; priceMinor: number }[];
}

/** @throws AppError NOT_FOUND, for an order of another hospital as for one that never was. */
export async function readLabOrderForInvoice(
  context: CallContext,
  orderId: string,
): Promise<LabOrderForInvoice> {
  const row = await requireLabOrder(context, orderId);
  return {
    id: row.id,
    orderNumber: row.order_number,
    patientId: row.patient_id,
    status: row.status,
    tests: row.tests.map(({ id, name, priceMinor }) => ({ testId: id, name, priceMinor })),
  };
}
