import type { ScheduleEventData } from '@mantine/schedule';
import type { Format } from '#ui/i18n/format-provider.tsx';
import { toWall } from '#ui/calendar/wall-time.ts';
import type { BoardSession } from '../board.contract.ts';
import { t } from '../board.texts.ts';
import { gapsOfDay, partsByDay } from './board-days.rules.ts';

const colorOf = { surgeon: 'harbor', speciality: 'grape', emergency: 'red' } as const satisfies Record<
  BoardSession['kind'],
  string
>;

/** The session that an event of the board shows; undefined for anything else. */
export function sessionOf(event: ScheduleEventData): BoardSession | undefined {
  return event.payload?.['session'] as BoardSession | undefined;
}

/** Whose session it is, that everybody may book into it by now, and who of its surgeons is on leave. */
export function sessionWords(session: BoardSession): string {
  const { onLeave } = session;
  const words = ownWords(session);
  return onLeave.length === 0 ? words : t('sessionOnLeave', { session: words, names: onLeave.join(', ') });
}

function ownWords({ kind, name, isReleased }: BoardSession): string {
  if (kind === 'emergency') return t('emergencySlot');
  return isReleased ? t('releasedSession', { name: name ?? '' }) : (name ?? '');
}

function colorOfSession({ isDeserted, isReleased, kind }: BoardSession): string {
  if (isDeserted) return 'orange';
  return isReleased ? 'gray' : colorOf[kind];
}

/**
 * When the theatres are not open, as shaded bands: the hours of a theatre are those of its sessions. Of a day on which
 * a theatre has none nothing is known, and nothing is shaded.
 */
export function closedEvents(
  sessions: readonly BoardSession[],
  { tenant: { timeZone } }: Format,
): ScheduleEventData[] {
  const open = sessions.flatMap(({ theatreId, startTime, endTime }) =>
    partsByDay({ start: toWall(timeZone, startTime), end: toWall(timeZone, endTime) }).map((part) => ({
      ...part,
      theatreId,
      day: part.start.slice(0, 10),
    })),
  );
  const days = Map.groupBy(open, ({ theatreId, day }) => `${theatreId} ${day}`);
  return [...days.values()].flatMap((parts) => {
    const { theatreId, day } = parts[0]!;
    return gapsOfDay(day, parts).map((gap) => ({
      id: `closed ${theatreId} ${gap.start}`,
      title: t('noSession'),
      ...gap,
      color: 'gray',
      display: 'background' as const,
      resourceId: theatreId,
      payload: {},
    }));
  });
}

/** Sessions as shaded bands behind the cases; those that are released are grey. */
export function sessionEvents(
  sessions: readonly BoardSession[],
  { tenant: { timeZone } }: Format,
): ScheduleEventData[] {
  return sessions.flatMap((session) => {
    const span = { start: toWall(timeZone, session.startTime), end: toWall(timeZone, session.endTime) };
    return partsByDay(span).map((part, place) => ({
      id: `${session.sessionId} ${session.startTime} ${place}`,
      title: sessionWords(session),
      ...part,
      color: colorOfSession(session),
      display: 'background' as const,
      resourceId: session.theatreId,
      payload: { session },
    }));
  });
}
