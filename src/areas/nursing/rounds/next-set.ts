import { nextObservationAt } from '#kernel/care/observation-due.ts';
import type { Instant } from '#database/tables.ts';
import type { ObservationOrderColumns } from './round.queries.ts';

interface SetColumns extends ObservationOrderColumns {
  latest_at: Instant | null;
  scored_at: Instant | null;
  next_due_at: Instant | null;
}

/** When the next set of a patient is due, by the last score and by what a doctor ordered; null where neither says. */
export function nextSetAt(row: SetColumns): string | null {
  const { order_minutes: everyMinutes, order_weighed_minutes: weighedMinutes, order_at: orderedAt } = row;
  return nextObservationAt({
    scoredAt: row.scored_at,
    scoreDueAt: row.next_due_at,
    lastAt: row.latest_at,
    order: everyMinutes === null || orderedAt === null ? null : { everyMinutes, weighedMinutes, orderedAt },
  });
}
