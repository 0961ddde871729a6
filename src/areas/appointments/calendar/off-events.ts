import type { ScheduleEventData } from '@mantine/schedule';
import { clockTime, minutesOfDay } from '#kernel/time/week-times.ts';
import type { DoctorPresence } from '../doctors/hours/hours.contract.ts';
import { type OffSpan, offSpansOn } from '../doctors/hours/hours.rules.ts';
import { t } from '../doctors/hours/hours.texts.ts';

const colorOf = { leave: 'orange', break: 'gray', outside: 'gray' } as const satisfies Record<
  OffSpan['kind'],
  string
>;

const wordsOf = {
  leave: () => t('onLeave'),
  break: () => t('break'),
  outside: () => t('outside'),
} as const satisfies Record<OffSpan['kind'], () => string>;

/** Why a part of the calendar is shaded; undefined for an appointment. */
export function offKindOf(event: ScheduleEventData): OffSpan['kind'] | undefined {
  return event.payload?.['off'] as OffSpan['kind'] | undefined;
}

const pieceMinutes = 120;

/** What has words is cut into pieces that bear them each, so that they are in view wherever the calendar is scrolled to. */
function inPieces(span: OffSpan): OffSpan[] {
  if (span.kind === 'outside') return [span];
  const pieces: OffSpan[] = [];
  for (let from = span.fromMinute; from < span.toMinute; from += pieceMinutes) {
    pieces.push({ ...span, fromMinute: from, toMinute: Math.min(from + pieceMinutes, span.toMinute) });
  }
  return pieces;
}

/** When doctors see nobody on these days, as shaded bands behind the appointments. */
export function offEvents(
  presences: readonly DoctorPresence[],
  days: readonly string[],
): ScheduleEventData[] {
  return presences.flatMap((presence) =>
    days.flatMap((day) =>
      offSpansOn(presence, day)
        .flatMap(inPieces)
        .map(({ kind, fromMinute, toMinute }) => ({
          id: `${presence.doctorId} ${day} ${fromMinute}`,
          title: wordsOf[kind](),
          start: `${day} ${clockTime(fromMinute)}:00`,
          end: `${day} ${endOnClock(toMinute)}`,
          color: colorOf[kind],
          display: 'background' as const,
          resourceId: presence.doctorId,
          payload: { off: kind },
        })),
    ),
  );
}

// What lasts to the last second of a day and from its first is for the calendar an event of all day, which a week
// shows in a row of its own.
function endOnClock(minute: number): string {
  return minute === minutesOfDay ? '23:59:58' : `${clockTime(minute)}:00`;
}

/** The first hour in which one of the doctors is there on these days; eight where none are kept. */
export function firstHour(presences: readonly DoctorPresence[], weekdays: readonly number[]): number {
  const starts = presences
    .flatMap(({ spans }) => spans)
    .filter(({ weekday }) => weekdays.includes(weekday))
    .map(({ fromMinute }) => Math.floor(fromMinute / 60));
  return starts.length === 0 ? 8 : Math.min(...starts);
}
