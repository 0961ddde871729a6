import type { ScheduleEventData } from '@mantine/schedule';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { allergyWords } from '#screens/safety/allergies-in-short.words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import { plusMinutes } from '../../cases/case.rules.ts';
import { t as caseText } from '../../cases/cases.texts.ts';
import type { Theatre } from '../../theatres/theatre.contract.ts';
import { sideWords } from '../../safety/safety.words.ts';
import type { BoardEntry } from '../board.contract.ts';
import { latenessWords, teamOf } from './entry.words.ts';
import { latenessOf } from './lateness.rules.ts';
import { t } from '../board.texts.ts';
import { toWall } from '#ui/calendar/wall-time.ts';
import { partsByDay } from './board-days.rules.ts';

const colorOf = {
  scheduled: 'blue',
  confirmed: 'harbor',
  in_progress: 'orange',
  completed: 'green',
  cancelled: 'gray',
  postponed: 'gray',
} as const satisfies Record<BoardEntry['status'], string>;

/** The case that an event of the board shows; undefined for a turnover. */
export function entryOf(event: ScheduleEventData): BoardEntry | undefined {
  return event.payload?.['entry'] as BoardEntry | undefined;
}

/** True where an event is all of its case: what is cut at midnight is moved by its form alone. */
export function isWhole(event: ScheduleEventData): boolean {
  return event.payload?.['isWhole'] === true;
}

/** True for a case that can still be moved. */
export function isMovable(event: ScheduleEventData): boolean {
  const status = entryOf(event)?.status;
  return isWhole(event) && (status === 'scheduled' || status === 'confirmed');
}

/**
 * Cases as the calendar takes them at an instant, cut at midnight, each with the turnover that its theatre needs after
 * it.
 */
export function eventsOf(
  entries: readonly BoardEntry[],
  theatres: readonly Theatre[],
  format: Format,
  now: string,
): ScheduleEventData[] {
  return entries.flatMap((entry) => [
    ...caseEvents(entry, format, now),
    ...turnoverEvents(
      entry,
      theatres.find(({ id }) => id === entry.theatreId),
      format,
    ),
  ]);
}

function caseEvents(entry: BoardEntry, format: Format, now: string): ScheduleEventData[] {
  const { timeZone } = format.tenant;
  const span = { start: toWall(timeZone, entry.startTime), end: toWall(timeZone, entry.endTime) };
  const parts = partsByDay(span);
  const isPressing =
    latenessOf(entry, now) !== undefined || (entry.urgency === 'emergency' && entry.status !== 'completed');
  return parts.map((part, place) => ({
    id: `${entry.id} ${place}`,
    title: titleOf(entry, format, now),
    ...part,
    color: isPressing ? 'red' : colorOf[entry.status],
    resourceId: entry.theatreId,
    payload: { entry, isWhole: parts.length === 1 },
  }));
}

function turnoverEvents(
  { id, endTime, theatreId }: BoardEntry,
  theatre: Theatre | undefined,
  { tenant: { timeZone } }: Format,
): ScheduleEventData[] {
  if (!theatre || theatre.turnoverMinutes === 0) return [];
  const span = {
    start: toWall(timeZone, endTime),
    end: toWall(timeZone, plusMinutes(endTime, theatre.turnoverMinutes)),
  };
  return partsByDay(span).map((part, place) => ({
    id: `${id} turnover ${place}`,
    title: t('turnover', { theatre: theatre.theatreNumber }),
    ...part,
    color: 'gray',
    display: 'background' as const,
    resourceId: theatreId,
    payload: {},
  }));
}

function titleOf(entry: BoardEntry, { time }: Format, now: string): string {
  const lateness = latenessOf(entry, now);
  const hours = `${time(entry.startTime)} – ${time(entry.endTime)}`;
  const notes = [
    caseText(`status_${entry.status}`),
    teamOf(entry),
    lateness && latenessWords(lateness),
    entry.isOverbooked && t('overbooked'),
    entry.isSurgeonOnLeave && t('surgeonOnLeave'),
    entry.procedureName !== null && sideWords(entry),
    entry.procedureName !== null && allergyWords(entry.allergies),
  ].filter(Boolean);
  return `${hours} ${entry.caseNumber} ${entry.patientName}: ${orRestricted(entry.procedureName)} (${notes.join(', ')})`;
}
