import { openRecord } from '#areas/patients/patients.public.ts';
import { findVitalSigns } from '#areas/vitals/vitals.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { findConsultationOrders } from '#server/points/consultation-orders.ts';
import { paperWrites } from '#server/papers/paper-writes.ts';
import { paperOf } from '#server/papers/paper.ts';
import type { Consultation } from './consultation.contract.ts';
import { type ConsultationRow, consultationRows, selectConsultation } from './consultation.queries.ts';
import { isClosedTo, toAmendment, toNote, toSummary } from './consultation.record.ts';
import { selectAmendments, selectDiagnosesOf, selectNote } from './content/note.queries.ts';

export interface OpenedConsultation {
  row: ConsultationRow;
  isClosed: boolean;
  /** Set when patient or consultation are open to this person only because of a running emergency access. */
  emergencyAccessId: string | undefined;
}

/**
 * The consultation, when the patient's record is open to the person who asks.
 * @throws AppError NOT_FOUND, RECORD_RESTRICTED
 */
export async function openConsultation(context: CallContext, id: string): Promise<OpenedConsultation> {
  const row = await consultationPaper.requireRow(context, id);
  const { emergencyAccessId } = await openRecord(context, row.patient_id);
  if (!isClosedTo(context.actor, row)) return { row, isClosed: false, emergencyAccessId };
  const opening = emergencyAccessId ?? (await context.findEmergencyAccess(row.patient_id));
  return { row, isClosed: opening === undefined, emergencyAccessId: opening };
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED, CONSULTATION_SENSITIVE */
export async function openReadable(context: CallContext, id: string): Promise<OpenedConsultation> {
  const opened = await openConsultation(context, id);
  if (opened.isClosed) throw new AppError('CONSULTATION_SENSITIVE');
  return opened;
}

/** The whole record; of a closed one nothing that it says. */
export async function readWhole(
  context: CallContext,
  { row, isClosed }: Pick<OpenedConsultation, 'row' | 'isClosed'>,
): Promise<Consultation> {
  const { db, tenantId } = context;
  const orders = isClosed ? [] : await findConsultationOrders(context, row.id);
  const summary = toSummary(row, isClosed);
  const { follow_up_appointment_id: followUpAppointmentId } = row;
  if (isClosed || row.status !== 'signed') {
    const draft = isClosed ? null : row.draft;
    return { ...summary, draft, note: null, amendments: [], followUpAppointmentId, orders };
  }
  const [note, diagnoses, amendments] = await Promise.all([
    selectNote(db, tenantId, row.id),
    selectDiagnosesOf(db, tenantId, row.id),
    selectAmendments(db, tenantId, row.id),
  ]);
  const measured = note?.vital_signs_id ? await findVitalSigns(db, tenantId, note.vital_signs_id) : null;
  return {
    ...summary,
    draft: null,
    note: note ? toNote(note, diagnoses, measured) : null,
    amendments: amendments.map(toAmendment),
    followUpAppointmentId,
    orders,
  };
}

/** A consultation after a change, as whoever made it may read it. */
export const consultationPaper = paperOf<ConsultationRow, Consultation>({
  resource: 'consultations',
  topic: 'consultations',
  topicOf: (id) => `consultations/${id}`,
  select: selectConsultation,
  toPaper: (context, row) => readWhole(context, { row, isClosed: isClosedTo(context.actor, row) }),
});

/** @throws AppError STALE with the stored record when someone else changed it */
export const writeConsultation = paperWrites(consultationPaper, consultationRows);
