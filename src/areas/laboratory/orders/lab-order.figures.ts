import { changeCounters } from '#database/counters.ts';
import type { Db } from '#database/tables.ts';
import type { LabOrder } from './lab-order.contract.ts';

/** The tenant's counters that are kept in step with its laboratory orders. */
export const labOrderCounters = [
  'lab-orders.completed',
  'lab-orders.in-progress',
  'lab-orders.pending',
  'lab-orders.total',
] as const;

export type LabOrderCounter = (typeof labOrderCounters)[number];

type Status = LabOrder['status'] | null;

/** How the counters change when an order goes from one status to another; null means that it is not there. */
export function counterSteps(before: Status, after: Status): Record<LabOrderCounter, number> {
  const stepOf = (isCounted: (status: Status) => boolean) =>
    Number(isCounted(after)) - Number(isCounted(before));
  return {
    'lab-orders.completed': stepOf((status) => status === 'completed'),
    'lab-orders.in-progress': stepOf((status) => status === 'in-progress'),
    'lab-orders.pending': stepOf((status) => status === 'pending'),
    'lab-orders.total': stepOf((status) => status !== null),
  };
}

/** Keeps the counters in step with one order that was written in the same transaction. */
export async function countChange(db: Db, tenantId: string, before: Status, after: Status): Promise<void> {
  await changeCounters(db, tenantId, counterSteps(before, after));
}
