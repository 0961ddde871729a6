import { Button } from '@mantine/core';
import type { PatientTimelineProps } from '#areas/patients/patients-web.public.ts';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { t } from '../prescriptions.texts.ts';
import { NewestPrescriptions } from './newest-prescriptions.tsx';

/** The latest prescriptions of a patient, below the patient's record. */
export function PatientPrescriptions({ patientId, isDeceased }: PatientTimelineProps) {
  const may = useMay();
  return (
    <NewestPrescriptions
      of={{ patientId }}
      title={t('ofPatient')}
      none={t('noneOfPatient')}
      action={
        may('pharmacy.prescribe') &&
        !isDeceased && (
          <Button
            size="xs"
            variant="default"
            renderRoot={(props) => (
              <Link {...props} to="/dashboard/prescriptions/new" search={{ patientId }} />
            )}
          >
            {t('newPrescription')}
          </Button>
        )
      }
    />
  );
}
