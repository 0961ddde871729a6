import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { publishEvents } from '#server/points/events.ts';
import { readLabSwitches } from '../settings/lab-settings.queries.ts';
import type * as contract from './lab-order.contract.ts';
import type { LabOrder } from './lab-order.contract.ts';
import { countChange } from './lab-order.figures.ts';
import { issue } from './lab-order.issues.ts';
import { type LabOrderRow, labOrderRows, lockLabOrder } from './lab-order.queries.ts';
import { auditValues, toLabOrder } from './lab-order.record.ts';
import { contradictsWork, isFullyVerified, labOrderTopic, statusOfWork } from './lab-order.rules.ts';
import { requireLabOrder } from './lab-order.service.ts';

/**
 * The exception by hand: the status otherwise follows the work.
 * @throws AppError STALE with the stored order; STATUS_CONTRADICTED; RESULTS_OPEN unless that is accepted, and always
 * where the hospital completes verified orders alone.
 */
export async function setLabOrderStatus(
  context: CallContext,
  { orderId, version, status, acceptOpenResults }: CallInput<typeof contract.setLabOrderStatus>,
): Promise<LabOrder> {
  return changeOrder(context, 'UPDATE', orderId, version, async (before) => {
    const { entered, verified } = before;
    if (contradictsWork(status, before))
      throw new AppError('STATUS_CONTRADICTED', { status, entered, verified });
    if (status === 'completed') {
      await refuseOpenResults(context, before, acceptOpenResults);
      return { status, completed_at: before.completedAt ?? context.clock.now().toISOString() };
    }
    // Back to the beginning: the specimen was noted on the wrong order.
    const collection = status === 'pending' ? { collected_at: null, collected_by: null } : {};
    return { status, completed_at: null, ...collection };
  });
}

/** @throws AppError STALE with the stored order. */
export async function deleteLabOrder(
  context: CallContext,
  { orderId, version }: CallInput<typeof contract.deleteLabOrder>,
): Promise<LabOrder> {
  const cancelled = { status: 'cancelled' as const, completed_at: null };
  return changeOrder(context, 'DELETE', orderId, version, async () => cancelled);
}

/** @throws AppError STALE with the stored order; WRONG_STATE for a cancelled order. */
export async function collectSpecimen(
  context: CallContext,
  { orderId, version, collectedAt }: CallInput<typeof contract.collectSpecimen>,
): Promise<LabOrder> {
  const now = context.clock.now().toISOString();
  return changeOrder(context, 'UPDATE', orderId, version, async (before) => {
    if (before.status === 'cancelled') throw new AppError('WRONG_STATE', { status: before.status });
    const collected_at = collectedAt ?? now;
    if (collected_at > now) throw invalidFields({ collectedAt: issue('collectedInFuture') });
    const status = before.status === 'pending' ? 'in-progress' : before.status;
    return { collected_at, collected_by: context.actor.userId, status };
  });
}

/**
 * Brings the status of a locked order in line with its results, after they changed in the same transaction. A
 * cancelled order stays cancelled.
 */
export async function followWork(context: CallContext, orderId: string): Promise<void> {
  const order = toLabOrder(await requireLabOrder(context, orderId));
  const status = statusOfWork(order);
  if (order.status === 'cancelled' || order.status === status) return;
  const completed_at = status === 'completed' ? context.clock.now().toISOString() : null;
  await writeChange(context, 'UPDATE', order, { status, completed_at });
}

async function refuseOpenResults(
  { db, tenantId }: CallContext,
  order: Pick<LabOrder, 'tests' | 'entered' | 'verified'>,
  isAccepted: boolean,
): Promise<void> {
  if (isFullyVerified(order)) return;
  const { completionNeedsVerified } = await readLabSwitches(db, tenantId);
  if (isAccepted && !completionNeedsVerified) return;
  const { entered, verified, tests } = order;
  throw new AppError('RESULTS_OPEN', {
    missing: tests.length - entered,
    unverified: entered - verified,
    isAcceptable: !completionNeedsVerified,
  });
}

type OrderChange = Partial<Pick<LabOrderRow, 'status' | 'collected_at' | 'collected_by' | 'completed_at'>>;

/** The order is locked first: no result is entered or corrected between the look at it and the change. */
async function changeOrder(
  context: CallContext,
  action: 'UPDATE' | 'DELETE',
  orderId: string,
  version: number,
  decide: (before: LabOrder) => Promise<OrderChange>,
): Promise<LabOrder> {
  const { db, tenantId } = context;
  if (!(await lockLabOrder(db, tenantId, orderId))) throw new AppError('NOT_FOUND');
  const before = toLabOrder(await requireLabOrder(context, orderId));
  if (before.version !== version) throw new AppError('STALE', { current: before });
  const after = await writeChange(context, action, before, await decide(before));
  context.announce('lab-orders');
  context.announce(labOrderTopic(orderId));
  return after;
}

async function writeChange(
  context: CallContext,
  action: 'UPDATE' | 'DELETE',
  before: LabOrder,
  values: OrderChange,
): Promise<LabOrder> {
  const { db, tenantId, clock } = context;
  const { id, version } = before;
  await labOrderRows.update(
    db,
    { tenantId, id, version },
    { ...values, updated_at: clock.now().toISOString() },
  );
  await countChange(db, tenantId, before.status, values.status ?? before.status);
  const after = toLabOrder(await requireLabOrder(context, id));
  context.audit({
    action,
    resource: 'lab_orders',
    resourceId: id,
    ...changedFields(auditValues(before), auditValues(after)),
  });
  if (before.status !== 'completed' && after.status === 'completed') await publishReady(context, after);
  return after;
}

/** A correction completes the order anew and is told anew; no result and no test is named. */
async function publishReady(context: CallContext, order: LabOrder): Promise<void> {
  const { patient, orderNumber } = order;
  await publishEvents(context, [
    {
      type: 'lab_results_ready',
      subject: `lab-order/${order.id}`,
      occurrence: order.completedAt ?? '',
      patientId: patient.id,
      userIds: order.orderer ? [order.orderer.id] : [],
      words: { patientName: `${patient.firstName} ${patient.lastName}`.trim(), orderNumber },
      priority: order.priority,
      link: `/dashboard/patients/${patient.id}`,
    },
  ]);
}
