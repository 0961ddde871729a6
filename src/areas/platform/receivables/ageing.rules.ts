import { daysBetween } from '#kernel/time/calendar-date.ts';

/** For how long what is owed has been overdue, in days: not yet, and four steps of thirty days. */
export const ageSteps = ['not_due', 'to_30', 'to_60', 'to_90', 'over_90'] as const;

export type AgeStep = (typeof ageSteps)[number];

/** The first and last day of delay of each step; nothing is overdue on the day that it is due. */
export const ageBounds: Readonly<Record<AgeStep, { from: number | null; to: number | null }>> = {
  not_due: { from: null, to: 0 },
  to_30: { from: 1, to: 30 },
  to_60: { from: 31, to: 60 },
  to_90: { from: 61, to: 90 },
  over_90: { from: 91, to: null },
};

/** For how many days something has been overdue on a day; 0 before and on the day that it is due. Dates are YYYY-MM-DD. */
export function daysOverdue(dueOn: string, today: string): number {
  return Math.max(0, daysBetween(dueOn, today));
}

/** The step that so many days of delay belong to. */
export function ageStep(days: number): AgeStep {
  if (days <= 0) return 'not_due';
  if (days <= 30) return 'to_30';
  if (days <= 60) return 'to_60';
  return days <= 90 ? 'to_90' : 'over_90';
}
