import { selectPatientOfConsultation } from '#areas/consultations/consultations.public.ts';
import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith, findSigner } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { todayOf } from '#kernel/time/today.ts';
import { followOrder } from '#server/points/orders.ts';
import { publishEvents } from '#server/points/events.ts';
import { readMedicinesAlike, readMedicinesById } from '../../medicines/known-medicines.ts';
import type { Medicine } from '../../medicines/medicine.contract.ts';
import { notice } from '../../pharmacy.notices.ts';
import { checkPrescription, stopsWithoutReason } from '../../safety/check-prescription.ts';
import type { Finding } from '../../safety/finding.ts';
import { deleteDraft } from '../drafts/prescription-draft.queries.ts';
import type * as contract from '../prescription.contract.ts';
import type { Prescription } from '../prescription.contract.ts';
import { issue } from '../prescription.issues.ts';
import * as queries from '../prescription.queries.ts';
import { auditValues } from '../prescription.record.ts';
import { formatPrescriptionNumber, newVerificationCode } from '../prescription.rules.ts';
import { announcePrescription, readPrescription } from '../prescription.service.ts';
import { type CurrentStayRow, holdPatient, selectAdmission } from './checked-patient.queries.ts';
import { readPatientToPrescribe, toCheckedPatient } from './checked-patient.service.ts';
import { lineIssues, toCheckedLine } from './line-writing.rules.ts';
import { findingRows, newLine, startEvents } from './signed-rows.ts';

type Input = CallInput<typeof contract.signPrescription>;

/**
 * Signs a prescription; what it is checked against is read in one round.
 * @throws AppError INVALID_INPUT at the lines, SAFETY_STOP with what stops, RECORD_RESTRICTED, NOT_FOUND
 */
export function signPrescription(context: CallContext, input: Input): Promise<Prescription> {
  return signLines(context, input);
}

/** What is signed with a discharge: orders of the stay end with it, and do not speak against what comes after them. */
interface WithDischarge {
  admissionId: string;
  ending: ReadonlySet<string>;
}

/** The same, of a discharge too. */
export async function signLines(
  context: CallContext,
  input: Input,
  discharge: WithDischarge | null = null,
): Promise<Prescription> {
  const { db, tenantId, actor, clock } = context;
  // Of two doctors who sign at once, the second is checked against what the first has written.
  await holdPatient(db, tenantId, input.patientId);
  const { patient, medicines, alike, prescriber } = await readWhatIsChecked(context, input);
  const { date_of_death: death } = patient.opened.row;
  if (death !== null) throw invalidFields({ patientId: issue('patientDeceased', { day: death }) });
  const admissionId = stayOf(input, patient.stay);
  refuseUnreadable(context, { ...input, admissionId }, medicines);
  const findings = checkPrescription(
    input.lines.map((line) => toCheckedLine(line, medicines.get(line.medicineId ?? ''), alike)),
    toCheckedPatient(
      context,
      { ...patient, current: patient.current.filter(({ id }) => !discharge?.ending.has(id)) },
      input,
    ),
  );
  const reasons = reasonsOf(input.reasons);
  refuseStops(findings, reasons);
  const number = await context.counting.take('prescriptions.number', 1);
  const now = clock.now().toISOString();
  const row: queries.StoredPrescription = {
    tenant_id: tenantId,
    id: newId(),
    prescription_number: formatPrescriptionNumber(number),
    verification_code: newVerificationCode(),
    kind: admissionId === null ? 'outpatient' : 'inpatient',
    patient_id: input.patientId,
    prescriber_id: actor.userId,
    prescriber_name: prescriber?.name ?? '',
    prescriber_registration: prescriber?.registrationNumber ?? null,
    admission_id: admissionId,
    discharged_from: discharge?.admissionId ?? null,
    consultation_id: input.consultationId,
    diagnosis: input.diagnosis,
    advice: input.advice,
    next_visit: input.nextVisit,
    weight_grams: input.weightGrams,
    pregnancy: input.pregnancy,
    status: 'signed',
    signed_at: now,
    cancelled_at: null,
    cancelled_by: null,
    cancel_reason: null,
    updated_at: now,
    version: 1,
  };
  const lines = input.lines.map((line, index) =>
    newLine({ prescription: row, userId: actor.userId, now, today: todayOf(context) }, line, {
      medicine: medicines.get(line.medicineId ?? ''),
      lineNumber: index + 1,
    }),
  );
  await queries.insertPrescriptions(db, [row]);
  await queries.insertLines(db, lines);
  await queries.insertEvents(db, startEvents(lines));
  await queries.insertFindings(db, findingRows(row, lines, findings, reasons));
  await followOrder(context, { prescriptionId: row.id, admissionId: row.admission_id });
  if (input.draftId) await deleteDraft(db, tenantId, { id: input.draftId, prescriberId: actor.userId });
  const signed = await readPrescription(context, row.id);
  await tellPharmacists(context, signed);
  if (row.admission_id === null) await publishReady(context, signed);
  context.audit({
    action: 'CREATE',
    resource: 'prescriptions',
    resourceId: row.id,
    newValues: { ...auditValues(signed), emergencyAccessId: patient.opened.emergencyAccessId },
  });
  announcePrescription(context, row.id);
  if (row.consultation_id) context.announce(`consultations/${row.consultation_id}`);
  return signed;
}

