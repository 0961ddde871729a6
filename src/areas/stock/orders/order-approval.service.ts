import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { notice } from '../stock.notices.ts';
import * as queries from './purchase-order.queries.ts';
import type { OrderRow } from './purchase-order.queries.ts';

const dayMs = 86_400_000;

/** Where an order is shown. */
export const orderPath = (id: string): string => `/dashboard/inventory/orders/${id}`;

/**
 * True where somebody who did not write the order has to approve it: its total, with what its author approved
 * alone from the same supplier within a day, is above the amount of the hospital.
 */
export async function needsSecondPerson(
  { db, tenantId, clock }: CallContext,
  { supplier_id: supplierId, created_by: userId, total_minor: totalMinor }: OrderRow,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - dayMs).toISOString();
  const [limit, alone] = await Promise.all([
    queries.selectOrderLimit(db, tenantId),
    queries.sumApprovedAlone(db, tenantId, { supplierId, userId, since }),
  ]);
  return totalMinor + alone > limit;
}

/** Tells those who may approve that an order waits for one of them. */
export async function askForApproval(context: CallContext, id: string): Promise<void> {
  const { db, tenantId, actor } = context;
  const deciders = await findPeopleWith(db, tenantId, 'inventory.approve');
  await notifyAll(
    context,
    deciders.filter((userId) => userId !== actor.userId),
    { notice: notice('orderWritten', { person: actor.name }), link: orderPath(id) },
  );
}
