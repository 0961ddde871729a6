import type { CallContext } from '#server/call-context.ts';
import { type Actor, can } from '#kernel/access/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { isCritical } from '../ranges/flagging.ts';
import { labWork } from '../orders/lab-order.contract.ts';
import { selectLabOrders } from '../orders/lab-order.queries.ts';
import { toLabOrder } from '../orders/lab-order.record.ts';
import { requireLabOrder } from '../orders/lab-order.service.ts';
import { readLabSwitches } from '../settings/lab-settings.queries.ts';
import type * as contract from './lab-result.contract.ts';
import { maxOrdersOfPatient, maxRevisions, maxTrendPoints, type OpenedSheet } from './lab-result.contract.ts';
import {
  type ResultRow,
  selectLastResults,
  selectLatestResults,
  selectOrderTests,
  selectRevisions,
  selectSubject,
  selectTrend,
} from './lab-result.queries.ts';
import { toLabResult, toLastResult, toSheets, toTrendPoint } from './lab-result.record.ts';
import { openResults, seesResults } from './result-access.ts';

export async function getLabOrder(
  context: CallContext,
  { orderId }: CallInput<typeof contract.getLabOrder>,
): Promise<OpenedSheet> {
  const sheet = await readSheet(context, orderId);
  context.audit({ action: 'VIEW', resource: 'lab_orders', resourceId: orderId });
  return sheet;
}

/** True for what a record shows of results: verified ones, and critical ones at once to those who can act on them. */
function isOnRecord(actor: Actor, row: Pick<ResultRow, 'verified_at' | 'flag'>): boolean {
  return row.verified_at !== null || (isCritical(row.flag) && can(actor, 'lab.acknowledge'));
}

/** True for a result that this person gets of an order whose record is open to them: all for who enters results. */
export function isReadBy(actor: Actor, row: Pick<ResultRow, 'verified_at' | 'flag'>): boolean {
  return isOnRecord(actor, row) || can(actor, 'lab.results');
}

/** An order with what its reader may see of the results. */
export async function readSheet(context: CallContext, orderId: string): Promise<OpenedSheet> {
  const { db, tenantId, actor } = context;
  const order = toLabOrder(await requireLabOrder(context, orderId));
  const [tests, results, subject, switches] = await Promise.all([
    selectOrderTests(db, tenantId, [orderId]),
    selectLatestResults(db, tenantId, [orderId]),
    selectSubject(db, tenantId, order.patient.id),
    readLabSwitches(db, tenantId),
  ]);
  const closed = await context.findClosedRecords(order.patient.id);
  // Whoever enters and verifies results sees them also where a sensitive consultation asked for them.
  const isOpen =
    (!closed.has(orderId) || can(actor, 'lab.results')) &&
    (await seesResults(context, { id: order.patient.id, isRestricted: subject.is_restricted }));
  const [sheet] = toSheets([order], tests, results, {
    // Who typed a result knows it, also where the record is closed to them.
    isSeen: (row) =>
      isOpen ? isReadBy(actor, row) : row.entered_by === actor.userId && row.verified_at === null,
    seesInternals: can(actor, 'lab.results'),
  });
  const seesTests = isOpen || can(actor, labWork.permission);
  return {
    order,
    tests: seesTests ? sheet!.tests : [],
    patient: isOpen
      ? {
          gender: subject.gender,
          dateOfBirth: subject.date_of_birth,
          birthPrecision: subject.birth_precision,
        }
      : null,
    needsSecondPerson: switches.needsSecondPerson,
  };
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED */
export async function listPatientResults(
  context: CallContext,
  { patientId }: CallInput<typeof contract.listPatientResults>,
) {
  const { db, tenantId, actor } = context;
  const access = await openResults(context, patientId);
  const closed = await context.findClosedRecords(patientId);
  const limit = maxOrdersOfPatient;
  const rows = await selectLabOrders(db, tenantId, { patientId, sort: '-ordered', limit });
  const orders = rows.slice(0, limit).map(toLabOrder);
  const ids = orders.map((order) => order.id);
  const [tests, results] = await Promise.all([
    selectOrderTests(db, tenantId, ids),
    selectLatestResults(db, tenantId, ids),
  ]);
  context.audit({ action: 'VIEW', resource: 'lab_results', resourceId: patientId, newValues: access });
  const sight = {
    isSeen: (row: ResultRow) => isOnRecord(actor, row),
    seesInternals: can(actor, 'lab.results'),
  };
  const sheets = toSheets(orders, tests, results, sight);
  return { rows: sheets.map((sheet) => (closed.has(sheet.order.id) ? { ...sheet, tests: [] } : sheet)) };
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED */
export async function readTrend(
  context: CallContext,
  { patientId, testId }: CallInput<typeof contract.readTrend>,
) {
  const { db, tenantId } = context;
  const access = await openResults(context, patientId);
  const rows = await selectTrend(db, tenantId, { patientId, testId, limit: maxTrendPoints });
  context.audit({
    action: 'VIEW',
    resource: 'lab_results',
    resourceId: patientId,
    newValues: { testId, ...access },
  });
  const closed = await context.findClosedRecords(patientId);
  const open = rows.filter((row) => !closed.has(row.order_id));
  return { rows: open.toReversed().map(toTrendPoint) };
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED */
export async function listLastResults(
  context: CallContext,
  { orderId }: CallInput<typeof contract.listLastResults>,
) {
  const { db, tenantId } = context;
  const { patient_id: patientId } = await requireLabOrder(context, orderId);
  const access = await openResults(context, patientId);
  const closed = await context.findClosedRecords(patientId);
  const withoutOrders = [orderId, ...closed];
  const rows = await selectLastResults(db, tenantId, { orderId, patientId, withoutOrders });
  const newValues = { lastOfTests: rows.length, ...access };
  context.audit({ action: 'VIEW', resource: 'lab_orders', resourceId: orderId, newValues });
  return { rows: rows.map(toLastResult) };
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED */
export async function listRevisions(
  context: CallContext,
  { orderId, testId }: CallInput<typeof contract.listRevisions>,
) {
  const { db, tenantId } = context;
  const order = await requireLabOrder(context, orderId);
  const access = await openResults(context, order.patient_id);
  const closed = await context.findClosedRecords(order.patient_id);
  if (closed.has(orderId)) throw new AppError('RECORD_RESTRICTED');
  const rows = await selectRevisions(db, tenantId, { orderId, testId, limit: maxRevisions });
  const newValues = { testId, ...access };
  context.audit({ action: 'VIEW', resource: 'lab_orders', resourceId: orderId, newValues });
  return { rows: rows.map((row) => toLabResult(row, { seesInternals: true })) };
}
