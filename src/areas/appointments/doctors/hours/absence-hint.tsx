import { Alert } from '@mantine/core';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { isInstant } from '#kernel/time/time-zone.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { Doctor } from '../doctor.contract.ts';
import { usePresenceOf } from './hours.hooks.ts';
import { t } from './hours.texts.ts';
import { absenceWords, daysOf } from './hours.words.ts';

interface AbsenceHintProps {
  doctor: Pick<Doctor, 'id' | 'name'> | undefined;
  /** Instants as ISO text in UTC, or what is typed while that is none. */
  startTime: string;
  endTime: string;
}

/** Says that a doctor is on leave or elsewhere at a time. It hinders nobody: emergencies are booked all the same. */
export function AbsenceHint({ doctor, startTime, endTime }: AbsenceHintProps) {
  const format = useFormat();
  const time = isInstant(startTime) && isInstant(endTime) && startTime < endTime && { startTime, endTime };
  const presence = usePresenceOf(
    time && doctor ? { ...shortDays(daysOf(time, format)), doctorId: doctor.id } : undefined,
  );
  const [known] = presence.data?.rows ?? [];
  const words = time && doctor && known && absenceWords({ name: doctor.name, presence: known }, time, format);
  return (
    <div aria-live="polite">
      {words && (
        <Alert role="note" color="yellow" icon={<Icon name="alert" />} p="sm">
          {words} {t('bookAllTheSame')}
        </Alert>
      )}
    </div>
  );
}

// What is typed may be of many days for a moment; an appointment is of two at most.
function shortDays({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const next = plusDays(from, 1);
  return { from, to: to < next ? to : next };
}
