import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { recordPatientPrint } from '../patient.calls.ts';
import { ageWords, allergyWords, birthWords, fullName } from '../patient.words.ts';
import type { Patient } from '../patient.contract.ts';
import { t } from '../patients.texts.ts';
import { registrationForm } from './registration-form.document.ts';

/** Shows the registration form of a patient for printing; each print and download is recorded. */
export function RegistrationPrint({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const header = usePrintHeader();
  const format = useFormat();
  const form = registrationForm({
    header,
    patientNumber: patient.patientNumber,
    fullName: fullName(patient),
    dateOfBirth: birthWords(patient, format),
    age: ageWords(patient),
    further: furtherFields(patient, format),
    gender: t(`gender_${patient.gender}`),
    phone: patient.phone ?? '',
    bloodType: patient.bloodType ?? '',
    registrationDate: format.date(patient.createdAt),
    address: patient.address ?? '',
    emergencyContact: {
      name: patient.emergencyContact ?? '',
      relationship: patient.emergencyContactRelationship ?? '',
      phone: patient.emergencyContactPhone ?? '',
    },
    allergies: allergyWords(patient),
    hasAllergies: patient.allergies !== null,
    insurance: { provider: patient.insuranceProvider ?? '', policyNumber: patient.insuranceNumber ?? '' },
  });
  return (
    <RecordedPrint
      title={t('registrationTitle')}
      document={form}
      fileName={`registration-${patient.patientNumber}`}
      record={(output, submission) => recordPatientPrint({ patientId: patient.id, output }, submission)}
      onClose={onClose}
    />
  );
}

function furtherFields(patient: Patient, format: Format) {
  const { dateOfDeath, formerNames, maritalStatus, nationalId, passportNumber, birthCertificateNumber } =
    patient;
  const lines: [label: string, value: string | null][] = [
    [t('dateOfDeath'), dateOfDeath && format.date(dateOfDeath)],
    [t('formerNames'), formerNames],
    [t('maritalStatus'), maritalStatus && t(`marital_${maritalStatus}`)],
    [t('nationalId'), nationalId],
    [t('passportNumber'), passportNumber],
    [t('birthCertificateNumber'), birthCertificateNumber],
  ];
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
