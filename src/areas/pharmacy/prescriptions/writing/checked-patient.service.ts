import { type KnownAllergies, openRecord, readAllergies } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import { todayOf } from '#kernel/time/today.ts';
import type { CheckedPatient, KnownAllergy } from '../../safety/check-prescription.ts';
import {
  type CurrentLineRow,
  type CurrentStayRow,
  selectCurrentLines,
  selectCurrentStay,
} from './checked-patient.queries.ts';

type Opened = Awaited<ReturnType<typeof openRecord>>;

/** Everything of a patient that a prescription is checked against. */
export interface PatientToPrescribe {
  opened: Opened;
  allergies: KnownAllergies;
  current: CurrentLineRow[];
  /** Undefined for somebody who is not admitted. */
  stay: CurrentStayRow | undefined;
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED */
export async function readPatientToPrescribe(
  context: CallContext,
  patientId: string,
): Promise<PatientToPrescribe> {
  const { db, tenantId } = context;
  const [opened, allergies, current, stay] = await Promise.all([
    openRecord(context, patientId),
    readAllergies(context, patientId),
    selectCurrentLines(db, tenantId, patientId, todayOf(context)),
    selectCurrentStay(db, tenantId, patientId),
  ]);
  return { opened, allergies, current, stay };
}

/** Recorded allergies as the checks take them. */
export function allergiesToCheck({ state, rows }: KnownAllergies): {
  allergyState: CheckedPatient['allergyState'];
  allergies: KnownAllergy[];
} {
  const allergies = rows.map(({ substance, ingredient, reactionKind }) => ({
    substance,
    ingredient,
    isSevereSkin: reactionKind === 'severe-skin',
  }));
  return { allergyState: state, allergies };
}

/** The patient as the checks take them. */
export function toCheckedPatient(
  context: CallContext,
  { opened, allergies, current }: PatientToPrescribe,
  said: Pick<CheckedPatient, 'weightGrams' | 'pregnancy'>,
): CheckedPatient {
  const { row } = opened;
  return {
    ...said,
    ...allergiesToCheck(allergies),
    gender: row.gender,
    ageMonths: ageInMonths(row.date_of_birth, todayOf(context)),
    current: current.map((line) => ({ name: line.name, ingredientCodes: line.ingredient_codes })),
  };
}
