import '@mantine/schedule/styles.layer.css';
import { Text } from '@mantine/core';
import { ResourcesDayView } from '@mantine/schedule';
import { useMemo } from 'react';
import { ownScroll } from '#ui/calendar/own-scroll.ts';
import { useSlotNames } from '#ui/calendar/use-slot-names.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { doctorIcon } from '../appointments.icons.ts';
import { t } from '../appointments/appointments.texts.ts';
import type { DoctorPresence } from '../doctors/hours/hours.contract.ts';
import { leaveOn } from '../doctors/hours/hours.rules.ts';
import { t as hoursText } from '../doctors/hours/hours.texts.ts';
import { eventsOf, nobody, rowsOf } from './calendar-events.ts';
import { type CalendarViewProps, sharedProps } from './calendar-view.ts';
import { eventBody } from './event-body.tsx';
import { offEvents } from './off-events.ts';

function doctorOf(row: string | number | undefined): string | null | undefined {
  return row === nobody ? null : row?.toString();
}

/** One day with a row for each doctor; an appointment can be dragged to another time or doctor. */
export function DayByDoctor(props: CalendarViewProps) {
  const { date, days, doctorId, entries, doctors, presences } = props;
  const format = useFormat();
  const events = useMemo(
    () => [...offEvents(presences, days), ...eventsOf(entries, doctors, format)],
    [presences, days, entries, doctors, format],
  );
  const leaves = useMemo(() => leavesOn(presences, date), [presences, date]);
  const rows = useMemo(
    () => rowsOf(entries, doctors, doctorId, leaves),
    [entries, doctors, doctorId, leaves],
  );
  const named = useSlotNames(format);
  const { drop, press, ...shared } = sharedProps(props, format);
  if (rows.length === 0) return <EmptyState icon={doctorIcon} title={t('noDoctors')} />;
  return (
    <ResourcesDayView
      ref={named}
      {...shared}
      key={date}
      date={date}
      scrollAreaProps={ownScroll(date)}
      resources={rows}
      events={events}
      renderEventBody={eventBody(format)}
      renderResourceLabel={({ id }) => (
        <RowName
          name={doctors.find((doctor) => doctor.id === id)?.name ?? t('toBeAssigned')}
          leaveUntil={leaves.get(id.toString())}
        />
      )}
      slotWidth={88}
      rowHeight={72}
      maxEventsPerTimeSlot={3}
      onEventDrop={({ event, newStart, resourceId }) => drop(event, newStart, doctorOf(resourceId))}
      {...(press && {
        onTimeSlotClick: ({ slotStart, resourceId }) => press(slotStart, doctorOf(resourceId) ?? null),
      })}
    />
  );
}

/** The last day of the leave of each doctor who is on leave. */
function leavesOn(presences: readonly DoctorPresence[], day: string): ReadonlyMap<string, string> {
  return new Map(
    presences.flatMap(({ doctorId, leaves }) => {
      const leave = leaveOn(leaves, day);
      return leave ? [[doctorId, leave.toDate]] : [];
    }),
  );
}

function RowName({ name, leaveUntil }: { name: string; leaveUntil: string | undefined }) {
  const { date } = useFormat();
  return (
    <div>
      {name}
      {leaveUntil !== undefined && (
        <Text size="xs" fw={600}>
          {hoursText('onLeaveUntil', { date: date(leaveUntil) })}
        </Text>
      )}
    </div>
  );
}
