import { toRecord } from '#database/to-record.ts';
import { ageInYears } from '#kernel/time/age.ts';
import {
  type ExportedPatient,
  type Patient,
  patient,
  type PatientSummary,
  patientSummary,
} from './patient.contract.ts';
import type { PatientRow } from './patient.queries.ts';
import { phoneKey, searchText, sortName } from './patient.rules.ts';

type PatientValues = Omit<Patient, 'id' | 'age' | 'status' | 'createdAt' | 'updatedAt' | 'version'>;

/** The columns of what a person typed, with what is derived from it for sorting and searching. */
export function derivedColumns(values: PatientValues) {
  return {
    first_name: values.firstName,
    last_name: values.lastName,
    email: values.email,
    phone: values.phone,
    date_of_birth: values.dateOfBirth,
    gender: values.gender,
    address: values.address,
    emergency_contact: values.emergencyContact,
    emergency_contact_relationship: values.emergencyContactRelationship,
    emergency_contact_phone: values.emergencyContactPhone,
    blood_type: values.bloodType,
    allergies: values.allergies,
    medical_history: values.medicalHistory,
    insurance_provider: values.insuranceProvider,
    insurance_number: values.insuranceNumber,
    is_restricted: values.isRestricted,
    sort_name: sortName(values),
    search_text: searchText(values),
    phone_key: values.isRestricted ? null : phoneKey(values.phone),
  };
}

const noDetails = { email: null, phone: null, dateOfBirth: null, age: null, gender: null };

const noRecord = {
  ...noDetails,
  address: null,
  emergencyContact: null,
  emergencyContactRelationship: null,
  emergencyContactPhone: null,
  bloodType: null,
  allergies: null,
  medicalHistory: null,
  insuranceProvider: null,
  insuranceNumber: null,
};

/** A stored row as lists show it to somebody; `today` is the hospital's own date. */
export function toSummary(row: PatientRow, today: string, seesRestricted: boolean): PatientSummary {
  const summary = toRecord(patientSummary, row, { age: ageInYears(row.date_of_birth, today) });
  return row.is_restricted && !seesRestricted ? { ...summary, ...noDetails } : summary;
}

/** A stored row as an export lists it for somebody; `today` is the hospital's own date. */
export function toExported(row: PatientRow, today: string, seesRestricted: boolean): ExportedPatient {
  const whole = toPatient(row, today);
  return row.is_restricted && !seesRestricted ? { ...whole, ...noRecord } : whole;
}

/** A stored row as the whole record; `today` is the hospital's own date. */
export function toPatient(row: PatientRow, today: string): Patient {
  return toRecord(patient, row, { age: ageInYears(row.date_of_birth, today) });
}
