import { Button } from '@mantine/core';
import { useMay } from '#client/session.ts';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { useAppointmentCounts } from '../appointment.hooks.ts';
import { t } from '../appointments.texts.ts';
import { isTableNarrowed, type SchedulingAddress } from './scheduling.address.ts';

/** Shown in place of the table's rows, with what to do about it. */
export function AppointmentsEmpty({ address, onBook }: { address: SchedulingAddress; onBook: () => void }) {
  const may = useMay();
  const isFirst = useAppointmentCounts().data?.total === 0;
  const noneInPeriod = address.period === 'past' ? t('nonePast') : t('noneUpcoming');
  return (
    <ListEmpty
      title={t('noneFound')}
      icon="calendar"
      hint={isFirst ? t('noneYet') : noneInPeriod}
      action={
        may('appointments.write') && (
          <Button mt="sm" onClick={onBook}>
            {isFirst ? t('scheduleFirst') : t('schedule')}
          </Button>
        )
      }
      narrowedHint={t('noneMatch')}
      isNarrowed={!isFirst && isTableNarrowed(address)}
      after={address.after}
    />
  );
}
