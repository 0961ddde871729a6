import type { CallContext } from '#database/handler.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { selectStay } from '../mar/mar.queries.ts';
import type * as contract from './order.contract.ts';
import { countAsRead, insertAcknowledgements } from './order.queries.ts';

/** @throws AppError NOT_FOUND, WRONG_STATE for a patient who has left, ORDER_CHANGED for what was not read as it stands */
export async function acknowledgeOrders(
  context: CallContext,
  { admissionId, orders }: CallInput<typeof contract.acknowledgeOrders>,
): Promise<{ acknowledged: number }> {
  const { db, tenantId } = context;
  const stay = await selectStay(db, tenantId, admissionId);
  if (!stay) throw new AppError('NOT_FOUND');
  if (stay.status !== 'active') throw new AppError('WRONG_STATE', { status: stay.status });
  if ((await countAsRead(db, tenantId, admissionId, orders)) < orders.length) {
    throw new AppError('ORDER_CHANGED');
  }
  const lineIds = orders.map((one) => one.doseLineId);
  return { acknowledged: await noteAsRead(context, admissionId, lineIds) };
}

/** Notes that the actor has read these lines as they stand, and tells who looks; what was read before stays so. */
export async function noteAsRead(
  context: CallContext,
  admissionId: string,
  lineIds: readonly string[],
): Promise<number> {
  const { db, tenantId, actor, clock } = context;
  const at = clock.now().toISOString();
  const read = await insertAcknowledgements(db, tenantId, { lineIds, by: actor.userId, at });
  if (read.length === 0) return 0;
  context.audit({
    action: 'ACKNOWLEDGE',
    resource: 'order_acknowledgements',
    resourceId: admissionId,
    newValues: { lines: read },
  });
  context.announce('doses');
  return read.length;
}
