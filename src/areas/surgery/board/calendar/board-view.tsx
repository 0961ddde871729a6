import '@mantine/schedule/styles.layer.css';
import {
  ResourcesDayView,
  ResourcesWeekView,
  type ScheduleEventData,
  type ScheduleResourceData,
} from '@mantine/schedule';
import { Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { useMinute } from './use-minute.ts';
import { firstDayOfWeek } from '#kernel/time/week-times.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { minutesBetween } from '../../cases/case.rules.ts';
import type { Theatre } from '../../theatres/theatre.contract.ts';
import { theatreNotice } from '../../theatres/theatre.words.ts';
import type { BoardEntry, BoardSession } from '../board.contract.ts';
import { t } from '../board.texts.ts';
import { openingTime } from '#ui/calendar/opening-time.ts';
import { ownScroll } from '#ui/calendar/own-scroll.ts';
import { useSlotNames } from '#ui/calendar/use-slot-names.ts';
import { fromWall, toWall } from '#ui/calendar/wall-time.ts';
import { BoardEvent } from './board-event.tsx';
import { entryOf, eventsOf, isMovable } from './board-events.ts';
import classes from './board.module.css';
import { foldedHours, shownTimes, wholeDay } from './folded-hours.rules.ts';
import { closedEvents, sessionEvents, sessionOf, sessionWords } from './session-events.ts';
import type { Move } from './use-move-case.ts';

/** How a case of the waiting list is carried by the browser while it is dragged. */
export const waitingCaseType = 'application/x-openward-case';

export interface BoardViewProps {
  view: 'day' | 'week';
  date: string;
  today: string;
  /** Also those in which nothing is planned. */
  areAllHoursShown: boolean;
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
  const now = useMinute();
  const { ref: sized, width } = useElementSize();
  const named = useSlotNames(format);
  const { timeZone } = format.tenant;
  const events = useMemo(
    () => [
      ...closedEvents(sessions, format),
      ...sessionEvents(sessions, format),
      ...eventsOf(entries, theatres, format, now),
    ],
    [entries, sessions, theatres, format, now],
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
    rowHeight: 104,
    maxEventsPerTimeSlot: 3,
    eventDragInterval: 5,
    eventResizeInterval: 5,
    getCurrentTime: nowOnClock,
    labels: {
      timeSlot: t('freeTime'),
      resourceSlot: t('freeTime'),
      resources: t('theatre'),
      resource: t('theatre'),
      more: t('more'),
      moreLabel: (count: number) => t('moreCount', { count }),
      noEvents: t('noCases'),
    },
    renderEventBody: (event: ScheduleEventData) => {
      const session = sessionOf(event);
      if (session) return <span className={classes['session']}>{sessionWords(session)}</span>;
      const entry = entryOf(event);
      return entry ? <BoardEvent entry={entry} now={now} /> : null;
    },
    renderResourceLabel: ({ id }: ScheduleResourceData) => {
      const theatre = theatres.find((one) => one.id === id);
      return theatre && <TheatreName theatre={theatre} />;
    },
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
  const planned = events.filter(({ display, payload }) => display !== 'background' || payload?.['session']);
  const hours = props.areAllHoursShown ? wholeDay : foldedHours(date, planned.map(spanOf));
  const slotWidth = slotWidthOf(width, hours.to - hours.from);
  const hourNow = Number(nowOnClock().slice(11, 13));
  const clock = (wall: string) => format.time(fromWall(timeZone, wall));
  return (
    <div ref={named}>
      <div ref={sized}>
        {view === 'day' ? (
          <ResourcesDayView
            {...shared}
            key={`${date} ${props.areAllHoursShown ? 'all' : 'planned'}`}
            date={date}
            {...shownTimes(hours)}
            scrollAreaProps={ownScroll(date)}
            slotWidth={slotWidth}
            eventDragInterval={slotWidth < roughSlot ? 15 : 5}
            eventResizeInterval={slotWidth < roughSlot ? 15 : 5}
            intervalMinutes={30}
            styles={hourLabels}
            withCurrentTimeIndicator={date === today && hourNow >= hours.from && hourNow < hours.to}
            // Half hours have no room for their time.
            slotLabelFormat={(wall: string) => (wall.endsWith(':30:00') ? '' : clock(wall))}
            startScrollTime={props.areAllHoursShown ? opening : shownTimes(hours).startTime}
          />
        ) : (
          <ResourcesWeekView
            {...shared}
            key={date}
            date={date}
            scrollAreaProps={ownScroll(`week ${date}`)}
            slotWidth={64}
            intervalMinutes={60}
            withCurrentTimeIndicator
            slotLabelFormat={clock}
            firstDayOfWeek={firstDayOfWeek(format.tenant.weekStart)}
            weekendDays={[]}
            highlightToday
            startScrollDateTime={`${date} ${opening}`}
          />
        )}
      </div>
    </div>
  );
}

const spanOf = ({ start, end }: ScheduleEventData) => ({ start: String(start), end: String(end) });

/** The time of a full hour reaches over its second half. */
const hourLabels = {
  resourcesDayViewTimeLabel: { justifyContent: 'flex-start', paddingInlineStart: 4, whiteSpace: 'nowrap' },
} as const;

const labelWidth = 124;
const narrowestSlot = 24;
const widestSlot = 84;
/** In half hours that are narrower no hand hits five minutes. */
const roughSlot = 56;

/** As wide as lets all half hours stand beside each other, in pixels. */
function slotWidthOf(width: number, hours: number): number {
  const room = Math.floor((width - labelWidth) / (hours * 2));
  return Math.min(widestSlot, Math.max(narrowestSlot, room));
}

function TheatreName({ theatre }: { theatre: Theatre }) {
  const notice = theatreNotice(theatre);
  return (
    <span className={classes['theatre']}>
      {theatre.theatreNumber} {theatre.name}
      {notice && (
        <Text span size="xs" c="orange" fw={600}>
          {notice}
        </Text>
      )}
    </span>
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
