import { ageInYears } from '#kernel/time-zone.ts';
import type { Patient, PatientSummary } from './patient.contract.ts';
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
    sort_name: sortName(patient),
    search_text: searchText(patient),
    phone_key: phoneKey(patient.phone),
  };
}

/** A stored row as lists show it; `today` is the hospital's own date. */
export function toSummary(row: PatientRow, today: string): PatientSummary {
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
    createdAt: row.created_at,
    version: row.version,
  };
}

/** A stored row as the whole record; `today` is the hospital's own date. */
export function toPatient(row: PatientRow, today: string): Patient {
  return {
    ...toSummary(row, today),
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
