import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import type { OrderFacts } from '#kernel/care/ward-order.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type { WrittenOrder } from '../orders/written-order.contract.ts';
import { factsOf } from '../orders/written-order.rules.ts';
import type * as contract from './order-set.contract.ts';
import { maxSets, type OrderSet, orderSet } from './order-set.contract.ts';
import {
  orderSetRows,
  type OrderSetRow,
  removeOrderSet,
  selectOrderSet,
  selectOrderSets,
} from './order-set.queries.ts';

const toOrderSet = (row: OrderSetRow): OrderSet => toRecord(orderSet, row);

const orderSetRecord = recordOf({
  resource: 'order_sets',
  topic: 'order-sets',
  rows: orderSetRows,
  select: selectOrderSet,
  toRecord: toOrderSet,
  audited: auditValues,
  refusals: { order_set_by_name: () => new AppError('SET_NAME_TAKEN') },
});

export async function listOrderSets({ db, tenantId }: CallContext): Promise<{ rows: OrderSet[] }> {
  const rows = await selectOrderSets(db, tenantId, maxSets);
  return { rows: rows.map(toOrderSet) };
}

/** @throws AppError SET_NAME_TAKEN when another set has this name, without regard to case */
export function createOrderSet(
  context: CallContext,
  { name, plan, medicines, orders }: CallInput<typeof contract.createOrderSet>,
): Promise<OrderSet> {
  const { userId } = context.actor;
  const by = { created_by: userId, updated_by: userId };
  return orderSetRecord.create(context, { name, plan, medicines, orders: plannedText(orders), ...by });
}

/** @throws AppError NOT_FOUND, STALE, SET_NAME_TAKEN */
export function updateOrderSet(
  context: CallContext,
  { orderSetId: id, version, name, plan, medicines, orders }: CallInput<typeof contract.updateOrderSet>,
): Promise<OrderSet> {
  const values = { name, plan, medicines, orders: plannedText(orders), updated_by: context.actor.userId };
  return orderSetRecord.change(context, { id, version }, values);
}

/** @throws AppError NOT_FOUND */
export async function deleteOrderSet(
  context: CallContext,
  { orderSetId }: CallInput<typeof contract.deleteOrderSet>,
): Promise<{ deleted: true }> {
  const { db, tenantId } = context;
  const before = await orderSetRecord.read(context, orderSetId);
  if (!(await removeOrderSet(db, tenantId, orderSetId))) throw new AppError('NOT_FOUND');
  orderSetRecord.tell(context, orderSetId, { action: 'DELETE', oldValues: auditValues(before) });
  return { deleted: true };
}

/** Orders as a set keeps them: what belongs to a patient, such as times and reasons, is left out. */
export function plannedText(orders: readonly WrittenOrder[]): string {
  return JSON.stringify(orders.map((one) => ({ order: timeless(factsOf(one)), note: one.note })));
}

function timeless(facts: OrderFacts): OrderFacts {
  return facts.kind === 'diet' ? { ...facts, from: null, until: null } : facts;
}

function auditValues({ name, plan, medicines, orders }: OrderSet) {
  return { name, plan, medicines, orders };
}
