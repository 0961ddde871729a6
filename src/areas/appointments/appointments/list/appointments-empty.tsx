import { Button } from '@mantine/core';
import { useMay } from '#client/session.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { isNarrowed } from './appointment-filters.tsx';
import { useAppointmentCounts } from '../appointment.hooks.ts';
import { t } from '../appointments.texts.ts';
import type { SchedulingAddress } from './scheduling.address.ts';

/** Stands in the place of the table when it has no rows, and says what to do about it. */
export function AppointmentsEmpty({ address, onBook }: { address: SchedulingAddress; onBook: () => void }) {
  const may = useMay();
  const counts = useAppointmentCounts();
  const title = t('noneFound');
  if (address.after !== undefined) return <EmptyState title={title} hint={t('noneOnPage')} />;
  const isFirst = counts.data?.total === 0;
  const button = may('appointments.write') && (
    <Button mt="sm" onClick={onBook}>
      {isFirst ? t('scheduleFirst') : t('schedule')}
    </Button>
  );
  if (isFirst) return <EmptyState icon="calendar" title={title} hint={t('noneYet')} action={button} />;
  if (isNarrowed(address)) return <EmptyState icon="search" title={title} hint={t('noneMatch')} />;
  const hint = address.period === 'past' ? t('nonePast') : t('noneUpcoming');
  return <EmptyState icon="calendar" title={title} hint={hint} action={button} />;
}
