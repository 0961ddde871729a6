import { clockTime, minuteOf } from '#kernel/time/week-times.ts';

export interface OpeningTime {
  /** Whether today is among the days that are shown. */
  isToday: boolean;
  /** `YYYY-MM-DD HH:mm:ss` on the hospital's clock. */
  nowOnClock: string;
  /** Of today as many minutes are shown before those in which now lies. */
  step: number;
  /** The hour for other days. */
  otherwise: number;
}

/** Where a calendar begins to show its days: shortly before now, or at an hour. */
export function openingTime({ isToday, nowOnClock, step, otherwise }: OpeningTime): string {
  const now = minuteOf(nowOnClock.slice(11));
  const minute = isToday ? Math.max(0, Math.floor(now / step) * step - step) : otherwise * 60;
  return `${clockTime(minute)}:00`;
}
