import { Alert, Box, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { TableSkeleton } from '#ui/state/skeletons.tsx';
import { calendarQuery } from '../appointments/appointment.hooks.ts';
import type { SchedulingViewProps } from '../appointments/list/appointment-table.tsx';
import { t } from '../appointments/appointments.texts.ts';
import { ClashDialog } from '../bookings/form/clash-dialog.tsx';
import type { SchedulingAddress } from '../appointments/list/scheduling.address.ts';
import { useDoctors } from '../doctors/doctor.hooks.ts';
import { usePresence } from '../doctors/hours/hours.hooks.ts';
import { absenceWords } from '../doctors/hours/hours.words.ts';
import { useToday } from '#client/use-today.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { type WeekStart, weekStartOf } from '#kernel/time/week-times.ts';
import { CalendarHeader } from './calendar-header.tsx';
import { DayByDoctor } from './day-by-doctor.tsx';
import { useMove } from './use-move.ts';
import { WeekOfAppointments } from './week-of-appointments.tsx';

function requestOf({ view, doctorId, status }: SchedulingAddress, date: string, weekStart: WeekStart) {
  const from = view === 'week' ? weekStartOf(date, weekStart) : date;
  return {
    from,
    to: view === 'week' ? plusDays(from, 6) : from,
    ...(doctorId !== undefined && { doctorId }),
    ...(status !== undefined && { status }),
  };
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = plusDays(day, 1)) days.push(day);
  return days;
}

/** One day by doctor, or one week; only what is shown is loaded. */
export function AppointmentCalendar({ list, dialogs }: SchedulingViewProps) {
  const { address, change } = list;
  const may = useMay();
  const today = useToday();
  const date = address.date ?? today;
  const format = useFormat();
  const request = requestOf(address, date, format.tenant.weekStart);
  const calendar = useQuery({ ...calendarQuery(request), placeholderData: keepPreviousData });
  const doctors = useDoctors('all');
  const { from, to, doctorId } = request;
  const presence = usePresence({ from, to, ...(doctorId !== undefined && { doctorId }) });
  const days = useMemo(() => daysFrom(from, to), [from, to]);
  const { move, blocked, forgetBlocked } = useMove(request, (moved) => {
    const known = presence.data?.rows.find((row) => row.doctorId === moved.doctor?.id);
    if (!moved.doctor || !known) return undefined;
    return absenceWords({ name: moved.doctor.name, presence: known }, moved, format);
  });
  const hasFailed = calendar.isError || doctors.isError || presence.isError;
  const mayWrite = may('appointments.write');
  const isWeek = address.view === 'week';

  function refetch() {
    void calendar.refetch();
    void doctors.refetch();
    void presence.refetch();
  }

  const View = isWeek ? WeekOfAppointments : DayByDoctor;
  return (
    <section aria-label={t('title')}>
      <CalendarHeader
        view={isWeek ? 'week' : 'day'}
        date={date}
        today={today}
        onDate={(next) => change({ date: next === today ? undefined : next })}
      />
      {hasFailed && (
        <ErrorPanel message={t('failedToLoad')} onRetry={refetch} isRetrying={calendar.isFetching} />
      )}
      {calendar.data?.isCut && (
        <Alert color="yellow" icon={<Icon name="alert" />} mb="sm">
          {t('tooMany')}
        </Alert>
      )}
      {calendar.data && doctors.data && presence.data ? (
        <Box aria-busy={calendar.isFetching}>
          <View
            date={date}
            days={days}
            today={today}
            doctorId={address.doctorId}
            entries={calendar.data.rows}
            doctors={doctors.data.rows}
            presences={presence.data.rows}
            onOpen={dialogs.view}
            onDay={(day) => change({ view: 'day', date: day.slice(0, 10) }, { replace: false })}
            {...(mayWrite && { onMove: (wanted) => void move(wanted), onBook: dialogs.book })}
          />
          <Text size="sm" c="dimmed" mt="xs">
            {mayWrite ? t('dragHint') : t('readHint')}
          </Text>
        </Box>
      ) : (
        !hasFailed && <TableSkeleton rows={8} columns={6} />
      )}
      {blocked && (
        <ClashDialog
          clashes={blocked.clashes}
          onClose={forgetBlocked}
          onBookAnyway={(reason) => void move(blocked.move, reason)}
        />
      )}
    </section>
  );
}
