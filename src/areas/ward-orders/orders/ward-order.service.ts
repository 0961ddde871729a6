import { toNamedPatient } from '#database/people/named-patient.ts';
import { addTasks, withdrawTaskOf } from '#areas/nursing/nursing.public.ts';
import { openRecord } from '#areas/patients/patients.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { isSingle } from '#kernel/care/ward-order.ts';
import type { CallInput, CallOutput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type * as contract from './ward-order.contract.ts';
import type { WardOrder } from './ward-order.contract.ts';
import { issue } from './ward-order.issues.ts';
import * as queries from './ward-order.queries.ts';
import type { NewOrder, StayOfOrders, StoredOrder } from './ward-order.queries.ts';
import { auditValues, toWardOrder } from './ward-order.record.ts';
import type { WrittenOrder } from './written-order.contract.ts';
import { factsOf } from './written-order.rules.ts';

/** The record of doses and the round of the nurses tell of orders as well. */
const topics = ['ward-orders', 'doses', 'vital-signs'] as const;

const orderRecord = recordOf({
  resource: 'ward_orders',
  topic: topics,
  rows: queries.wardOrderRows,
  isTimed: false,
  select: async (db, tenantId, id) => (await queries.selectOrders(db, tenantId, [id]))[0],
  toRecord: toWardOrder,
  audited: auditValues,
});

/** @throws AppError NOT_FOUND */
export async function listWardOrders(
  { db, tenantId, clock }: CallContext,
  { admissionId, scope }: CallInput<typeof contract.listWardOrders>,
): Promise<CallOutput<typeof contract.listWardOrders>> {
  const stay = await queries.selectStay(db, tenantId, admissionId);
  if (!stay) throw new AppError('NOT_FOUND');
  const rows = await queries.selectOrdersOfStay(db, tenantId, { admissionId, scope });
  return {
    now: clock.now().toISOString(),
    patient: toNamedPatient(stay),
    isActive: stay.status === 'active',
    rows: rows.map(toWardOrder),
  };
}

/**
 * Signs orders of a stay that goes on, all or none. Of a kind that a stay has once the former order is replaced.
 * @throws AppError NOT_FOUND, RECORD_RESTRICTED, WRONG_STATE for a stay that is over, INVALID_INPUT at the field,
 * ORDER_CHANGED where somebody else ordered the same kind meanwhile
 */
export async function signWardOrders(
  context: CallContext,
  { admissionId, orders, setName }: CallInput<typeof contract.signWardOrders>,
): Promise<{ rows: WardOrder[] }> {
  const { db, tenantId, actor, clock } = context;
  const stay = await requireOpenStay(context, admissionId);
  const kinds = orders.map(({ kind }) => kind).filter(isSingle);
  const before = await queries.lockActive(db, tenantId, { admissionId, kinds });
  const now = clock.now().toISOString();
  const rows: NewOrder[] = [];
  for (const [place, order] of orders.entries()) {
    const weighed = await weigh(context, admissionId, { order, at: `orders.${place}.reason` });
    const replaced = isSingle(order.kind) ? before.find(({ kind }) => kind === order.kind) : undefined;
    rows.push({
      ...{ tenant_id: tenantId, id: newId(), patient_id: stay.patient_id, admission_id: admissionId },
      ...{ kind: order.kind, facts: JSON.stringify(factsOf(order)), note: order.note },
      ...{ policy_minutes: weighed, set_name: setName, replaces_id: replaced?.id ?? null },
      ...{ ordered_by: actor.userId, ordered_at: now },
      ...{ state: 'active', news: replaced ? 'changed' : 'new' },
      ...{ state_at: now, state_by: actor.userId, state_reason: order.reason },
      ...{ acknowledged_by: null, acknowledged_at: null, version: 1 },
    });
  }
  for (const one of before) await replace(context, one, now);
  await refusing(queries.insertOrders(db, rows), {
    ward_order_single: () => new AppError('ORDER_CHANGED'),
  });
  for (const [place, order] of orders.entries()) {
    await planTask(context, { ...rows[place]!, order });
  }
  const ids = rows.map(({ id }) => id);
  const signed = new Map((await queries.selectOrders(db, tenantId, ids)).map((row) => [row.id, row]));
  const told = ids.map((id) => toWardOrder(signed.get(id)!));
  for (const one of told) {
    const newValues = auditValues(one);
    context.audit({ action: 'SIGN', resource: 'ward_orders', resourceId: one.id, newValues });
  }
  announce(context);
  return { rows: told };
}

/**
 * Changes what an order says; whoever nurses has to read it again.
 * @throws AppError NOT_FOUND, RECORD_RESTRICTED, WRONG_STATE for one that does not hold, STALE, INVALID_INPUT at the field
 */
export async function changeWardOrder(
  context: CallContext,
  { wardOrderId, version, order }: CallInput<typeof contract.changeWardOrder>,
): Promise<WardOrder> {
  const row = await requireHolding(context, wardOrderId);
  if (row.kind !== order.kind) throw invalidFields({ 'order.kind': issue('otherKind') });
  if (order.reason === null) throw invalidFields({ 'order.reason': issue('reasonMissing') });
  const weighed = await weigh(context, row.admission_id, { order, at: 'order.reason' });
  const changed = await decide(context, row, {
    version,
    values: {
      facts: JSON.stringify(factsOf(order)),
      note: order.note,
      policy_minutes: weighed,
      news: 'changed',
      state_reason: order.reason,
    },
  });
  if (row.kind === 'nursing-task') await withdrawTaskOf(context, { orderId: row.id });
  await planTask(context, { ...row, order });
  return changed;
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED, WRONG_STATE for one that does not hold, STALE */
export async function stopWardOrder(
  context: CallContext,
  { wardOrderId, version, reason }: CallInput<typeof contract.stopWardOrder>,
): Promise<WardOrder> {
  const row = await requireHolding(context, wardOrderId);
  const values = { state: 'stopped', news: 'stopped', state_reason: reason } as const;
  const stopped = await decide(context, row, { version, values });
  if (row.kind === 'nursing-task') await withdrawTaskOf(context, { orderId: row.id });
  return stopped;
}

/** @throws AppError NOT_FOUND, WRONG_STATE for a patient who has left, ORDER_CHANGED for what was not read as it stands */
export async function acknowledgeWardOrders(
  context: CallContext,
  { admissionId, orders }: CallInput<typeof contract.acknowledgeWardOrders>,
): Promise<{ acknowledged: number }> {
  const { db, tenantId, actor, clock } = context;
  const stay = await queries.selectStay(db, tenantId, admissionId);
  if (!stay) throw new AppError('NOT_FOUND');
  if (stay.status !== 'active') throw new AppError('WRONG_STATE', { status: stay.status });
  const asRead = await queries.countAsRead(db, tenantId, admissionId, orders);
  if (asRead < orders.length) throw new AppError('ORDER_CHANGED');
  const ids = orders.map((one) => one.wardOrderId);
  const at = clock.now().toISOString();
  const read = await queries.acknowledge(db, tenantId, { ids, by: actor.userId, at });
  const newValues = { orders: read, patientId: stay.patient_id };
  context.audit({ action: 'ACKNOWLEDGE', resource: 'admissions', resourceId: admissionId, newValues });
  announce(context);
  return { acknowledged: read.length };
}

async function requireOpenStay(context: CallContext, admissionId: string): Promise<StayOfOrders> {
  const { db, tenantId } = context;
  const stay = await queries.selectStay(db, tenantId, admissionId);
  if (!stay) throw new AppError('NOT_FOUND');
  await openRecord(context, stay.patient_id);
  if (stay.status !== 'active') throw new AppError('WRONG_STATE', { status: stay.status });
  return stay;
}

/** An order that holds, of a stay that goes on, of a record that is open to the person who changes it. */
async function requireHolding(context: CallContext, id: string): Promise<StoredOrder> {
  const row = await orderRecord.lock(context, id);
  await requireOpenStay(context, row.admission_id);
  if (row.state !== 'active') throw new AppError('WRONG_STATE', { state: row.state });
  return row;
}

/**
 * The minutes of the policy where observations are ordered less often than the last score asks for; null otherwise.
 * @throws AppError INVALID_INPUT at the reason, where none is given for that
 */
async function weigh(
  { db, tenantId }: CallContext,
  admissionId: string,
  { order, at }: { order: WrittenOrder; at: string },
): Promise<number | null> {
  if (order.kind !== 'observations') return null;
  const policy = await queries.selectPolicyMinutes(db, tenantId, admissionId);
  if (policy === undefined || order.everyMinutes <= policy) return null;
  if (order.reason === null) throw invalidFields({ [at]: issue('longerThanPolicy', { policy }) });
  return policy;
}

/** Without a time a task is due within the hour. */
const soonMs = 3_600_000;

/** What is ordered to be done becomes a task of the nurses, who have the next one when it is closed. */
async function planTask(
  context: CallContext,
  { order, ...row }: Pick<StoredOrder, 'id' | 'patient_id' | 'admission_id'> & { order: WrittenOrder },
): Promise<void> {
  if (order.kind !== 'nursing-task') return;
  const { patient_id: patientId, admission_id: admissionId, id: orderId } = row;
  const soon = new Date(context.clock.now().getTime() + soonMs).toISOString();
  const dueAt = order.firstDueAt ?? soon;
  await addTasks(context, [{ patientId, admissionId, orderId, text: order.task, dueAt }]);
}

async function replace(context: CallContext, row: StoredOrder, now: string): Promise<void> {
  const { db, tenantId, actor } = context;
  const values = { state: 'replaced', state_at: now, state_by: actor.userId } as const;
  await queries.wardOrderRows.update(db, { tenantId, id: row.id, version: row.version }, values);
  context.audit({
    action: 'UPDATE',
    resource: 'ward_orders',
    resourceId: row.id,
    oldValues: { state: row.state },
    newValues: { state: values.state, patientId: row.patient_id },
  });
}

interface Decision {
  version: number;
  values: Parameters<typeof orderRecord.write>[2];
}

/** Writes what was decided about an order, which its nurse has not read yet. */
async function decide(
  context: CallContext,
  { id }: StoredOrder,
  { version, values }: Decision,
): Promise<WardOrder> {
  const before = await orderRecord.read(context, id);
  await orderRecord.write(
    context,
    { id, version },
    {
      ...values,
      ...{ state_at: context.clock.now().toISOString(), state_by: context.actor.userId },
      ...{ acknowledged_by: null, acknowledged_at: null },
    },
  );
  return orderRecord.changedSince(context, before);
}

function announce(context: CallContext): void {
  for (const topic of topics) context.announce(topic);
}
