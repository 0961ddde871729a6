import { toNamedPatient } from '#database/people/named-patient.ts';
import { acknowledgeAlarm } from '#server/alarms/alarm-rows.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { type Actor, can } from '#kernel/access/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { hasWorkedOn } from '../results/lab-result.queries.ts';
import { isReadBy } from '../results/lab-result.service.ts';
import { openResults, seesResults } from '../results/result-access.ts';
import type * as contract from './lab-alert.contract.ts';
import { labAlert, type LabAlert, maxAlerts } from './lab-alert.contract.ts';
import {
  type AlertFilter,
  labAlerts,
  type OpenAlertRow,
  selectAlert,
  selectOpenAlerts,
} from './lab-alert.queries.ts';

export async function listLabAlerts(context: CallContext, input: CallInput<typeof contract.listLabAlerts>) {
  const { db, tenantId, actor } = context;
  const filter = filterFor(actor, input);
  const rows = await selectOpenAlerts(db, tenantId, { filter, readerId: actor.userId, limit: maxAlerts });
  const closed = await closedPatients(context, rows);
  const readsResults = can(actor, ['lab.read', 'emr.read']);
  const isSeen = (row: OpenAlertRow) => readsResults && !closed.has(row.patient_id) && isReadBy(actor, row);
  return { rows: rows.map((row) => toAlert(row, isSeen(row), can(actor, 'lab.acknowledge'))) };
}

function filterFor(
  actor: Actor,
  { patientId, scope }: CallInput<typeof contract.listLabAlerts>,
): AlertFilter {
  const readsLaboratory = can(actor, 'lab.read');
  const readsAll = readsLaboratory || (patientId !== undefined && can(actor, 'emr.read'));
  if (scope === 'all' && readsAll) return { patientId };
  const isPassedOn = readsLaboratory && can(actor, 'lab.acknowledge');
  return { patientId, ownerId: actor.userId, isPassedOn };
}

/** The restricted patients among them whose results the reader may not see. */
async function closedPatients(context: CallContext, rows: readonly OpenAlertRow[]): Promise<Set<string>> {
  const restricted = new Set(rows.filter((row) => row.is_restricted).map((row) => row.patient_id));
  const closed = new Set<string>();
  for (const id of restricted) {
    if (!(await seesResults(context, { id, isRestricted: true }))) closed.add(id);
  }
  return closed;
}

function toAlert(row: OpenAlertRow, isSeen: boolean, isClinician: boolean): LabAlert {
  return toRecord(labAlert, row, {
    patient: toNamedPatient(row),
    orderer: row.orderer_id === null ? null : { id: row.orderer_id, name: row.orderer_name ?? '' },
    result: isSeen ? row.result : null,
    isVerified: row.verified_at !== null,
    mayAcknowledge: isClinician && !row.is_own_work,
  });
}

/**
 * @throws AppError WRONG_STATE when somebody acknowledged it already; SECOND_PERSON_REQUIRED for who entered or
 * verified the result; RECORD_RESTRICTED; NOT_FOUND for who may not know of it.
 */
export async function acknowledgeLabAlert(
  context: CallContext,
  { alertId, action, note }: CallInput<typeof contract.acknowledgeLabAlert>,
) {
  const { db, tenantId, actor, clock } = context;
  const alert = await selectAlert(db, tenantId, alertId);
  const isOwn = alert && [alert.orderer_id, alert.ordered_by].includes(actor.userId);
  if (!alert || (!isOwn && !can(actor, ['lab.read', 'emr.read']))) throw new AppError('NOT_FOUND');
  const { order_id: orderId, test_id: testId } = alert;
  await openResults(context, alert.patient_id);
  if (await hasWorkedOn(db, tenantId, { orderId, testId, userId: actor.userId })) {
    throw new AppError('SECOND_PERSON_REQUIRED');
  }
  const at = clock.now().toISOString();
  const isFirst = await acknowledgeAlarm(db, tenantId, labAlerts, {
    id: alertId,
    by: actor.userId,
    at,
    action,
    note,
  });
  if (!isFirst) throw new AppError('WRONG_STATE');
  context.audit({
    action: 'ACKNOWLEDGE',
    resource: 'lab_alerts',
    resourceId: alertId,
    newValues: { orderId, acknowledgedBy: actor.userId, action, note },
  });
  context.announce('lab-alerts');
  return { acknowledged: true as const };
}
