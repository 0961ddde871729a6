import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../../inpatient.tables.ts';

export type BedStayRow = RowOf<'bed_stay'>;

export async function insertStays(db: Db, rows: readonly BedStayRow[]): Promise<void> {
  await db.insertInto('bed_stay').values(rows).execute();
}

/** Notes that the patient of an admission is in the bed it was given, from this instant on. */
export async function startStay(
  db: Db,
  tenantId: string,
  { admissionId, at }: { admissionId: string; at: string },
): Promise<void> {
  await db
    .updateTable('bed_stay')
    .set({ started_at: at })
    .where('tenant_id', '=', tenantId)
    .where('admission_id', '=', admissionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Corrects when the patient was in a bed. */
export async function restartStay(
  db: Db,
  tenantId: string,
  { id, at }: { id: string; at: string },
): Promise<void> {
  await db
    .updateTable('bed_stay')
    .set({ started_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Ends the stay of an admission in the bed it has; undefined when it has none. */
export function endStay(
  db: Db,
  tenantId: string,
  { admissionId, at }: { admissionId: string; at: string },
): Promise<BedStayRow | undefined> {
  return db
    .updateTable('bed_stay')
    .set({ ended_at: at })
    .where('tenant_id', '=', tenantId)
    .where('admission_id', '=', admissionId)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** The stays of an admission in the order in which they began. */
export function selectStays(db: Db, tenantId: string, admissionId: string): Promise<BedStayRow[]> {
  return db
    .selectFrom('bed_stay')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('admission_id', '=', admissionId)
    .orderBy('placed_at')
    .orderBy('id')
    .execute();
}
