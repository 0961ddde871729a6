import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { issue } from '../admission.issues.ts';
import { selectActiveAdmission, selectPatientToPlace } from '../admission.queries.ts';

type PatientToPlace = NonNullable<Awaited<ReturnType<typeof selectPatientToPlace>>>;

/** @throws AppError NOT_FOUND for a patient of another hospital, INVALID_INPUT for an inactive or deceased one. */
export async function requirePatient({ db, tenantId }: CallContext, id: string): Promise<PatientToPlace> {
  const patient = await selectPatientToPlace(db, tenantId, id);
  if (!patient) throw new AppError('NOT_FOUND');
  if (patient.status === 'inactive') throw invalidFields({ patientId: issue('patientInactive') });
  return patient;
}

/** @throws AppError PATIENT_ADMITTED with the number and the bed of the admission that stands. */
export async function refuseAdmitted({ db, tenantId }: CallContext, patientId: string): Promise<void> {
  const current = await selectActiveAdmission(db, tenantId, patientId);
  if (!current) return;
  throw new AppError('PATIENT_ADMITTED', {
    admissionId: current.id,
    admissionNumber: current.admission_number,
    bedNumber: current.bed_number,
    wardName: current.bed_ward_name,
  });
}

interface TypedTimes {
  admittedAt: string;
  estimatedDischargeDate: string | null;
}

/** @throws AppError INVALID_INPUT for times that cannot be: to come, before the birth, out before in, after the death. */
export function refuseImpossibleTimes(
  { actor, clock }: CallContext,
  { admittedAt, estimatedDischargeDate }: TypedTimes,
  patient: PatientToPlace,
): void {
  if (admittedAt > clock.now().toISOString()) throw invalidFields({ admittedAt: issue('inTheFuture') });
  const day = dateIn(actor.timeZone, new Date(admittedAt));
  if (day < patient.date_of_birth) throw invalidFields({ admittedAt: issue('beforeBirth') });
  if (patient.date_of_death !== null && day > patient.date_of_death) {
    throw invalidFields({ patientId: issue('patientDeceased', { day: patient.date_of_death }) });
  }
  if (estimatedDischargeDate !== null && estimatedDischargeDate < day) {
    throw invalidFields({ estimatedDischargeDate: issue('dischargeBeforeAdmission') });
  }
}
