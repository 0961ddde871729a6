import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { closeForError } from '../deterioration/deterioration.service.ts';
import { addSet } from './set-adding.service.ts';
import type * as contract from './vital-signs.contract.ts';
import type { VitalSigns } from './vital-signs.contract.ts';
import { issue } from './vital-signs.issues.ts';
import { insertError, insertEscalations } from './vital-signs.queries.ts';
import { auditValues } from './vital-signs.record.ts';
import { readSet } from './vital-signs.service.ts';

/**
 * Marks a set as entered in error and adds the one that replaces it, both or neither.
 * @throws AppError NOT_FOUND, WRONG_STATE when it is marked already, INVALID_INPUT at the field
 */
export async function correctVitalSigns(
  context: CallContext,
  { vitalSignsId, reason, replacement }: CallInput<typeof contract.correctVitalSigns>,
): Promise<{ marked: VitalSigns; replacement: VitalSigns | null }> {
  const { db, tenantId, actor, clock } = context;
  const before = await readSet(context, vitalSignsId);
  refuseMarked(before);
  const patientId = before.patient.id;
  const mark = {
    tenant_id: tenantId,
    vital_signs_id: vitalSignsId,
    patient_id: patientId,
    reason,
    marked_by: actor.userId,
    marked_at: clock.now().toISOString(),
  };
  await refusing(insertError(db, mark), { vital_signs_error_pkey: alreadyMarked });
  await closeForError(context, { id: vitalSignsId, patientId });
  let better: VitalSigns | null = null;
  if (replacement) {
    const { recordedAt = before.recordedAt, ...measures } = replacement;
    const admissionId = before.admissionId ?? undefined;
    const id = await addSet(context, {
      patientId,
      admissionId,
      recordedAt,
      measures,
      replaces: vitalSignsId,
    });
    better = await readSet(context, id);
    context.audit({
      action: 'CREATE',
      resource: 'vital_signs',
      resourceId: id,
      newValues: auditValues(better),
    });
  }
  if (before.admissionId !== null) context.announce('beds');
  const marked = await readSet(context, vitalSignsId);
  context.audit({
    action: 'ENTERED_IN_ERROR',
    resource: 'vital_signs',
    resourceId: vitalSignsId,
    newValues: { reason, replacedBy: better?.id ?? null, patientId },
  });
  context.announce('vital-signs');
  return { marked, replacement: better };
}

/** @throws AppError NOT_FOUND, WRONG_STATE for a set entered in error, INVALID_INPUT at `calledAt` */
export async function escalateVitalSigns(
  context: CallContext,
  { vitalSignsId, called, calledAt, ordered }: CallInput<typeof contract.escalateVitalSigns>,
): Promise<VitalSigns> {
  const { db, tenantId, actor, clock } = context;
  const set = await readSet(context, vitalSignsId);
  refuseMarked(set);
  const now = clock.now().toISOString();
  const at = calledAt ?? now;
  if (at > now) throw invalidFields({ calledAt: issue('inTheFuture') });
  if (at < set.recordedAt) throw invalidFields({ calledAt: issue('beforeSigns') });
  const id = newId();
  await insertEscalations(db, [
    {
      tenant_id: tenantId,
      id,
      vital_signs_id: vitalSignsId,
      called,
      called_at: at,
      ordered,
      recorded_by: actor.userId,
      created_at: now,
    },
  ]);
  context.audit({
    action: 'ESCALATED',
    resource: 'vital_signs',
    resourceId: vitalSignsId,
    newValues: { called, calledAt: at, ordered, patientId: set.patient.id },
  });
  context.announce('vital-signs');
  return readSet(context, vitalSignsId);
}

function refuseMarked(set: VitalSigns): void {
  if (set.enteredInError) throw alreadyMarked();
}

function alreadyMarked(): AppError {
  return new AppError('WRONG_STATE', { status: 'entered-in-error' });
}
