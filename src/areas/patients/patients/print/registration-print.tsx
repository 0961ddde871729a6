import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { notifyFailure } from '#ui/feedback/notify.tsx';
import { useReturnFocus } from '#ui/feedback/use-return-focus.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PrintPreview } from '#ui/print/preview/print-preview.tsx';
import { recordPatientPrint } from '../patient.calls.ts';
import { ageWords, fullName } from '../patient.words.ts';
import type { Patient } from '../patient.contract.ts';
import { t } from '../patients.texts.ts';
import { registrationForm } from './registration-form.document.ts';

/** Shows the registration form of a patient for printing; each print and download is recorded. */
export function RegistrationPrint({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const header = usePrintHeader();
  const format = useFormat();
  useReturnFocus();

  async function record(output: 'print' | 'download') {
    try {
      await recordPatientPrint({ patientId: patient.id, output });
    } catch {
      notifyFailure({ title: t('printNotRecorded'), onRetry: () => record(output) });
    }
  }

  const form = registrationForm({
    header,
    patientNumber: patient.patientNumber,
    fullName: fullName(patient),
    dateOfBirth: format.date(patient.dateOfBirth),
    age: ageWords(patient.age),
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
    allergies: patient.allergies ?? '',
    insurance: { provider: patient.insuranceProvider ?? '', policyNumber: patient.insuranceNumber ?? '' },
  });
  return (
    <PrintPreview
      opened
      onClose={onClose}
      title={t('registrationTitle')}
      document={form}
      fileName={`registration-${patient.patientNumber}`}
      onOutput={(output) => void record(output)}
    />
  );
}
