import type { Format } from '#ui/i18n/format-provider.tsx';
import type { Patient } from '../patients/patient.contract.ts';
import { birthWords, fullName } from '../patients/patient.words.ts';
import { t as patientText } from '../patients/patients.texts.ts';
import { isEmpty, type JoinField } from './join.rules.ts';

/** What a record says of a field, as people read it; null where it says nothing. */
export function fieldWords(field: JoinField, patient: Patient, format: Format): string | null {
  if (isEmpty(field, patient)) return null;
  switch (field) {
    case 'name':
      return fullName(patient);
    case 'birth':
      return birthWords(patient, format);
    case 'gender':
      return patientText(`gender_${patient.gender}`);
    case 'maritalStatus':
      return patient.maritalStatus && patientText(`marital_${patient.maritalStatus}`);
    case 'emergencyContact':
      return partsOf(
        patient.emergencyContact,
        patient.emergencyContactRelationship,
        patient.emergencyContactPhone,
      );
    case 'insurance':
      return partsOf(patient.insuranceProvider, patient.insuranceNumber);
    case 'death':
      return patient.dateOfDeath && format.date(patient.dateOfDeath);
    default:
      return patient[field];
  }
}

function partsOf(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(', ');
}
