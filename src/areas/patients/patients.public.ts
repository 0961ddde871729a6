import type { Db } from '#database/tables.ts';
import type { Patient } from './patients/patient.contract.ts';
import { patientRows, searchPatients } from './patients/patient.queries.ts';
import { toPerson } from './patients/patient.record.ts';
import { searchedBeside, searchPatterns } from './patients/patient.rules.ts';

export type * from './patients/patient.contract.ts';
export { allergiesBeside, allergiesInShort } from './allergies/allergies-beside.queries.ts';
export { inShort, readAllergies } from './allergies/allergy-reading.service.ts';
/** @public */
export type { KnownAllergies, KnownAllergy } from './allergies/allergy-reading.service.ts';
export { takeCensus } from './figures/patient.figures.ts';
export { recordDeath } from './patients/patient-change.service.ts';
export { openRecord } from './restrictions/record-access.service.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = ['patient', 'patient_import', 'patient_join'] as const;

export type KnownPatient = Pick<
  Patient,
  'id' | 'patientNumber' | 'firstName' | 'lastName' | 'phone' | 'status' | 'dateOfDeath' | 'isRestricted'
>;

/** What other areas need to know before they write something down for a patient; undefined when there is none. */
export async function findPatient(db: Db, tenantId: string, id: string): Promise<KnownPatient | undefined> {
  const row = await patientRows.select(db, tenantId, id);
  return (
    row && {
      id: row.id,
      patientNumber: row.patient_number,
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
      status: row.status,
      dateOfDeath: row.date_of_death,
      isRestricted: row.is_restricted,
    }
  );
}

export type PatientIdentity = Pick<Patient, 'dateOfBirth' | 'birthPrecision' | 'ageMonths' | 'gender'>;

/**
 * What is worn on the wrist beside name, number and allergies; undefined when there is no such patient. Of a restricted patient
 * its caller withholds all of it.
 * @param today the hospital's own date
 */
export async function findIdentity(
  db: Db,
  tenantId: string,
  id: string,
  today: string,
): Promise<PatientIdentity | undefined> {
  const row = await patientRows.select(db, tenantId, id);
  if (!row) return undefined;
  const { dateOfBirth, birthPrecision, ageMonths, gender } = toPerson(row, today);
  return { dateOfBirth, birthPrecision, ageMonths, gender };
}

/** Ids of the patients that a typed search matches, newest registration first; none for a blank search. */
export async function findPatientIds(
  db: Db,
  tenantId: string,
  search: string,
  limit: number,
): Promise<string[]> {
  const patterns = searchPatterns(search);
  if (patterns.length === 0) return [];
  const rows = await searchPatients(db, tenantId, {
    patterns,
    ...searchedBeside(search),
    status: 'all',
    beforeId: undefined,
    limit,
  });
  return rows.slice(0, limit).map((row) => row.id);
}
