import { csvRecord } from '#ui/files/csv.ts';
import type { ExportedPatient } from '../patient.contract.ts';

// The import recognises its own export by these headings: a change here is a change there.
const columns: readonly [heading: string, cell: (patient: ExportedPatient) => string | null][] = [
  ['Record ID', (patient) => patient.id],
  ['Patient Number', (patient) => patient.patientNumber],
  ['First Name', (patient) => patient.firstName],
  ['Last Name', (patient) => patient.lastName],
  ['Former Names', (patient) => patient.formerNames],
  ['Email', (patient) => patient.email],
  ['Phone', (patient) => patient.phone],
  ['Date of Birth', (patient) => patient.dateOfBirth],
  ['Birth Date Precision', (patient) => patient.birthPrecision],
  ['Gender', (patient) => patient.gender],
  ['Marital Status', (patient) => patient.maritalStatus],
  ['National ID', (patient) => patient.nationalId],
  ['Passport Number', (patient) => patient.passportNumber],
  ['Birth Certificate Number', (patient) => patient.birthCertificateNumber],
  ['Address', (patient) => patient.address],
  ['Emergency Contact', (patient) => patient.emergencyContact],
  ['Emergency Contact Relationship', (patient) => patient.emergencyContactRelationship],
  ['Emergency Contact Phone', (patient) => patient.emergencyContactPhone],
  ['Blood Type', (patient) => patient.bloodType],
  ['Allergy Status', (patient) => patient.allergyStatus],
  ['Allergies', (patient) => patient.allergies],
  ['Medical History', (patient) => patient.medicalHistory],
  ['Insurance Provider', (patient) => patient.insuranceProvider],
  ['Insurance Number', (patient) => patient.insuranceNumber],
  ['Date of Death', (patient) => patient.dateOfDeath],
  ['Status', (patient) => patient.status],
  ['Registered', (patient) => patient.createdAt],
];

/** The headings of the export. */
export function patientCsvHeadings(): string {
  return csvRecord(columns.map(([heading]) => heading));
}

/** Whole records as lines of the export: dates as they are stored, instants in UTC. */
export function patientCsvLines(patients: readonly ExportedPatient[]): string {
  return patients.map((patient) => csvRecord(columns.map(([, cell]) => cell(patient)))).join('');
}
