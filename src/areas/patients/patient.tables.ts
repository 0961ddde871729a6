import type { ColumnType } from 'kysely';
import type { Instant, PlainDate } from '#database/tables.ts';
import type { Patient } from './patients/patient.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    patient: PatientTable;
    patient_identifier: PatientIdentifierTable;
    patient_import: PatientImportTable;
  }
}

export interface PatientTable {
  tenant_id: string;
  id: string;
  patient_number: string;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  date_of_birth: PlainDate;
  /** 'month' and 'year' mark an estimated date. */
  birth_precision: Patient['birthPrecision'];
  date_of_death: PlainDate | null;
  gender: Patient['gender'];
  marital_status: Patient['maritalStatus'];
  former_names: string | null;
  national_id: string | null;
  passport_number: string | null;
  birth_certificate_number: string | null;
  address: string | null;
  emergency_contact: string | null;
  emergency_contact_relationship: string | null;
  emergency_contact_phone: string | null;
  blood_type: Patient['bloodType'];
  medical_history: string | null;
  insurance_provider: string | null;
  insurance_number: string | null;
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
  passport_key: string | null;
  birth_certificate_key: string | null;
  /** The import that brought the person; null where somebody registered them. */
  import_id: string | null;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

/** A file of patients, which comes in one call or several. */
interface PatientImportTable {
  tenant_id: string;
  id: string;
  source: string;
  /** Patients so far. */
  added: number;
  /** A person, or the command line, which has no account. */
  created_by: string;
  created_at: Instant;
  updated_at: Instant;
}

interface PatientIdentifierTable {
  tenant_id: string;
  /** Where the identifier comes from, such as `synthea`. */
  system: string;
  value: string;
  patient_id: string;
}
