import type { ScheduleEventData } from '@mantine/schedule';
import type { Format } from '#ui/i18n/format-provider.tsx';
import { toWall } from '#ui/calendar/wall-time.ts';
import type { BoardSession } from '../board.contract.ts';
import { t } from '../board.texts.ts';
import { partsByDay } from './board-days.rules.ts';

const colorOf = { surgeon: 'harbor', speciality: 'grape', emergency: 'red' } as const satisfies Record<
  BoardSession['kind'],
  string
>;

/** The session that an event of the board shows; undefined for anything else. */
export function sessionOf(event: ScheduleEventData): BoardSession | undefined {
  return event.payload?.['session'] as BoardSession | undefined;
}

/** Whose session it is, and that everybody may book into it by now. */
export function sessionWords({ kind, name, isReleased }: BoardSession): string {
  if (kind === 'emergency') return t('emergencySlot');
  return isReleased ? t('releasedSession', { name: name ?? '' }) : (name ?? '');
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
      color: session.isReleased ? 'gray' : colorOf[session.kind],
      display: 'background' as const,
      resourceId: session.theatreId,
      payload: { session },
    }));
  });
}
