import type { CallContext } from '#server/call-context.ts';
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
  const read = await markAsRead(
    context,
    orders.map((one) => one.doseLineId),
  );
  tell(context, admissionId, read);
  return { acknowledged: read.length };
}

/** Notes that whoever decides on a dose has read its order, where nobody had. */
export async function noteAsRead(context: CallContext, admissionId: string, lineId: string): Promise<void> {
  const read = await markAsRead(context, [lineId]);
  if (read.length > 0) tell(context, admissionId, read);
}

/** The lines that nobody had read as they stand: of two who read one the first counts. */
function markAsRead(context: CallContext, lineIds: readonly string[]): Promise<string[]> {
  const { db, tenantId, actor, clock } = context;
  const at = clock.now().toISOString();
  return insertAcknowledgements(db, tenantId, { lineIds, by: actor.userId, at });
}

function tell(context: CallContext, admissionId: string, lines: readonly string[]): void {
  const newValues = { lines };
  context.audit({
    action: 'ACKNOWLEDGE',
    resource: 'order_acknowledgements',
    resourceId: admissionId,
    newValues,
  });
  context.announce('doses');
}
