import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import '../platform.tables.ts';

const mostListed = 20;

function accesses(db: Db, tenantId: string) {
  return db
    .selectFrom('support_access')
    .leftJoin('user_account', (join) =>
      join
        .on('user_account.tenant_id', '=', tenantId)
        .onRef('user_account.id', '=', 'support_access.granted_by'),
    )
    .selectAll('support_access')
    .select(
      sql<string | null>`user_account.first_name || ' ' || user_account.last_name`.as('granted_by_name'),
    )
    .where('support_access.tenant_id', '=', tenantId);
}

export type SupportRow = Selectable<Tables['support_access']> & { granted_by_name: string | null };

/** The last ones of a hospital, the newest first; inside it. */
export function selectSupport(db: Db, tenantId: string): Promise<SupportRow[]> {
  return accesses(db, tenantId)
    .orderBy('support_access.asked_at', 'desc')
    .orderBy('support_access.id', 'desc')
    .limit(mostListed)
    .execute();
}

/** What is asked for or open, if anything is; what has run out may be among it. */
export function selectUnended(db: Db, tenantId: string): Promise<SupportRow | undefined> {
  return accesses(db, tenantId).where('support_access.ended_at', 'is', null).executeTakeFirst();
}

/** A second one that has not ended breaks the index `support_access_one_open`. */
export async function insertSupport(db: Db, row: Insertable<Tables['support_access']>): Promise<void> {
  await db.insertInto('support_access').values(row).execute();
}

/** Changes one that has not ended; false where it has by now. */
export async function writeSupport(
  db: Db,
  { tenantId, id, isGranted }: { tenantId: string; id: string; isGranted?: boolean },
  values: Updateable<Tables['support_access']>,
): Promise<boolean> {
  let query = db
    .updateTable('support_access')
    .set(values)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('ended_at', 'is', null);
  if (isGranted !== undefined) query = query.where('granted_at', isGranted ? 'is not' : 'is', null);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Notes that one has run out, so that there can be another. */
export async function endRunOut(db: Db, tenantId: string, now: string): Promise<void> {
  await db
    .updateTable('support_access')
    .set((column) => ({ ended_at: column.ref('until') }))
    .where('tenant_id', '=', tenantId)
    .where('ended_at', 'is', null)
    .where('until', '<=', now)
    .execute();
}

/** How the hospital that is read writes times and which modules it has on; inside it. */
export function selectReadHospital(db: Db, tenantId: string) {
  return db
    .selectFrom('tenant')
    .innerJoin('tenant_settings as settings', (join) => join.on('settings.tenant_id', '=', tenantId))
    .select(['tenant.slug', 'settings.time_zone', 'settings.modules'])
    .where('tenant.id', '=', tenantId)
    .executeTakeFirst();
}
