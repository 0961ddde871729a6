import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import '../subscriptions.tables.ts';

export type PlanChangeRow = Selectable<Tables['plan_change']>;

/** What is planned for the end of what is paid, if anything is. */
export function selectPlanned(db: Db, tenantId: string): Promise<PlanChangeRow | undefined> {
  return db
    .selectFrom('plan_change')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'planned')
    .executeTakeFirst();
}

/** A second planned change breaks the index `plan_change_one_planned`. */
export async function insertPlanChange(db: Db, row: Insertable<Tables['plan_change']>): Promise<void> {
  await db.insertInto('plan_change').values(row).execute();
}

/** Ends what is planned: it has come, or is not wanted any more. False where nothing is planned. */
export async function settlePlanned(
  db: Db,
  tenantId: string,
  status: 'done' | 'withdrawn',
  at: string,
): Promise<boolean> {
  const result = await db
    .updateTable('plan_change')
    .set({ status, settled_at: at })
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'planned')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
