import { Button } from '@mantine/core';
import type { ConsultationOrderProps } from '#areas/consultations/consultations-web.public.ts';
import { Link } from '#client/link.tsx';
import { t } from '../prescriptions.texts.ts';

/** Begins a prescription that belongs to the consultation. */
export function PrescribeFromConsultation({ consultationId, patientId }: ConsultationOrderProps) {
  return (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link {...props} to="/dashboard/prescriptions/new" search={{ patientId, consultationId }} />
      )}
    >
      {t('newPrescription')}
    </Button>
  );
}
