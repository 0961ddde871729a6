import '@mantine/schedule/styles.layer.css';
import { WeekView } from '@mantine/schedule';
import { useEffect, useMemo, useRef } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { eventsOf } from './calendar-events.ts';
import { weekdayOf } from './calendar-header.tsx';
import { type CalendarViewProps, sharedProps } from './calendar-view.ts';
import { eventBody } from './event-body.tsx';

// The library labels the buttons of the days with other words than they show, which voice control
// cannot find (WCAG 2.5.3); without that label they are called what they show.
function nameDaysAsShown(week: HTMLElement): void {
  for (const day of week.querySelectorAll('.mantine-WeekView-weekViewDayLabel')) {
    day.removeAttribute('aria-label');
  }
}

/** One week of one doctor or of all; an appointment can be dragged to another time or day. */
export function WeekOfAppointments(props: CalendarViewProps) {
  const { date, doctorId, entries, doctors, onDay } = props;
  const format = useFormat();
  const events = useMemo(() => eventsOf(entries, doctors, format), [entries, doctors, format]);
  const { drop, press, ...shared } = sharedProps(props, format);
  const week = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (week.current) nameDaysAsShown(week.current);
  });
  return (
    <WeekView
      ref={week}
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
