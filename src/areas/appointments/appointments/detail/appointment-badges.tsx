import { Group } from '@mantine/core';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { statusTone } from '../appointment.words.ts';
import type { Appointment } from '../appointment.contract.ts';
import { t } from '../appointments.texts.ts';

/** The status of an appointment, and whether it was booked over another one on purpose. */
export function AppointmentBadges({ status, bookedAnyway }: Pick<Appointment, 'status' | 'bookedAnyway'>) {
  return (
    <Group gap={4}>
      <StatusBadge tone={statusTone[status]}>{t(`status_${status}`)}</StatusBadge>
      {bookedAnyway && <StatusBadge tone="warning">{t('bookedAnyway')}</StatusBadge>}
    </Group>
  );
}
