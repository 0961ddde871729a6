import { fullName } from '#areas/patients/patient-words.public.ts';
import { AlarmDialog } from '#ui/feedback/alarm-dialog.tsx';
import type { DoseToGive } from '../administration.contract.ts';
import { t } from '../administration.texts.ts';

export interface WrongPatientProps {
  code: string;
  /** For whom the dose is. */
  known: DoseToGive;
  onClose: () => void;
}

/** Stands in place of the form once the wristband of somebody else was scanned: nothing can be given from here. */
export function WrongPatient({ code, known: { patient }, onClose }: WrongPatientProps) {
  return (
    <AlarmDialog
      title={t('wrongPatientTitle')}
      message={t('wrongPatientText', { code, name: fullName(patient), number: patient.patientNumber })}
      closeLabel={t('understood')}
      onClose={onClose}
    />
  );
}
