import type { CallContext } from '#server/call-context.ts';
import type { Db } from '#database/tables.ts';
import { selectLabTests } from './catalogue/lab-test.queries.ts';
import { wordsOf } from './catalogue/lab-test.rules.ts';
import type { LabOrder } from './orders/lab-order.contract.ts';
import { selectTestsOfOrders } from './orders/lab-order.queries.ts';
import { mayOrder } from './orders/orderer.service.ts';
import { createLabOrder } from './orders/ordering.service.ts';
import { requireLabOrder } from './orders/lab-order.service.ts';

export { labTestInput } from './catalogue/lab-test.contract.ts';
export { selectLabTestsNamed as findLabTestsNamed } from './catalogue/lab-test.queries.ts';
export { toLabTest } from './catalogue/lab-test.record.ts';
export { createLabTest, updateLabTest as changeLabTest } from './catalogue/lab-test.service.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = [
  'lab_alert',
  'lab_order',
  'lab_order_test',
  'lab_result',
  'lab_test',
  'lab_verification',
] as const;

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

/** The tests of orders with the price they were ordered for, in the order in which they were chosen. */
export async function readTestsOfOrders(
  db: Db,
  tenantId: string,
  orderIds: readonly string[],
): Promise<Map<string, { name: string; priceMinor: number }[]>> {
  const rows = await selectTestsOfOrders(db, tenantId, orderIds);
  const byOrder = Map.groupBy(rows, (row) => row.order_id);
  return new Map(
    [...byOrder].map(([id, tests]) => [
      id,
      tests.map((test) => ({ name: test.test_name, priceMinor: test.price_minor })),
    ]),
  );
}

/** Tests of the catalogue whose name or category holds every word, by name, with what they cost in minor units. */
export async function findLabTests(db: Db, tenantId: string, search: string, limit: number) {
  const words = wordsOf(search);
  const rows = await selectLabTests(db, tenantId, { words, status: 'active', sort: 'name', limit });
  return rows
    .slice(0, limit)
    .map(({ id, name, category, price_minor: priceMinor }) => ({ id, name, category, priceMinor }));
}

/** What another area's work sends to the laboratory. */
export interface TestsToOrder {
  patientId: string;
  /** Who orders; nobody of the hospital is named where this person does not acknowledge critical results. */
  ordererId: string | null;
  testIds: string[];
  isUrgent: boolean;
  notes: string;
}

/**
 * Orders tests in the transaction of the work they come from; whoever calls has checked that the person may.
 * @throws AppError NOT_FOUND for a patient or test of another hospital, INVALID_INPUT for one that is not offered
 */
export async function orderTests(
  context: CallContext,
  { patientId, ordererId, testIds, isUrgent, notes }: TestsToOrder,
): Promise<{ id: string; orderNumber: string }> {
  const orders = ordererId !== null && (await mayOrder(context, ordererId));
  const { id, orderNumber } = await createLabOrder(context, {
    patientId,
    ordererId: orders ? ordererId : null,
    doctorId: undefined,
    doctorName: null,
    appointmentId: undefined,
    testIds,
    priority: isUrgent ? 'urgent' : 'routine',
    notes,
  });
  return { id, orderNumber };
}
