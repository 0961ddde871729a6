import '@mantine/schedule/styles.layer.css';
import { ResourcesDayView } from '@mantine/schedule';
import { useMemo } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { doctorIcon } from '../appointments.icons.ts';
import { t } from '../appointments/appointments.texts.ts';
import { eventsOf, nobody, rowsOf } from './calendar-events.ts';
import { type CalendarViewProps, sharedProps } from './calendar-view.ts';
import { eventBody } from './event-body.tsx';

function doctorOf(row: string | number | undefined): string | null | undefined {
  return row === nobody ? null : row?.toString();
}

/** One day with a row for each doctor; an appointment can be dragged to another time or doctor. */
export function DayByDoctor(props: CalendarViewProps) {
  const { date, doctorId, entries, doctors } = props;
  const format = useFormat();
  const events = useMemo(() => eventsOf(entries, doctors, format), [entries, doctors, format]);
  const rows = useMemo(() => rowsOf(entries, doctors, doctorId), [entries, doctors, doctorId]);
  const { drop, press, ...shared } = sharedProps(props, format);
  if (rows.length === 0) return <EmptyState icon={doctorIcon} title={t('noDoctors')} />;
  return (
    <ResourcesDayView
      {...shared}
      date={date}
      resources={rows}
      events={events}
      renderEventBody={eventBody(format)}
      slotWidth={72}
      rowHeight={72}
      maxEventsPerTimeSlot={3}
      onEventDrop={({ event, newStart, resourceId }) => drop(event, newStart, doctorOf(resourceId))}
      {...(press && {
        onTimeSlotClick: ({ slotStart, resourceId }) => press(slotStart, doctorOf(resourceId) ?? null),
      })}
    />
  );
}
