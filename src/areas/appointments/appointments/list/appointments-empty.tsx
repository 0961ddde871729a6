import { useMay } from '#client/session.ts';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { useAppointmentCounts } from '../appointment.hooks.ts';
import { t } from '../appointments.texts.ts';
import { isTableNarrowed, type SchedulingAddress } from './scheduling.address.ts';

interface AppointmentsEmptyProps {
  address: SchedulingAddress;
  onBook: () => void;
  onClear: () => void;
}

/** Shown in place of the table's rows, with what to do about it. */
export function AppointmentsEmpty({ address, onBook, onClear }: AppointmentsEmptyProps) {
  const may = useMay();
  const isFirst = useAppointmentCounts().data?.total === 0;
  const noneInPeriod = address.period === 'past' ? t('nonePast') : t('noneUpcoming');
  return (
    <ListEmpty
      title={t('noneFound')}
      icon="calendar"
      hint={isFirst ? t('noneYet') : noneInPeriod}
      first={
        may('appointments.write') && {
          label: isFirst ? t('scheduleFirst') : t('schedule'),
          onClick: onBook,
        }
      }
      narrowedHint={t('noneMatch')}
      isNarrowed={!isFirst && isTableNarrowed(address)}
      onClear={onClear}
      after={address.after}
    />
  );
}
