import type { CallContext } from '#database/handler.ts';
import { toRecord } from '#database/to-record.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { seesResults } from '../results/result-access.ts';
import type * as contract from './lab-alert.contract.ts';
import { labAlert, type LabAlert, maxAlerts } from './lab-alert.contract.ts';
import {
  acknowledgeAlertRow,
  type OpenAlertRow,
  selectAlert,
  selectOpenAlerts,
} from './lab-alert.queries.ts';

export async function listLabAlerts(
  context: CallContext,
  { patientId }: CallInput<typeof contract.listLabAlerts>,
) {
  const { db, tenantId, actor } = context;
  const doctorUserId = can(actor, 'lab.read') ? undefined : actor.userId;
  const rows = await selectOpenAlerts(db, tenantId, { patientId, doctorUserId }, maxAlerts);
  const closed = await closedPatients(context, rows);
  const seesUnverified = can(actor, 'lab.results');
  const isSeen = (row: OpenAlertRow) =>
    !closed.has(row.patient_id) && (seesUnverified || row.verified_at !== null);
  return { rows: rows.map((row) => toAlert(row, isSeen(row))) };
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

function toAlert(row: OpenAlertRow, isSeen: boolean): LabAlert {
  return toRecord(labAlert, row, {
    patient: {
      id: row.patient_id,
      patientNumber: row.patient_number,
      firstName: row.first_name,
      lastName: row.last_name,
    },
    result: isSeen ? row.result : null,
    isVerified: row.verified_at !== null,
  });
}

/** @throws AppError WRONG_STATE when somebody acknowledged it already; NOT_FOUND for who may not know of it. */
export async function acknowledgeLabAlert(
  context: CallContext,
  { alertId, note }: CallInput<typeof contract.acknowledgeLabAlert>,
) {
  const { db, tenantId, actor, clock } = context;
  const alert = await selectAlert(db, tenantId, alertId);
  const isOwn = alert?.user_id === actor.userId;
  if (!alert || (!isOwn && !can(actor, 'lab.results'))) throw new AppError('NOT_FOUND');
  const at = clock.now().toISOString();
  const isFirst = await acknowledgeAlertRow(db, tenantId, alertId, { by: actor.userId, at, note });
  if (!isFirst) throw new AppError('WRONG_STATE');
  context.audit({
    action: 'ACKNOWLEDGE',
    resource: 'lab_alerts',
    resourceId: alertId,
    newValues: { orderId: alert.order_id, acknowledgedBy: actor.userId, note },
  });
  context.announce('lab-alerts');
  return { acknowledged: true as const };
}
