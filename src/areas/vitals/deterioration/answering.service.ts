import { openRecord } from '#areas/patients/patients.public.ts';
import { toRecord } from '#database/to-record.ts';
import { toNamedPatient } from '#database/people/named-patient.ts';
import { acknowledgeAlarm } from '#server/alarms/alarm-rows.ts';
import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import { maxAlarms } from '#kernel/care/alarm.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './deterioration.contract.ts';
import { deterioration, type Deterioration, deteriorationAnswerers } from './deterioration.contract.ts';
import { deteriorations, type OpenRow, selectOpen } from './deterioration.queries.ts';

export async function listDeteriorations(
  { db, tenantId, actor }: CallContext,
  { scope, patientId, wardId }: CallInput<typeof contract.listDeteriorations>,
): Promise<{ rows: Deterioration[] }> {
  const answers = can(actor, deteriorationAnswerers);
  const concerns =
    scope === 'own'
      ? {
          userId: actor.userId,
          isOfAll: can(actor, 'shifts.manage'),
          isPassedOn: answers,
          isNurse: can(actor, 'vitals.write'),
        }
      : undefined;
  const rows = await selectOpen(db, tenantId, { patientId, wardId, concerns }, maxAlarms);
  return { rows: rows.map((row) => toDeterioration(row, answers && row.recorded_by !== actor.userId)) };
}

function toDeterioration(row: OpenRow, mayAcknowledge: boolean): Deterioration {
  return toRecord(deterioration, row, {
    patient: toNamedPatient(row),
    newer:
      row.newer_total === null || row.newer_at === null
        ? null
        : { total: row.newer_total, recordedAt: row.newer_at },
    mayAcknowledge,
  });
}

/**
 * @throws AppError NOT_FOUND also for what waits no more of somebody who has left, WRONG_STATE when somebody
 * acknowledged it already, SECOND_PERSON_REQUIRED for who recorded the set, RECORD_RESTRICTED
 */
export async function acknowledgeDeterioration(
  context: CallContext,
  { deteriorationId, action, note }: CallInput<typeof contract.acknowledgeDeterioration>,
) {
  const { db, tenantId, actor, clock } = context;
  const [open] = await selectOpen(db, tenantId, { ids: [deteriorationId] }, 1);
  const answer = { id: deteriorationId, by: actor.userId, at: clock.now().toISOString(), action, note };
  if (open) {
    await openRecord(context, open.patient_id);
    if (open.recorded_by === actor.userId) throw new AppError('SECOND_PERSON_REQUIRED');
  } else if (!(await isKnown(context, deteriorationId))) {
    throw new AppError('NOT_FOUND');
  }
  if (!open || !(await acknowledgeAlarm(db, tenantId, deteriorations, answer))) {
    throw new AppError('WRONG_STATE');
  }
  context.audit({
    action: 'ACKNOWLEDGE',
    resource: 'deteriorations',
    resourceId: deteriorationId,
    newValues: { patientId: open.patient_id, acknowledgedBy: actor.userId, action, note },
  });
  context.announce('vital-signs');
  context.announce('beds');
  return { acknowledged: true as const };
}

async function isKnown({ db, tenantId }: CallContext, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('deterioration')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
