const minuteMs = 60_000;

/** What is known of when a patient is to be looked at. */
export interface ObservationTimes {
  /** When the last complete score was recorded, and when it asks for the next set; null before the first. */
  scoredAt: string | null;
  scoreDueAt: string | null;
  /** When the last set was recorded, complete or not. */
  lastAt: string | null;
  /** The order of a doctor that holds; null without one. */
  order: {
    everyMinutes: number;
    /** The minutes of the policy against which a longer interval was weighed; null for one that is not longer. */
    weighedMinutes: number | null;
    orderedAt: string;
  } | null;
}

/**
 * When the next set of vital signs is due: by the score or by the order, whichever is sooner. An order for less often
 * than the score asked for, which a doctor gave with a reason, counts until a score asks for more than it did then.
 * Null where neither says a time.
 */
export function nextObservationAt({ scoredAt, scoreDueAt, lastAt, order }: ObservationTimes): string | null {
  if (order === null) return scoreDueAt;
  const ordered = orderedTime(order, lastAt);
  if (scoreDueAt === null || scoredAt === null) return ordered;
  const policyMinutes = (Date.parse(scoreDueAt) - Date.parse(scoredAt)) / minuteMs;
  const isExcused = order.weighedMinutes !== null && policyMinutes >= order.weighedMinutes;
  return isExcused || ordered < scoreDueAt ? ordered : scoreDueAt;
}

/** From the last set on, and never before it was ordered. */
function orderedTime(
  { everyMinutes, orderedAt }: NonNullable<ObservationTimes['order']>,
  lastAt: string | null,
): string {
  if (lastAt === null) return orderedAt;
  const due = new Date(Date.parse(lastAt) + everyMinutes * minuteMs).toISOString();
  return due > orderedAt ? due : orderedAt;
}
