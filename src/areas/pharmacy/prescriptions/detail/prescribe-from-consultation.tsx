import { Button } from '@mantine/core';
import type { ConsultationOrderProps } from '#areas/consultations/consultations-web.public.ts';
import { carrying } from '#client/carried.ts';
import { Link } from '#client/link.tsx';
import { t } from '../prescriptions.texts.ts';

/** Begins a prescription that belongs to the consultation. */
export function PrescribeFromConsultation({ consultationId, patientId, ...written }: ConsultationOrderProps) {
  return (
    <Button
      variant="default"
      size="xs"
      renderRoot={(props) => (
        <Link
          {...props}
          to="/dashboard/prescriptions/new"
          search={{ patientId, consultationId }}
          state={carrying(written)}
        />
      )}
    >
      {t('newPrescription')}
    </Button>
  );
}
