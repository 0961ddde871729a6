import type { PrintBlock, PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import { t } from './registration-form.texts.ts';

/** What the form says; dates, age and choices are already in the words and zone of the hospital. */
export interface RegistrationFormProps {
  header: PrintHeader;
  patientNumber: string;
  fullName: string;
  dateOfBirth: string;
  age: string;
  /** Lines that only some records have, such as a national id. */
  further: readonly { label: string; value: string }[];
  gender: string;
  phone: string;
  bloodType: string;
  registrationDate: string;
  address: string;
  emergencyContact: { name: string; relationship: string; phone: string };
  /** What is known, that there is none, or that nobody has asked, in words. */
  allergies: string;
  /** True where something must be warned of. */
  hasAllergies: boolean;
  insurance: { provider: string; policyNumber: string };
}

/** The registration form of one patient, to be checked and signed at the reception. */
export function registrationForm(patient: RegistrationFormProps): PrintDocument {
  return {
    title: t('title'),
    header: patient.header,
    pageOf: [patient.fullName, patient.patientNumber],
    blocks: [
      { kind: 'barcode', value: patient.patientNumber, caption: patient.patientNumber },
      { kind: 'section', title: t('patientInformation'), blocks: [patientFields(patient)] },
      allergyBox(patient),
      { kind: 'section', title: t('emergencyContact'), blocks: [contactFields(patient)] },
      { kind: 'section', title: t('insurance'), blocks: [insuranceFields(patient)] },
      { kind: 'section', title: t('acknowledgments'), blocks: [acknowledgments()] },
      { kind: 'signatures', labels: [t('patientSignature'), t('staffSignature')] },
    ],
    footer: t('footer'),
  };
}

function patientFields(patient: RegistrationFormProps): PrintBlock {
  return {
    kind: 'fields',
    fields: [
      { label: t('fullName'), value: patient.fullName, isStrong: true },
      { label: t('patientId'), value: patient.patientNumber, isStrong: true },
      { label: t('dateOfBirth'), value: patient.dateOfBirth },
      { label: t('age'), value: patient.age },
      { label: t('gender'), value: patient.gender },
      { label: t('bloodType'), value: patient.bloodType },
      ...patient.further,
      { label: t('phone'), value: patient.phone },
      { label: t('registrationDate'), value: patient.registrationDate },
      { label: t('address'), value: patient.address, isWide: true },
    ],
  };
}

/** A warning where something is known; else the form says whether anybody has asked. */
function allergyBox({ allergies, hasAllergies }: RegistrationFormProps): PrintBlock {
  return {
    kind: 'box',
    tone: hasAllergies ? 'warning' : 'note',
    title: t('allergies'),
    lines: [allergies],
  };
}

function contactFields({ emergencyContact }: RegistrationFormProps): PrintBlock {
  return {
    kind: 'fields',
    fields: [
      { label: t('contactName'), value: emergencyContact.name },
      { label: t('relationship'), value: emergencyContact.relationship },
      { label: t('phone'), value: emergencyContact.phone },
    ],
  };
}

function insuranceFields({ insurance }: RegistrationFormProps): PrintBlock {
  return {
    kind: 'fields',
    fields: [
      { label: t('insuranceProvider'), value: insurance.provider },
      { label: t('policyNumber'), value: insurance.policyNumber },
    ],
  };
}

function acknowledgments(): PrintBlock {
  return {
    kind: 'checkboxes',
    items: [t('informationIsCorrect'), t('consentToTreatment'), t('privacyUnderstood')],
  };
}
