import { z } from 'zod';
import { clockTime, minuteOf, minutesOfDay, weekdays } from '#kernel/time/week-times.ts';
import { addWeekFaults, type DoctorHours } from '../hours.contract.ts';
import { issue } from '../hours.issues.ts';

const clock = z.string().regex(/^\d{2}:\d{2}$/, issue('timeMissing'));

/** What is typed of a week; midnight at the end of a day is 00:00. */
export const hoursSchema = z.strictObject({
  spans: z
    .array(
      z.strictObject({
        weekday: z.number(),
        fromMinute: clock.transform(minuteOf),
        toMinute: clock.transform((time) => minuteOf(time) || minutesOfDay),
      }),
    )
    .superRefine(addWeekFaults),
});

export type HoursFields = z.output<typeof hoursSchema>;
export type HoursValues = z.input<typeof hoursSchema> & Record<string, unknown>;
type TypedSpan = HoursValues['spans'][number];

/** A stored week as the form shows it. */
export function valuesOf({ spans }: DoctorHours): HoursValues {
  return {
    spans: spans.map(({ weekday, fromMinute, toMinute }) => ({
      weekday,
      fromMinute: clockTime(fromMinute),
      toMinute: clockTime(toMinute),
    })),
  };
}

/** A new span of a day: the working day, or one after another to be typed. */
export function newSpan(spans: readonly TypedSpan[], weekday: number): TypedSpan {
  const isFirst = !spans.some((span) => span.weekday === weekday);
  return { weekday, fromMinute: isFirst ? '09:00' : '', toMinute: isFirst ? '17:00' : '' };
}

/** Every day with the hours of one. */
export function copiedToAllDays(spans: readonly TypedSpan[], weekday: number): TypedSpan[] {
  const copied = spans.filter((span) => span.weekday === weekday);
  return weekdays.flatMap((day) => copied.map((span) => ({ ...span, weekday: day })));
}
