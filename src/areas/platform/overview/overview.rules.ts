/** Trials that end within so many days are told of. */
export const trialDays = 14;

/** Churn is what was lost within so many days. */
export const churnDays = 30;

/** So many of the trials that end next are named. */
export const namedTrials = 10;

/** What share of hospitals was lost, in percent with one decimal; null where there was none to lose. */
export function churnPercent({ before, lost }: { before: number; lost: number }): number | null {
  return before === 0 ? null : Math.round((lost * 1000) / before) / 10;
}
