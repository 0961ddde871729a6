import { Stack } from '@mantine/core';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { PatientStatus } from '../list/patient-columns.tsx';
import { ageWords, allergyWords, birthWords, fullName } from '../patient.words.ts';
import type { Patient } from '../patient.contract.ts';
import { t } from '../patients.texts.ts';
import { RecordFields, type RecordField } from './record-fields.tsx';

/** All that is known of a patient, read only. */
export function PatientRecord({ patient }: { patient: Patient }) {
  const format = useFormat();
  return (
    <Stack gap="md">
      <RecordFields title={t('basicInformation')} fields={basicFields(patient, format)} />
      <RecordFields title={t('medicalInformation')} fields={medicalFields(patient, format)} />
      <RecordFields title={t('insuranceInformation')} fields={insuranceFields(patient)} />
    </Stack>
  );
}

function basicFields(patient: Patient, format: Format): RecordField[] {
  return [
    { label: t('fullName'), value: fullName(patient) },
    { label: t('patientNumber'), value: patient.patientNumber },
    ...optionalField(t('formerNames'), patient.formerNames),
    { label: t('dateOfBirth'), value: birthWords(patient, format) },
    { label: t('age'), value: ageWords(patient) },
    ...optionalField(t('dateOfDeath'), patient.dateOfDeath && format.date(patient.dateOfDeath)),
    { label: t('gender'), value: t(`gender_${patient.gender}`) },
    ...optionalField(t('maritalStatus'), patient.maritalStatus && t(`marital_${patient.maritalStatus}`)),
    ...optionalField(t('nationalId'), patient.nationalId),
    ...optionalField(t('passportNumber'), patient.passportNumber),
    ...optionalField(t('birthCertificateNumber'), patient.birthCertificateNumber),
    { label: t('bloodType'), value: patient.bloodType },
    { label: t('email'), value: patient.email },
    { label: t('phone'), value: patient.phone },
    { label: t('address'), value: patient.address, isWide: true },
    { label: t('emergencyContact'), value: emergencyContact(patient), isWide: true },
  ];
}

// A line for what most records do not hold is shown where it says something.
function optionalField(label: string, value: string | null): RecordField[] {
  return value ? [{ label, value }] : [];
}

function emergencyContact(patient: Patient): string | null {
  const { emergencyContact: name, emergencyContactRelationship, emergencyContactPhone } = patient;
  const who = [name, emergencyContactRelationship && `(${emergencyContactRelationship})`];
  return [who.filter(Boolean).join(' '), emergencyContactPhone].filter(Boolean).join(', ') || null;
}

function medicalFields(patient: Patient, format: Format): RecordField[] {
  return [
    { label: t('allergies'), value: allergyWords(patient), isWide: true },
    { label: t('medicalHistory'), value: patient.medicalHistory ?? t('noHistory'), isWide: true },
    { label: t('status'), value: <PatientStatus status={patient.status} /> },
    { label: t('registrationDate'), value: format.date(patient.createdAt) },
    { label: t('lastUpdated'), value: format.dateTime(patient.updatedAt) },
  ];
}

function insuranceFields(patient: Patient): RecordField[] {
  return [
    { label: t('insuranceProvider'), value: patient.insuranceProvider },
    { label: t('insuranceNumber'), value: patient.insuranceNumber },
  ];
}
