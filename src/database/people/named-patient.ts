import type { NamedPatient } from '#kernel/care/named-patient.ts';

interface Whose {
  patient_id: string;
  patient_number: string;
}

/** A row joined with its patient, whose columns have their own names or begin with `patient_` beside other names. */
type RowOfPatient = Whose &
  (
    | { first_name: string; last_name: string; is_restricted: boolean }
    | { patient_first_name: string; patient_last_name: string; patient_is_restricted: boolean }
  );

/** Whose row it is, by number and name. */
export function toNamedPatient(row: RowOfPatient): NamedPatient {
  const own = { id: row.patient_id, patientNumber: row.patient_number };
  if ('patient_first_name' in row) {
    const { patient_is_restricted, patient_first_name, patient_last_name } = row;
    return {
      ...own,
      isRestricted: patient_is_restricted,
      firstName: patient_first_name,
      lastName: patient_last_name,
    };
  }
  return {
    ...own,
    isRestricted: row.is_restricted,
    firstName: row.first_name,
    lastName: row.last_name,
  };
}
