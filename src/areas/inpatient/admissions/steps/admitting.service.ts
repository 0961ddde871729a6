import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields, given } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { lockOpenRequestOf } from '../../requests/admission-request.queries.ts';
import { closeRequest } from '../../requests/admission-request.service.ts';
import type * as contract from '../admission.contract.ts';
import type { Admission } from '../admission.contract.ts';
import { issue } from '../admission.issues.ts';
import { admissionRows, insertAdmissions, type StoredAdmission } from '../admission.queries.ts';
import { auditValues, toAdmission } from '../admission.record.ts';
import { admissionTopic, formatAdmissionNumber } from '../admission.rules.ts';
import { requireAdmission } from '../admission.service.ts';
import { refuseAdmitted, refuseImpossibleTimes, requirePatient } from './admissible-patient.service.ts';
import { doctorColumns } from './admitting-doctors.service.ts';
import { acceptPlacedTime } from './placed-time.service.ts';
import { type PlacedTime, placeInBed } from './placement.service.ts';
import { acceptCorrection, correctStart } from './reception-correction.service.ts';

/**
 * @throws AppError NOT_FOUND, INVALID_INPUT at the field, PATIENT_ADMITTED with the admission that stands,
 * BED_NOT_AVAILABLE, PLACEMENT_NEEDS_REASON
 */
export async function admitPatient(
  context: CallContext,
  input: CallInput<typeof contract.admitPatient>,
): Promise<Admission> {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now().toISOString();
  const admittedAt = input.admittedAt ?? now;
  const patient = await requirePatient(context, input.patientId);
  refuseImpossibleTimes(
    context,
    { admittedAt, estimatedDischargeDate: input.estimatedDischargeDate },
    patient,
  );
  await refuseAdmitted(context, patient.id);
  // Whoever admits somebody for whom a bed was asked answers that, also without coming from the queue.
  const requestId = input.requestId ?? (await lockOpenRequestOf(db, tenantId, patient.id));
  const id = newId();
  const [doctors, number] = await Promise.all([
    doctorColumns(context, input),
    context.counting.take('admissions.number', 1),
  ]);
  const row: StoredAdmission = {
    tenant_id: tenantId,
    id,
    admission_number: formatAdmissionNumber(number),
    patient_id: patient.id,
    request_id: requestId ?? null,
    status: 'active',
    admission_type: input.admissionType,
    admission_source: input.admissionSource,
    admitted_at: admittedAt,
    ...doctors,
    primary_diagnosis: input.primaryDiagnosis,
    secondary_diagnoses: input.secondaryDiagnoses,
    admission_notes: input.admissionNotes,
    precautions: input.precautions,
    estimated_discharge_date: input.estimatedDischargeDate,
    received_at: null,
    received_by: null,
    received_late_reason: null,
    ended_at: null,
    cancel_reason: null,
    created_by: actor.userId,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  if (requestId) await closeRequest(context, { requestId, patientId: patient.id });
  await refusing(insertAdmissions(db, [row]), {
    // Somebody else admits the same patient at this moment: who is first wins.
    admission_active_of_patient: () => new AppError('PATIENT_ADMITTED'),
    admission_of_request: () => new AppError('PATIENT_ADMITTED'),
  });
  let time: PlacedTime | undefined;
  if (input.bedId) {
    const { bedId, placementReason: reason } = input;
    time = await acceptPlacedTime(context, { id, admittedAt }, input);
    await placeInBed(context, { admissionId: id, patient, bedId, reason, isReceived: false, time });
  }
  const admission = toAdmission(await requireAdmission(context, id));
  context.audit({
    action: 'CREATE',
    resource: 'admissions',
    resourceId: id,
    newValues: {
      ...auditValues(admission),
      placementReason: input.placementReason || null,
      ...(time && { placedAt: time.at, lateReason: time.lateReason }),
    },
  });
  announce(context, id);
  return admission;
}

/** @throws AppError STALE with the stored admission, WRONG_STATE when it is over, INVALID_INPUT at the field. */
export async function updateAdmission(
  context: CallContext,
  input: CallInput<typeof contract.updateAdmission>,
): Promise<Admission> {
  const { db, tenantId, clock } = context;
  const before = toAdmission(await requireAdmission(context, input.admissionId));
  if (before.status !== 'active') throw new AppError('WRONG_STATE', { status: before.status });
  const { admissionId: id, version, lateReason, ...change } = input;
  const fields: Admission = { ...before, ...given(change) };
  refuseImpossibleTimes(context, fields, await requirePatient(context, before.patient.id));
  const late = await acceptCorrection(context, before, {
    ...fields,
    receivedAt: input.receivedAt,
    lateReason,
  });
  if (fields.receivedAt !== null && fields.admittedAt > fields.receivedAt && !input.receivedAt) {
    throw invalidFields({ admittedAt: issue('afterReception') });
  }
  const written = await admissionRows.update(
    db,
    { tenantId, id, version, only: { status: 'active' } },
    {
      admission_type: fields.admissionType,
      admission_source: fields.admissionSource,
      admitted_at: fields.admittedAt,
      ...(await doctorColumns(context, fields)),
      primary_diagnosis: fields.primaryDiagnosis || null,
      secondary_diagnoses: fields.secondaryDiagnoses,
      admission_notes: fields.admissionNotes || null,
      precautions: fields.precautions,
      estimated_discharge_date: fields.estimatedDischargeDate,
      received_at: fields.receivedAt,
      ...(late && { received_late_reason: late.reason }),
      updated_at: clock.now().toISOString(),
    },
  );
  if (written && input.receivedAt) await correctStart(context, before, input.receivedAt);
  return finishChange(context, before, written, late ? { lateReason: late.reason } : {});
}

/** Says what changed, or that the change came too late. @throws AppError STALE with the stored admission. */
export async function finishChange(
  context: CallContext,
  before: Admission,
  written: StoredAdmission | undefined,
  more: Record<string, unknown> = {},
): Promise<Admission> {
  const after = toAdmission(await requireAdmission(context, before.id));
  if (!written) throw new AppError('STALE', { current: after });
  const { oldValues, newValues } = changedFields(auditValues(before), auditValues(after));
  context.audit({
    action: 'UPDATE',
    resource: 'admissions',
    resourceId: before.id,
    oldValues,
    newValues: { ...newValues, ...more },
  });
  announce(context, before.id);
  return after;
}

function announce(context: CallContext, id: string): void {
  context.announce('admissions');
  context.announce(admissionTopic(id));
  context.announce('beds');
}
