import type { ColumnType } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';
import type { Patient } from './patients/patient.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    patient: Table<'patient', PatientColumns>;
    patient_identifier: Table<'patient_identifier', PatientIdentifierColumns>;
    patient_import: Table<'patient_import', PatientImportColumns>;
  }
}

export interface PatientColumns {
  /** 'month' and 'year' mark an estimated date. */
  birth_precision: Patient['birthPrecision'];
  gender: Patient['gender'];
  marital_status: Patient['maritalStatus'];
  blood_type: Patient['bloodType'];
  status: Patient['status'];
  /** Staff, well-known and protected people: only those with emr.sensitive or emergency access open the record. */
  is_restricted: boolean;
  /** Normalised first and last name, for sorting and for finding duplicates. */
  sort_name: string;
  /** How the name sounds, by which it is one in every spelling, script and order; null until it is worked out. */
  name_key: string | null;
  /** Everything the search looks at, normalised; of a restricted patient name and number alone. */
  search_text: string;
  /** Null for a restricted patient, so that a number leads nobody to them. */
  phone_key: string | null;
  /** Letters and digits of each document, by which a search finds its bearer; null for a restricted patient. */
  national_id_key: string | null;
  /** The import that brought the person; null where somebody registered them. */
  import_id: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}

/** A file of patients, which comes in one call or several. */
interface PatientImportColumns {
  /** Patients so far. */
  added: number;
  /** A person, or the command line, which has no account. */
  created_by: string;
}

interface PatientIdentifierColumns {
  /** Where the identifier comes from, such as `synthea`. */
  system: string;
}
