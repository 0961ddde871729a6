import { findIdentity, findPatient, inShort, readAllergies } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import { todayOf } from '#kernel/time/today.ts';
import type { Medicine } from '../../medicines/medicine.contract.ts';
import { selectCurrentLines } from '../../prescriptions/writing/checked-patient.queries.ts';
import { allergiesToCheck } from '../../prescriptions/writing/checked-patient.service.ts';
import { checkPrescription } from '../../safety/check-prescription.ts';
import type { FindingCode } from '../../safety/finding.ts';
import type { CounterCheck } from '../counter-sale.contract.ts';
import { soldName } from '../counter-sale.rules.ts';

/** Nobody prescribes a dose at the counter, so that it cannot be counted there. */
const aboutDoses: ReadonlySet<FindingCode> = new Set(['doseNotCounted', 'weightMissing']);

/**
 * What speaks against selling these medicines to a patient: allergies, what they take already, age. Whoever sells needs
 * it whoever the patient is, so no record is opened; the call is in the trail.
 * @throws AppError NOT_FOUND
 */
export async function checkSold(
  context: CallContext,
  patientId: string,
  medicines: readonly Medicine[],
): Promise<CounterCheck> {
  const { db, tenantId } = context;
  const today = todayOf(context);
  const [patient, identity, known, current] = await Promise.all([
    findPatient(db, tenantId, patientId),
    findIdentity(db, tenantId, patientId, today),
    readAllergies(context, patientId),
    selectCurrentLines(db, tenantId, patientId, today),
  ]);
  if (!patient || !identity) throw new AppError('NOT_FOUND');
  const allergies = allergiesToCheck(known);
  const found = checkPrescription(
    medicines.map((medicine) => ({ name: soldName(medicine), dose: '', frequency: '', medicine })),
    {
      ...allergies,
      gender: identity.gender,
      ageMonths: ageInMonths(identity.dateOfBirth, today),
      weightGrams: null,
      pregnancy: 'not-asked',
      current: current.map((line) => ({ name: line.name, ingredientCodes: line.ingredient_codes })),
    },
  );
  const { id, patientNumber, firstName, lastName, isRestricted } = patient;
  return {
    patient: { id, patientNumber, firstName, lastName, isRestricted },
    allergies: inShort(known),
    findings: found
      .filter(({ code }) => !aboutDoses.has(code))
      .map(({ severity, code, facts, key, line }) => ({
        ...{ severity, code, facts, key },
        medicineId: medicines[line]!.id,
      })),
  };
}
