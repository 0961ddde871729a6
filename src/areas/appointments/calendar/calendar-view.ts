import type { ScheduleEventData } from '@mantine/schedule';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { CalendarEntry } from '../appointments/appointment.contract.ts';
import { t } from '../appointments/appointments.texts.ts';
import type { Doctor } from '../doctors/doctor.contract.ts';
import { type BookingStart, defaultMs } from '../bookings/form/appointment-form.values.ts';
import { entryOf } from './calendar-events.ts';
import type { Move } from './use-move.ts';
import { fromWall, movedSpan, toWall } from '#ui/calendar/wall-time.ts';

export interface CalendarViewProps {
  date: string;
  doctorId: string | undefined;
  entries: readonly CalendarEntry[];
  doctors: readonly Doctor[];
  onOpen: (appointmentId: string) => void;
  /** Shows one day alone. */
  onDay: (date: string) => void;
  /** Left out where nothing may be changed. */
  onMove?: (move: Move) => void;
  onBook?: (start: BookingStart) => void;
}

/** What day and week have in common: the clock of the hospital, its words, and what a press or a drop means. */
export function sharedProps({ onOpen, onMove, onBook }: CalendarViewProps, format: Format) {
  const { timeZone } = format.tenant;
  return {
    withHeader: false,
    startScrollTime: '08:00:00',
    intervalMinutes: 30,
    eventDragInterval: 5,
    minEventSize: 24,
    withCurrentTimeIndicator: true,
    getCurrentTime: () => toWall(timeZone, new Date().toISOString()),
    slotLabelFormat: (wall: string) => format.time(fromWall(timeZone, wall)),
    highlightBusinessHours: true,
    businessHours: ['08:00:00', '18:00:00'] as [string, string],
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
