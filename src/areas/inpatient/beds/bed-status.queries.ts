import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import { newId } from '#kernel/ids.ts';
import '../inpatient.tables.ts';

/** Adds what beds are by now to the history of their statuses, from which the census of a past day is taken. */
export async function noteStatuses(db: Db, beds: readonly RowOf<'bed'>[]): Promise<void> {
  const changes = beds.map((bed) => ({
    tenant_id: bed.tenant_id,
    id: newId(),
    bed_id: bed.id,
    status: bed.status,
    reason: bed.status_reason,
    since: bed.status_since,
  }));
  await db.insertInto('bed_status_change').values(changes).execute();
}
