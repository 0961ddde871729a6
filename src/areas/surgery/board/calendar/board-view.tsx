import '@mantine/schedule/styles.layer.css';
import { ResourcesDayView, ResourcesWeekView, type ScheduleEventData } from '@mantine/schedule';
import { useMemo } from 'react';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { firstDayOfWeek } from '#kernel/time/week-times.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { minutesBetween } from '../../cases/case.rules.ts';
import type { Theatre } from '../../theatres/theatre.contract.ts';
import type { BoardEntry, BoardSession } from '../board.contract.ts';
import { t } from '../board.texts.ts';
import { openingTime } from '#ui/calendar/opening-time.ts';
import { ownScroll } from '#ui/calendar/own-scroll.ts';
import { fromWall, toWall } from '#ui/calendar/wall-time.ts';
import { entryOf, eventsOf, isMovable } from './board-events.ts';
import classes from './board.module.css';
import { closedEvents, sessionEvents, sessionOf, sessionWords } from './session-events.ts';
import type { Move } from './use-move-case.ts';

/** How a case of the waiting list is carried by the browser while it is dragged. */
export const waitingCaseType = 'application/x-openward-case';

export interface BoardViewProps {
  view: 'day' | 'week';
  date: string;
  today: string;
  theatres: readonly Theatre[];
  entries: readonly BoardEntry[];
  sessions: readonly BoardSession[];
  onOpen: (caseId: string) => void;
  onMove: (move: Move) => void;
  /** A case of the waiting list was dropped. */
  onPlace: (dropped: string, place: { theatreId: string; startTime: string }) => void;
  onBook: (place: { theatreId: string; startTime: string }) => void;
}

/** The theatres of a day or a week with their cases, which can be dragged and stretched. */
export function BoardView(props: BoardViewProps) {
  const { view, date, today, theatres, entries, sessions, onOpen, onMove, onPlace, onBook } = props;
  const format = useFormat();
  const { timeZone } = format.tenant;
  const events = useMemo(
    () => [
      ...closedEvents(sessions, format),
      ...sessionEvents(sessions, format),
      ...eventsOf(entries, theatres, format),
    ],
    [entries, sessions, theatres, format],
  );
  const resources = useMemo(
    () => theatres.map(({ id, theatreNumber, name }) => ({ id, label: `${theatreNumber} ${name}` })),
    [theatres],
  );
  const nowOnClock = () => toWall(timeZone, new Date().toISOString());
  const opening = openingTime({
    isToday: date === today,
    nowOnClock: nowOnClock(),
    step: 60,
    otherwise: 7,
  });
  const shared = {
    withHeader: false,
    resources,
    events,
    minEventSize: 24,
    rowHeight: 76,
    maxEventsPerTimeSlot: 3,
    eventDragInterval: 5,
    eventResizeInterval: 5,
    withCurrentTimeIndicator: true,
    getCurrentTime: nowOnClock,
    slotLabelFormat: (wall: string) => format.time(fromWall(timeZone, wall)),
    labels: {
      timeSlot: t('freeTime'),
      resourceSlot: t('freeTime'),
      resources: t('theatre'),
      resource: t('theatre'),
      more: t('more'),
      moreLabel: (count: number) => t('moreCount', { count }),
      noEvents: t('noCases'),
    },
    renderEventBody: bodyOf(format),
    onEventClick: (event: ScheduleEventData) => {
      const entry = entryOf(event);
      if (entry) onOpen(entry.id);
    },
    withEventsDragAndDrop: true,
    canDragEvent: isMovable,
    onEventDrop: ({ event, newStart, resourceId }: Dropped) => {
      const entry = entryOf(event);
      const theatreId = resourceId?.toString() ?? entry?.theatreId;
      if (!entry || !theatreId) return;
      const startTime = fromWall(timeZone, newStart);
      if (startTime === entry.startTime && theatreId === entry.theatreId) return;
      onMove({ entry, theatreId, startTime, minutes: minutesBetween(entry.startTime, entry.endTime) });
    },
    withEventResize: true,
    canResizeEvent: isMovable,
    onEventResize: ({ event, newStart, newEnd }: Resized) => {
      const entry = entryOf(event);
      if (!entry) return;
      const startTime = fromWall(timeZone, newStart);
      const minutes = minutesBetween(startTime, fromWall(timeZone, newEnd));
      onMove({ entry, theatreId: entry.theatreId, startTime, minutes });
    },
    onExternalEventDrop: ({ dataTransfer, dropDateTime, resourceId }: DroppedFromOutside) => {
      const dropped = dataTransfer.getData(waitingCaseType);
      if (dropped && resourceId !== undefined) {
        onPlace(dropped, {
          theatreId: resourceId.toString(),
          startTime: fromWall(timeZone, dropDateTime),
        });
      }
    },
    onTimeSlotClick: ({ slotStart, resourceId }: Pressed) => {
      if (resourceId === undefined) return;
      onBook({ theatreId: resourceId.toString(), startTime: fromWall(timeZone, slotStart) });
    },
  };
  return view === 'day' ? (
    <ResourcesDayView
      {...shared}
      key={date}
      date={date}
      scrollAreaProps={ownScroll(date)}
      slotWidth={84}
      intervalMinutes={30}
      startScrollTime={opening}
    />
  ) : (
    <ResourcesWeekView
      {...shared}
      key={date}
      date={date}
      scrollAreaProps={ownScroll(`week ${date}`)}
      slotWidth={64}
      intervalMinutes={60}
      firstDayOfWeek={firstDayOfWeek(format.tenant.weekStart)}
      weekendDays={[]}
      highlightToday
      startScrollDateTime={`${date} ${opening}`}
    />
  );
}

interface Dropped {
  event: ScheduleEventData;
  newStart: string;
  resourceId?: string | number;
}

interface Resized {
  event: ScheduleEventData;
  newStart: string;
  newEnd: string;
}

interface DroppedFromOutside {
  dataTransfer: DataTransfer;
  dropDateTime: string;
  resourceId?: string | number;
}

interface Pressed {
  slotStart: string;
  resourceId?: string | number;
}

/** What a case of the board shows; its title says all of it. */
function bodyOf({ time }: Format) {
  return (event: ScheduleEventData) => {
    const session = sessionOf(event);
    if (session) return <span className={classes['session']}>{sessionWords(session)}</span>;
    const entry = entryOf(event);
    if (!entry) return null;
    return (
      <span className={classes['event']}>
        <strong>
          {(entry.isOverbooked || entry.isSurgeonOnLeave) && <Icon name="alert" size={14} />}
          {entry.patientName}
        </strong>
        <span>{orRestricted(entry.procedureName)}</span>
        <span>
          {time(entry.startTime)} – {time(entry.endTime)}
        </span>
      </span>
    );
  };
}
