/** A hospital is counted again after this time. */
export const recountMinutes = 60;

/** So many hospitals are taken up in one transaction; the others wait for the next minute. */
export const countedAtOnce = 200;

/** Acts of hospitals are kept by day for so long. */
export const activityDays = 30;

const dayMs = 86_400_000;

/** The day in UTC of an instant. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** A day in UTC, so many days before the one of an instant. */
export function daysBefore(at: Date, days: number): string {
  return utcDay(new Date(at.getTime() - days * dayMs));
}

/**
 * From which day on acts are counted anew: the day of the last count, or the one before shortly after midnight, because
 * a long transaction stores what it did some minutes ago.
 */
export function recountFrom(lastCount: string | null, now: Date): string {
  const oldest = daysBefore(now, activityDays - 1);
  if (lastCount === null) return oldest;
  const day = utcDay(new Date(new Date(lastCount).getTime() - recountMinutes * 60_000));
  return day > oldest ? day : oldest;
}
