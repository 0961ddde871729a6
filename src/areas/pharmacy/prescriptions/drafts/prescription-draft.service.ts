import { selectPatientOfConsultation } from '#areas/consultations/consultations.public.ts';
import { findPatient } from '#areas/patients/patients.public.ts';
import { toNamedPatient } from '#database/people/named-patient.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import { issue } from '../prescription.issues.ts';
import { selectAdmission } from '../writing/checked-patient.queries.ts';
import type * as contract from './prescription-draft.contract.ts';
import { type PrescriptionDraft, prescriptionDraft } from './prescription-draft.contract.ts';
import {
  deleteDraft,
  type DraftRow,
  draftRows,
  insertDrafts,
  selectDraft,
  selectDrafts,
} from './prescription-draft.queries.ts';

function toDraft(row: DraftRow): PrescriptionDraft {
  return toRecord(prescriptionDraft, row, {
    patient: toNamedPatient(row),
  });
}

const draftRecord = recordOf({
  resource: 'prescription_drafts',
  rows: draftRows,
  select: (db, tenantId, id, { actor }) => selectDraft(db, tenantId, { id, prescriberId: actor.userId }),
  toRecord: toDraft,
});

export async function listDrafts(
  { db, tenantId, actor }: CallContext,
  input: CallInput<typeof contract.listDrafts>,
): Promise<Page<PrescriptionDraft>> {
  return mapPage(await selectDrafts(db, tenantId, { ...input, prescriberId: actor.userId }), toDraft);
}

/** @throws AppError NOT_FOUND, INVALID_INPUT for an admission or consultation of another patient */
export async function createDraft(
  context: CallContext,
  { patientId, admissionId, consultationId, content }: CallInput<typeof contract.createDraft>,
): Promise<PrescriptionDraft> {
  const { db, tenantId, actor, clock } = context;
  const [patient, admission, consulted] = await Promise.all([
    findPatient(db, tenantId, patientId),
    admissionId === null ? null : selectAdmission(db, tenantId, admissionId),
    consultationId === null ? null : selectPatientOfConsultation(db, tenantId, consultationId),
  ]);
  if (!patient || admission === undefined || consulted === undefined) throw new AppError('NOT_FOUND');
  if (admission && admission.patient_id !== patientId) {
    throw invalidFields({ admissionId: issue('otherPatientsAdmission') });
  }
  if (consulted !== null && consulted !== patientId) {
    throw invalidFields({ consultationId: issue('otherPatientsConsultation') });
  }
  const now = clock.now().toISOString();
  const id = newId();
  await insertDrafts(db, [
    {
      tenant_id: tenantId,
      id,
      patient_id: patientId,
      prescriber_id: actor.userId,
      admission_id: admissionId,
      consultation_id: consultationId,
      content: JSON.stringify(content),
      created_at: now,
      updated_at: now,
      version: 1,
    },
  ]);
  const newValues = { patientId, admissionId, consultationId };
  return draftRecord.changed(context, id, { action: 'CREATE', newValues });
}

/** @throws AppError NOT_FOUND for a draft of somebody else, STALE */
export function updateDraft(
  context: CallContext,
  { draftId: id, version, content }: CallInput<typeof contract.updateDraft>,
): Promise<PrescriptionDraft> {
  // What a draft says is not part of the record before it is signed.
  const told = { oldValues: null, newValues: { lines: content.lines.length } };
  return draftRecord.change(context, { id, version }, { content: JSON.stringify(content) }, { told });
}

/** @throws AppError NOT_FOUND for a draft of somebody else */
export async function discardDraft(
  context: CallContext,
  { draftId }: CallInput<typeof contract.discardDraft>,
) {
  const { db, tenantId, actor } = context;
  const deleted = await deleteDraft(db, tenantId, { id: draftId, prescriberId: actor.userId });
  if (!deleted) throw new AppError('NOT_FOUND');
  const { patient_id: patientId, admission_id: admissionId, consultation_id: consultationId } = deleted;
  const oldValues = { patientId, admissionId, consultationId, lines: deleted.content.lines.length };
  draftRecord.tell(context, draftId, { action: 'DELETE', oldValues });
  return { discarded: true as const };
}
