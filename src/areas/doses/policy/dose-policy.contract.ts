import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { requiredText } from '#kernel/text.ts';
import { minutesOfDay } from '#kernel/time/week-times.ts';
import { publishedTimes } from '../schedule/policy-times.ts';
import { issue } from './dose-policy.issues.ts';

/** Minutes of the day, one after the other. */
function minutesList(count: number) {
  return z
    .array(z.number().int().min(1, issue('notATime')).max(minutesOfDay, issue('notATime')))
    .min(count, issue('wrongCount', { count }))
    .max(count, issue('wrongCount', { count }))
    .refine(
      (list) => list.every((minute, place) => place === 0 || minute > list[place - 1]!),
      issue('notInTurn'),
    );
}

const counts = (named: Readonly<Record<number, readonly number[]>>) =>
  z.strictObject(
    Object.fromEntries(Object.entries(named).map(([name, list]) => [name, minutesList(list.length)])),
  ) as unknown as z.ZodType<Record<number, number[]>, Record<number, number[]>>;

const { doseBandMinutes, doseMissedMinutes } = timeLimits;
const band = z.number().int().min(doseBandMinutes.min).max(doseBandMinutes.max);

/** When frequencies are given, how far from its time a dose may be, and when one that was not given is missed. */
export const dosePolicy = z.strictObject({
  times: z.strictObject({
    perDay: counts(publishedTimes.perDay),
    everyHours: counts(publishedTimes.everyHours),
    bedtime: minutesList(1),
  }),
  /** Minutes before and after its time: at once, more often than every four hours, and what is time-critical. */
  criticalMinutes: band,
  /** More often than daily. */
  frequentMinutes: band,
  /** Daily and more rarely. */
  dailyMinutes: band,
  /** A dose that nobody decided on is missed after so many minutes. */
  missedMinutes: z.number().int().min(doseMissedMinutes.min).max(doseMissedMinutes.max),
  /** Generic names of which minutes count, however often they are given: the narrow band holds for them. */
  timeCritical: z.array(requiredText(100)).max(sizeLimits.timeCriticalEntries).default([]),
});

export type DosePolicy = z.output<typeof dosePolicy>;

/** With which every hospital begins (ISMP's guideline for acute care). */
export const publishedPolicy: DosePolicy = {
  times: {
    perDay: publishedTimes.perDay as Record<number, number[]>,
    everyHours: publishedTimes.everyHours as Record<number, number[]>,
    bedtime: [...publishedTimes.bedtime],
  },
  criticalMinutes: 30,
  frequentMinutes: 60,
  dailyMinutes: 120,
  missedMinutes: 240,
  timeCritical: [],
};

/** What was written last, which may hold from the next day on. */
const storedPolicy = z.strictObject({ policy: dosePolicy, validFrom: z.iso.date().nullable() });

export const getDosePolicy = defineCall('dosePolicy.get', {
  address: 'GET /dose-policy',
  access: ['mar.admin', 'admin.settings'],
  summary:
    'Read at which times medicines are given in the wards; `validFrom` is null for the published times',
  output: storedPolicy,
  example: { output: { policy: publishedPolicy, validFrom: null } },
});

export const updateDosePolicy = defineCall('dosePolicy.update', {
  address: 'PUT /dose-policy',
  access: 'admin.settings',
  summary: 'Change at which times medicines are given in the wards, from the next day of the hospital on',
  input: dosePolicy,
  output: storedPolicy,
  example: { input: publishedPolicy, output: { policy: publishedPolicy, validFrom: '2026-03-03' } },
});