/**
 * The admission that a prescription is an order of; null for one to take home. A doctor who does not say which could
 * mean either, and the ward would give nothing of what was meant for it.
 * @throws AppError INVALID_INPUT
 */
function stayOf({ kind, admissionId }: Input, stay: CurrentStayRow | undefined): string | null {
  if (kind === 'outpatient') return null;
  if (admissionId !== null) return admissionId;
  if (kind === 'inpatient' && !stay) throw invalidFields({ kind: issue('notAdmitted') });
  if (kind === null && stay) throw invalidFields({ kind: issue('kindMissing') });
  return stay?.id ?? null;
}

/** A line as far as it names a medicine of the list. */
interface NamedMedicine {
  medicineId?: string | null | undefined;
  name?: string | undefined;
}

type ReadFor = Pick<Input, 'patientId' | 'admissionId' | 'consultationId'> & {
  lines: readonly NamedMedicine[];
};

/**
 * The patient and the medicines of the lines, in one round of statements whatever their number.
 * @throws AppError NOT_FOUND, RECORD_RESTRICTED, INVALID_INPUT at an admission or consultation of somebody else
 */
export async function readWhatIsChecked(context: CallContext, input: ReadFor) {
  const { db, tenantId, actor } = context;
  const [patient, medicines, alike, prescriber] = await Promise.all([
    readPatientToPrescribe(context, input.patientId),
    readMedicines(context, input.lines),
    readMedicinesAlike(context, namesInWords(input.lines)),
    findSigner(db, tenantId, actor.userId),
    refuseForeign(context, input),
  ]);
  return { patient, medicines, alike, prescriber };
}

/** What stands in words alone. */
export function namesInWords(lines: readonly NamedMedicine[]): string[] {
  return lines.flatMap(({ medicineId, name }) => (medicineId || !name ? [] : [name]));
}

/** The medicines of lines, by id. */
export function readMedicines(
  context: Parameters<typeof readMedicinesById>[0],
  lines: readonly NamedMedicine[],
): Promise<Map<string, Medicine>> {
  return readMedicinesById(
    context,
    lines.flatMap(({ medicineId }) => medicineId ?? []),
  );
}

/** An admission and a consultation must be of the same patient, and the admission must go on. */
async function refuseForeign({ db, tenantId }: CallContext, input: ReadFor): Promise<void> {
  const [admission, consulted] = await Promise.all([
    input.admissionId === null ? null : selectAdmission(db, tenantId, input.admissionId),
    input.consultationId === null ? null : selectPatientOfConsultation(db, tenantId, input.consultationId),
  ]);
  if (admission === undefined || consulted === undefined) throw new AppError('NOT_FOUND');
  if (admission && admission.patient_id !== input.patientId) {
    throw invalidFields({ admissionId: issue('otherPatientsAdmission') });
  }
  if (admission && admission.status !== 'active') {
    throw invalidFields({ admissionId: issue('admissionEnded') });
  }
  if (consulted !== null && consulted !== input.patientId) {
    throw invalidFields({ consultationId: issue('otherPatientsConsultation') });
  }
}

function refuseUnreadable(context: CallContext, input: Input, medicines: Map<string, Medicine>): void {
  const isInpatient = input.admissionId !== null;
  const found = input.lines.flatMap((line, index) =>
    Object.entries(lineIssues(line, medicines.get(line.medicineId ?? ''), { isInpatient })).map(
      ([field, written]): [string, string] => [`lines.${index}.${field}`, written],
    ),
  );
  if (input.nextVisit !== null && input.nextVisit < todayOf(context)) {
    found.push(['nextVisit', issue('nextVisitPast')]);
  }
  if (found.length > 0) throw invalidFields(Object.fromEntries(found));
}

/** Reasons by the key of the finding that they are for. */
export function reasonsOf(reasons: Input['reasons']): Map<string, string> {
  return new Map(reasons.map(({ key, reason }) => [key, reason]));
}

/** @throws AppError SAFETY_STOP with the findings that stop and have no reason */
export function refuseStops(findings: readonly Finding[], reasons: ReadonlyMap<string, string>): void {
  const open = stopsWithoutReason(findings, reasons);
  if (open.length > 0) throw new AppError('SAFETY_STOP', { findings: open });
}

/** Who dispenses hears of what was passed in spite of a stop. */
async function tellPharmacists(context: CallContext, signed: Prescription): Promise<void> {
  if (signed.stopsPassed === 0) return;
  const { db, tenantId, actor } = context;
  const people = await findPeopleWith(db, tenantId, 'pharmacy.dispense');
  await notifyAll(
    context,
    people.filter((userId) => userId !== actor.userId),
    {
      notice: notice('stopPassed', {
        number: signed.prescriptionNumber,
        patientNumber: signed.patient.patientNumber,
      }),
      link: `/dashboard/prescriptions/${signed.id}`,
    },
  );
}

/** Who is not in the house fetches medicines at the pharmacy; none of them is named. */
async function publishReady(context: CallContext, signed: Prescription): Promise<void> {
  const { id, patient, prescriptionNumber } = signed;
  await publishEvents(context, [
    {
      type: 'prescription_ready',
      subject: `prescription/${id}`,
      occurrence: '',
      patientId: patient.id,
      words: { patientName: `${patient.firstName} ${patient.lastName}`.trim(), prescriptionNumber },
      link: `/dashboard/prescriptions/${id}`,
    },
  ]);
}
