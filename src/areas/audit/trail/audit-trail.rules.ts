import { invalidFields } from '#kernel/app-error.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { issue } from './audit-trail.issues.ts';

/** The resource of entries about readings of the trail itself. */
export const trailResource = 'audit_entries';

/** Reading lists of the trail is recorded once in this time for each reader, so that reading does not fill it. */
export const readingNotedMinutes = 60;

/** The maximum number of entries of one record that are listed (document 1, section 8). */
export const maxRecordEntries = 100;

/** The maximum number of names of changed fields that a list shows of one entry. */
export const maxFields = 12;

/**
 * The first instant of a period of whole days and the first one after it, ISO text in UTC; undefined where it is open.
 * @throws AppError INVALID_INPUT when the period ends before it starts.
 */
export function periodOf(
  timeZone: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): { since?: string; before?: string } {
  if (from && to && to < from) throw invalidFields({ to: issue('periodReversed') });
  return {
    ...(from && { since: dayBounds(timeZone, from).start }),
    ...(to && { before: dayBounds(timeZone, to).end }),
  };
}
