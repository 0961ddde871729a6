import '@mantine/schedule/styles.layer.css';
import { WeekView } from '@mantine/schedule';
import { useEffect, useMemo } from 'react';
import { firstDayOfWeek, weekdayOf } from '#kernel/time/week-times.ts';
import { ownScroll } from '#ui/calendar/own-scroll.ts';
import { useSlotNames } from '#ui/calendar/use-slot-names.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { weekdayName } from '#ui/i18n/weekday-name.ts';
import { eventsOf } from './calendar-events.ts';
import { type CalendarViewProps, sharedProps } from './calendar-view.ts';
import { eventBody } from './event-body.tsx';
import { offEvents } from './off-events.ts';

const belowTheLineOfNow = { weekViewBackgroundEvent: { zIndex: 0 } };

// The library labels the buttons of the days with other words than they show, which voice control
// cannot find (WCAG 2.5.3); without that label they are called what they show.
function nameDaysAsShown(week: HTMLElement): void {
  for (const day of week.querySelectorAll('.mantine-WeekView-weekViewDayLabel')) {
    day.removeAttribute('aria-label');
  }
}

/** One week of one doctor or of all; an appointment can be dragged to another time or day. */
export function WeekOfAppointments(props: CalendarViewProps) {
  const { date, days, doctorId, entries, doctors, presences, onDay } = props;
  const format = useFormat();
  const events = useMemo(
    // The hours of several doctors would lie over each other.
    () => [...(doctorId ? offEvents(presences, days) : []), ...eventsOf(entries, doctors, format)],
    [doctorId, presences, days, entries, doctors, format],
  );
  const { drop, press, ...shared } = sharedProps(props, format);
  const week = useSlotNames(format);
  useEffect(() => {
    if (week.current) nameDaysAsShown(week.current);
  });
  return (
    <WeekView
      ref={week}
      {...shared}
      key={days[0]}
      date={date}
      events={events}
      renderEventBody={eventBody(format)}
      weekdayFormat={(day) => weekdayName(weekdayOf(day.slice(0, 10)), 'short')}
      firstDayOfWeek={firstDayOfWeek(format.tenant.weekStart)}
      withAllDaySlots={false}
      withWeekNumber={false}
      highlightToday
      onDateChange={onDay}
      // Of an hour: two lines of an appointment of 20 minutes can be read.
      slotHeight={132}
      styles={belowTheLineOfNow}
      weekendDays={[]}
      scrollAreaProps={{ mah: 'max(24rem, calc(100vh - 16rem))', ...ownScroll(`week ${days[0]}`) }}
      onEventDrop={({ event, newStart }) => drop(event, newStart)}
      {...(press && {
        onTimeSlotClick: ({ slotStart }) => press(slotStart, doctorId ?? null),
      })}
    />
  );
}
