import '@mantine/schedule/styles.layer.css';
import { WeekView } from '@mantine/schedule';
import { useMemo } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { eventsOf } from './calendar-events.ts';
import { weekdayOf } from './calendar-header.tsx';
import { type CalendarViewProps, sharedProps } from './calendar-view.ts';
import { eventBody } from './event-body.tsx';

const unread = { 'aria-hidden': true };

/** One week of one doctor or of all; an appointment can be dragged to another time or day. */
export function WeekOfAppointments(props: CalendarViewProps) {
  const { date, doctorId, entries, doctors, onDay } = props;
  const format = useFormat();
  const events = useMemo(() => eventsOf(entries, doctors, format), [entries, doctors, format]);
  const { drop, press, ...shared } = sharedProps(props, format);
  return (
    <WeekView
      {...shared}
      date={date}
      events={events}
      renderEventBody={eventBody(format)}
      weekdayFormat={(day) => weekdayOf(day.slice(0, 10), 'short')}
      firstDayOfWeek={1}
      withAllDaySlots={false}
      withWeekNumber={false}
      highlightToday
      onDateChange={onDay}
      // The label of the button says the date; its parts would be compared with it word by word.
      attributes={{ weekViewDayWeekday: unread, weekViewDayNumber: unread }}
      slotHeight={88}
      weekendDays={[]}
      scrollAreaProps={{ mah: 'max(24rem, calc(100vh - 16rem))' }}
      onEventDrop={({ event, newStart }) => drop(event, newStart)}
      {...(press && {
        onTimeSlotClick: ({ slotStart }) => press(slotStart, doctorId ?? null),
      })}
    />
  );
}
