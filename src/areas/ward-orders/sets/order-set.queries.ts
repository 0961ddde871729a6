import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { versionedRows } from '#database/versioned-rows.ts';
import '../ward-orders.tables.ts';

export const orderSetRows = versionedRows('order_set');

function withNames(db: Db, tenantId: string) {
  return db
    .selectFrom('order_set as kept')
    .selectAll('kept')
    .select(personName(tenantId, 'kept.updated_by').$notNull().as('changed_by_name'))
    .where('kept.tenant_id', '=', tenantId);
}

export type OrderSetRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

/** By name. */
export function selectOrderSets(db: Db, tenantId: string, limit: number): Promise<OrderSetRow[]> {
  return withNames(db, tenantId).orderBy('kept.name').orderBy('kept.id').limit(limit).execute();
}

export function selectOrderSet(db: Db, tenantId: string, id: string): Promise<OrderSetRow | undefined> {
  return withNames(db, tenantId).where('kept.id', '=', id).executeTakeFirst();
}

/** True when there was such a set. */
export async function removeOrderSet(db: Db, tenantId: string, id: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('order_set')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return rows.length > 0;
}
