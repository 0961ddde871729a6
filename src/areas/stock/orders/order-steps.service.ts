import { notify } from '#areas/notifications/notifications.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { notice } from '../stock.notices.ts';
import { needsSecondPerson, orderPath } from './order-approval.service.ts';
import { orderRecord } from './order-sheet.service.ts';
import type * as contract from './purchase-order.contract.ts';
import type { OrderRow } from './purchase-order.queries.ts';
import type { PurchaseOrderSheet } from './order-sheet.contract.ts';

type Seen = CallInput<typeof contract.sendPurchaseOrder>;

/**
 * @throws AppError FORBIDDEN without inventory.approve and SECOND_PERSON_REQUIRED for who wrote it, where the order
 * is above the amount of the hospital; WRONG_STATE, STALE
 */
export async function approvePurchaseOrder(context: CallContext, seen: Seen): Promise<PurchaseOrderSheet> {
  const { actor, clock } = context;
  const order = await orderRecord.requireRow(context, seen.purchaseOrderId);
  const needsSecond = order.status === 'draft' && (await needsSecondPerson(context, order));
  if (needsSecond) {
    if (!can(actor, 'inventory.approve'))
      throw new AppError('FORBIDDEN', { permission: 'inventory.approve' });
    const isAuthor = [order.created_by, order.changed_by].includes(actor.userId);
    if (isAuthor) throw new AppError('SECOND_PERSON_REQUIRED');
  }
  const sheet = await step(context, seen, ['draft'], {
    status: 'approved',
    needs_second_person: needsSecond,
    approved_by: actor.userId,
    approved_at: clock.now().toISOString(),
  });
  if (order.created_by !== actor.userId) {
    await notify(context, {
      userId: order.created_by,
      notice: notice('orderApproved', { person: actor.name, number: order.order_number }),
      link: orderPath(order.id),
    });
  }
  return sheet;
}

/** @throws AppError WRONG_STATE before it is approved, STALE */
export function sendPurchaseOrder(context: CallContext, seen: Seen): Promise<PurchaseOrderSheet> {
  const { actor, clock } = context;
  const sent = { status: 'sent' as const, sent_by: actor.userId, sent_at: clock.now().toISOString() };
  return step(context, seen, ['approved'], sent);
}

/** @throws AppError WRONG_STATE unless it is partly received, STALE */
export function closePurchaseOrder(context: CallContext, seen: Seen): Promise<PurchaseOrderSheet> {
  const closed = { status: 'received' as const, closed_at: context.clock.now().toISOString() };
  return step(context, seen, ['partly-received'], closed);
}

/** @throws AppError WRONG_STATE once something has arrived, STALE */
export function cancelPurchaseOrder(
  context: CallContext,
  { reason, ...seen }: CallInput<typeof contract.cancelPurchaseOrder>,
): Promise<PurchaseOrderSheet> {
  return step(context, seen, ['draft', 'approved', 'sent'], {
    status: 'cancelled',
    cancelled_by: context.actor.userId,
    cancelled_at: context.clock.now().toISOString(),
    cancel_reason: reason,
  });
}

/** @throws AppError NOT_FOUND */
export async function recordOrderPrint(
  context: CallContext,
  { purchaseOrderId, output }: CallInput<typeof contract.recordOrderPrint>,
) {
  const { id } = await orderRecord.requireRow(context, purchaseOrderId);
  context.audit({
    action: 'PRINT',
    resource: 'purchase_orders',
    resourceId: id,
    newValues: { document: 'purchase order', output },
  });
  return { recorded: true as const };
}

function step(
  context: CallContext,
  { purchaseOrderId: id, version }: Seen,
  from: readonly OrderRow['status'][],
  change: Parameters<typeof orderRecord.write>[2] & Pick<OrderRow, 'status'>,
): Promise<PurchaseOrderSheet> {
  const { status, cancel_reason: reason } = change;
  return orderRecord.change(
    context,
    { id, version },
    (before) => {
      if (!from.includes(before.status)) throw new AppError('WRONG_STATE', { status: before.status });
      return change;
    },
    {
      told: (_, before) => ({
        action: status === 'approved' ? 'APPROVE' : 'UPDATE',
        oldValues: { status: before.status },
        newValues: { status, ...(reason && { reason }) },
      }),
    },
  );
}
