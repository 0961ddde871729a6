import { Group, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { SlotView, useFillings } from '#client/registration/slot-view.tsx';
import { CrashBoundary } from '#ui/state/crash-boundary.tsx';
import { consultationOrdersSlot } from '../../consultations-web.public.ts';
import type { Consultation } from '../consultation.contract.ts';
import { t } from '../consultations.texts.ts';

/** What other areas let a doctor order from here; nothing where nobody offers anything. */
export function Orders({ consultation }: { consultation: Consultation }) {
  const fillings = useFillings(consultationOrdersSlot);
  if (fillings.length === 0) return null;
  const { id: consultationId, patient, appointmentId, status } = consultation;
  const typed = consultation.draft?.diagnoses ?? [];
  const diagnosis =
    consultation.diagnosis ?? (typed.find(({ isPrimary }) => isPrimary) ?? typed[0])?.title ?? null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="consultation-orders">
      <Title order={2} size="h4" mb="sm" id="consultation-orders">
        {t('orders')}
      </Title>
      <Group gap="sm">
        <SlotView
          slot={consultationOrdersSlot}
          props={{
            consultationId,
            patientId: patient.id,
            appointmentId,
            diagnosis,
            isSigned: status === 'signed',
          }}
          wrap={inBoundary}
        />
      </Group>
    </Paper>
  );
}

function inBoundary(filling: ReactNode) {
  return <CrashBoundary>{filling}</CrashBoundary>;
}
