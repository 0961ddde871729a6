import { ageInYears } from '#kernel/time/time-zone.ts';
import type { ExportedPatient, Patient, PatientSummary } from './patient.contract.ts';
import type { PatientRow } from './patient.queries.ts';
import { phoneKey, searchText, sortName } from './patient.rules.ts';

type PatientValues = Omit<Patient, 'id' | 'age' | 'status' | 'createdAt' | 'updatedAt' | 'version'>;

/** The columns of what a person typed, with what is derived from it for sorting and searching. */
export function derivedColumns(patient: PatientValues) {
  return {
    first_name: patient.firstName,
    last_name: patient.lastName,
    email: patient.email,
    phone: patient.phone,
    date_of_birth: patient.dateOfBirth,
    gender: patient.gender,
    address: patient.address,
    emergency_contact: patient.emergencyContact,
    emergency_contact_relationship: patient.emergencyContactRelationship,
    emergency_contact_phone: patient.emergencyContactPhone,
    blood_type: patient.bloodType,
    allergies: patient.allergies,
    medical_history: patient.medicalHistory,
    insurance_provider: patient.insuranceProvider,
    insurance_number: patient.insuranceNumber,
    is_restricted: patient.isRestricted,
    sort_name: sortName(patient),
    search_text: searchText(patient),
    phone_key: patient.isRestricted ? null : phoneKey(patient.phone),
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

function summaryOf(row: PatientRow, today: string) {
  return {
    id: row.id,
    patientNumber: row.patient_number,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    dateOfBirth: row.date_of_birth,
    age: ageInYears(row.date_of_birth, today),
    gender: row.gender,
    status: row.status,
    isRestricted: row.is_restricted,
    createdAt: row.created_at,
    version: row.version,
  };
}

/** A stored row as lists show it to somebody; `today` is the hospital's own date. */
export function toSummary(row: PatientRow, today: string, seesRestricted: boolean): PatientSummary {
  const summary = summaryOf(row, today);
  return row.is_restricted && !seesRestricted ? { ...summary, ...noDetails } : summary;
}

/** A stored row as an export lists it for somebody; `today` is the hospital's own date. */
export function toExported(row: PatientRow, today: string, seesRestricted: boolean): ExportedPatient {
  const patient = toPatient(row, today);
  return row.is_restricted && !seesRestricted ? { ...patient, ...noRecord } : patient;
}

/** A stored row as the whole record; `today` is the hospital's own date. */
export function toPatient(row: PatientRow, today: string): Patient {
  return {
    ...summaryOf(row, today),
    address: row.address,
    emergencyContact: row.emergency_contact,
    emergencyContactRelationship: row.emergency_contact_relationship,
    emergencyContactPhone: row.emergency_contact_phone,
    bloodType: row.blood_type,
    allergies: row.allergies,
    medicalHistory: row.medical_history,
    insuranceProvider: row.insurance_provider,
    insuranceNumber: row.insurance_number,
    updatedAt: row.updated_at,
  };
}
