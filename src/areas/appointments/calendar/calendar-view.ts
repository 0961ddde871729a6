import type { ScheduleEventData } from '@mantine/schedule';
import { weekdayOf } from '#kernel/time/week-times.ts';
import { openingTime } from '#ui/calendar/opening-time.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { CalendarEntry } from '../appointments/appointment.contract.ts';
import { t } from '../appointments/appointments.texts.ts';
import type { Doctor } from '../doctors/doctor.contract.ts';
import type { DoctorPresence } from '../doctors/hours/hours.contract.ts';
import { type BookingStart, defaultMs } from '../bookings/form/appointment-form.values.ts';
import { entryOf, isMovable } from './calendar-events.ts';
import { firstHour } from './off-events.ts';
import type { Move } from './use-move.ts';
import { fromWall, movedSpan, toWall } from '#ui/calendar/wall-time.ts';

export interface CalendarViewProps {
  date: string;
  /** The days that are shown. */
  days: readonly string[];
  today: string;
  doctorId: string | undefined;
  entries: readonly CalendarEntry[];
  doctors: readonly Doctor[];
  /** When doctors are there, of those for whom something is kept. */
  presences: readonly DoctorPresence[];
  onOpen: (appointmentId: string) => void;
  /** Shows one day alone. */
  onDay: (date: string) => void;
  /** Left out where nothing may be changed. */
  onMove?: (move: Move) => void;
  onBook?: (start: BookingStart) => void;
}

const slotMinutes = 20;

/** What day and week have in common: the clock of the hospital, its words, and what a press or a drop means. */
export function sharedProps(props: CalendarViewProps, format: Format) {
  const { days, today, presences, onOpen, onMove, onBook } = props;
  const { timeZone } = format.tenant;
  // The names of the days lie over the beginning of a week, which opens so much earlier.
  const isWeek = days.length > 1;
  const nowOnClock = () => toWall(timeZone, new Date().toISOString());
  return {
    withHeader: false,
    startScrollTime: openingTime({
      isToday: days.includes(today),
      nowOnClock: nowOnClock(),
      step: isWeek ? 60 : slotMinutes,
      otherwise: Math.max(0, firstHour(presences, days.map(weekdayOf)) - (isWeek ? 1 : 0)),
    }),
    intervalMinutes: slotMinutes,
    eventDragInterval: 5,
    minEventSize: 24,
    withCurrentTimeIndicator: true,
    getCurrentTime: nowOnClock,
    slotLabelFormat: (wall: string) => format.time(fromWall(timeZone, wall)),
    labels: {
      timeSlot: t('freeTime'),
      resourceSlot: t('freeTime'),
      resources: t('doctor'),
      resource: t('doctor'),
      more: t('more'),
      moreLabel: (count: number) => t('moreCount', { count }),
      noEvents: t('noneFound'),
    },
    onEventClick: (event: ScheduleEventData) => onOpen(entryOf(event).id),
    withEventsDragAndDrop: onMove !== undefined,
    canDragEvent: isMovable,
    drop: (event: ScheduleEventData, newStart: string, doctorId?: string | null) => {
      const entry = entryOf(event);
      const span = movedSpan(timeZone, entry, newStart);
      const target = doctorId === undefined ? entry.doctorId : doctorId;
      const isSame = span.startTime === entry.startTime && target === entry.doctorId;
      if (!isSame) onMove?.({ entry, ...span, doctorId: target });
    },
    press:
      onBook &&
      ((slotStart: string, doctorId: string | null) => {
        const startTime = fromWall(timeZone, slotStart);
        const endTime = new Date(Date.parse(startTime) + defaultMs).toISOString();
        onBook({ startTime, endTime, doctorId });
      }),
  };
}
