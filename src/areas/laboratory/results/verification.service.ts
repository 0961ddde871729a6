import { notify } from '#areas/notifications/notifications.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { notice } from '../laboratory.notices.ts';
import { lockLabOrder } from '../orders/lab-order.queries.ts';
import { labOrderTopic } from '../orders/lab-order.rules.ts';
import { followWork } from '../orders/order-status.service.ts';
import { isCritical } from '../ranges/flagging.ts';
import { readLabSwitches } from '../settings/lab-settings.queries.ts';
import type * as contract from './lab-result.contract.ts';
import type { OpenedSheet } from './lab-result.contract.ts';
import { insertVerifications, type ResultRow, selectLatestResults } from './lab-result.queries.ts';
import { readSheet } from './lab-result.service.ts';
import { openResults } from './result-access.ts';

/**
 * Releases results by a second look at them.
 * @throws AppError STALE when one is verified or corrected already, SECOND_PERSON_REQUIRED for one's own
 */
export async function verifyLabResults(
  context: CallContext,
  { orderId, resultIds }: CallInput<typeof contract.verifyLabResults>,
): Promise<OpenedSheet> {
  const { db, tenantId, actor, clock } = context;
  const order = await lockLabOrder(db, tenantId, orderId);
  if (!order) throw new AppError('NOT_FOUND');
  await openResults(context, order.patient_id);
  const [latest, switches] = await Promise.all([
    selectLatestResults(db, tenantId, [orderId]),
    readLabSwitches(db, tenantId),
  ]);
  const unique = [...new Set(resultIds)];
  const chosen = latest.filter((row) => unique.includes(row.id) && row.verified_at === null);
  if (chosen.length < unique.length) throw new AppError('STALE');
  if (switches.needsSecondPerson && chosen.some((row) => row.entered_by === actor.userId)) {
    throw new AppError('SECOND_PERSON_REQUIRED');
  }
  const verified_at = clock.now().toISOString();
  await insertVerifications(
    db,
    chosen.map((row) => ({
      tenant_id: tenantId,
      result_id: row.id,
      entered_by: row.entered_by,
      verified_by: actor.userId,
      needed_second_person: switches.needsSecondPerson,
      verified_at,
    })),
  );
  for (const { id } of chosen) {
    const newValues = { orderId, verifiedBy: actor.userId };
    context.audit({ action: 'VERIFY', resource: 'lab_results', resourceId: id, newValues });
  }
  await followWork(context, orderId);
  await tellOrderer(context, order, chosen);
  for (const topic of ['lab-orders', 'lab-results', 'lab-alerts', labOrderTopic(orderId)] as const) {
    context.announce(topic);
  }
  return readSheet(context, orderId);
}

/** Who ordered is told that results are there; with nobody named, who made the order. */
async function tellOrderer(
  context: CallContext,
  order: { orderer_id: string | null; ordered_by: string; order_number: string; patient_id: string },
  released: readonly ResultRow[],
): Promise<void> {
  const userId = order.orderer_id ?? order.ordered_by;
  if (userId === context.actor.userId) return;
  const isUrgent = released.some((row) => isCritical(row.flag));
  await notify(context, {
    userId,
    notice: notice(isUrgent ? 'criticalReleased' : 'resultsReleased', { order: order.order_number }),
    link: `/dashboard/patients/${order.patient_id}`,
  });
}
