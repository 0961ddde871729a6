import { defaultTimes, type FrequencyTimes } from '#areas/pharmacy/dosing.public.ts';

/** When frequencies are given: minutes of the day, from 1; 1440 is midnight at the end of the day. */
export interface PolicyTimes {
  /** By how often a day. */
  perDay: Readonly<Record<number, readonly number[]>>;
  /** By how many hours lie between two doses. */
  everyHours: Readonly<Record<number, readonly number[]>>;
  bedtime: readonly number[];
}

const inMinutes = (hours: readonly number[]) => hours.map((hour) => Math.round(hour * 60));
const inHours = (minutes: readonly number[]) => minutes.map((minute) => minute / 60);

function each(times: Readonly<Record<number, readonly number[]>>, turn: typeof inMinutes) {
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [Number(name), turn(list)]));
}

/** The published times, with which every hospital begins. */
export const publishedTimes: PolicyTimes = {
  perDay: each(defaultTimes.perDay, inMinutes),
  everyHours: each(defaultTimes.everyHours, inMinutes),
  bedtime: inMinutes(defaultTimes.bedtime),
};

/** As frequencies are read by them. */
export function toFrequencyTimes({ perDay, everyHours, bedtime }: PolicyTimes): FrequencyTimes {
  return { perDay: each(perDay, inHours), everyHours: each(everyHours, inHours), bedtime: inHours(bedtime) };
}
