import { findPatientIds } from '#areas/patients/patients.public.ts';
import { readCounters } from '#database/counters.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import type * as contract from './lab-order.contract.ts';
import type { LabOrder } from './lab-order.contract.ts';
import { labOrderCounters } from './lab-order.figures.ts';
import { type LabOrderRow, selectLabOrder, selectLabOrders } from './lab-order.queries.ts';
import { toLabOrder } from './lab-order.record.ts';
import { typedOrderNumber } from './lab-order.rules.ts';

/** Patients whose orders a search looks up: the newest registrations that match. */
const maxPatientsSearched = 50;

export async function listLabOrders(
  context: CallContext,
  { from, to, search, ...request }: CallInput<typeof contract.listLabOrders>,
): Promise<Page<LabOrder>> {
  const { db, tenantId, actor } = context;
  const rows = await selectLabOrders(db, tenantId, {
    ...request,
    found: search ? await findBySearch(context, search) : undefined,
    orderedFrom: from && dayBounds(actor.timeZone, from).start,
    orderedBefore: to && dayBounds(actor.timeZone, to).end,
  });
  const page = toPage(rows, request.limit, (row) => [row.ordered_at, row.id]);
  return { ...page, rows: page.rows.map(toLabOrder) };
}

export async function exportLabOrders(
  context: CallContext,
  input: CallInput<typeof contract.exportLabOrders>,
): Promise<Page<LabOrder>> {
  const page = await listLabOrders(context, input);
  const newValues = { ...input, rows: page.rows.length };
  context.audit({ action: 'EXPORT', resource: 'lab_orders', newValues });
  return page;
}

async function findBySearch({ db, tenantId }: CallContext, search: string) {
  const patientIds = await findPatientIds(db, tenantId, search, maxPatientsSearched);
  return { patientIds, numbers: typedOrderNumber(search) };
}

export async function countLabOrders({ db, tenantId }: CallContext) {
  const counters = await readCounters(db, tenantId, labOrderCounters);
  return {
    total: counters['lab-orders.total'],
    pending: counters['lab-orders.pending'],
    inProgress: counters['lab-orders.in-progress'],
    completed: counters['lab-orders.completed'],
  };
}

export async function searchLabOrders(
  context: CallContext,
  { search, limit }: CallInput<typeof contract.searchLabOrders>,
) {
  const found = await findBySearch(context, search);
  const rows = await selectLabOrders(context.db, context.tenantId, { found, sort: '-ordered', limit });
  return { rows: rows.slice(0, limit).map(toLabOrder) };
}

export async function recordLabPrint(
  context: CallContext,
  { orderId, document, output }: CallInput<typeof contract.recordLabPrint>,
) {
  await requireLabOrder(context, orderId);
  context.audit({
    action: 'PRINT',
    resource: 'lab_orders',
    resourceId: orderId,
    newValues: { document, output },
  });
  return { recorded: true as const };
}

/** @throws AppError NOT_FOUND, for an order of another hospital as for one that never was. */
export async function requireLabOrder({ db, tenantId }: CallContext, id: string): Promise<LabOrderRow> {
  const row = await selectLabOrder(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
