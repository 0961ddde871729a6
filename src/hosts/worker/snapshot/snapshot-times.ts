/**
 * Hours (UTC) at which snapshots of the samples were taken. What is due, overdue and over in a sample hospital depends
 * on the time of day, which moving by days keeps: a visitor gets the last one before the present hour.
 */
export const snapshotHours = [0, 8, 16] as const;

export type SnapshotHour = (typeof snapshotHours)[number];

/**
 * In the build dates are moved so far ahead. On the way back no row meets another that has not been moved yet, as
 * those of neighbouring days would.
 */
const aheadYears = 100;

/** The hour of the snapshot that suits an instant best: nothing in it is yet to come, and little is missing. */
export function snapshotHourAt(now: Date): SnapshotHour {
  return snapshotHours.findLast((hour) => hour <= now.getUTCHours()) ?? 0;
}

/** The instant at which it is this hour on the day of `now` (UTC). */
export function atHour(now: Date, hour: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour));
}

/** The instant far ahead at which the samples of a snapshot lie until it is opened. */
export function farAhead(now: Date): Date {
  const far = new Date(now);
  far.setUTCFullYear(now.getUTCFullYear() + aheadYears);
  return far;
}
