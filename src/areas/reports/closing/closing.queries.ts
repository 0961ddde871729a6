import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { identifiedRows, type RowOf } from '#database/versioned-rows.ts';
import './closing.tables.ts';

export const closingRows = identifiedRows('month_closing');

/**
 * Waits until everybody who is dating money is done, and holds back those who come until this transaction ends. Read
 * from a table of the tenant, so that the lock is taken on the machine whose triggers ask for it.
 */
export async function holdMonths(db: Db, tenantId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`months:${tenantId}`}, 0)) from tenant_settings
    where tenant_id = ${tenantId}::uuid`.execute(db);
}

export async function insertClosing(
  db: Db,
  row: Omit<RowOf<'month_closing'>, 'reopened_by' | 'reopened_at' | 'reopen_reason' | 'figures' | 'days'> & {
    figures: string;
    days: string;
  },
): Promise<void> {
  await db.insertInto('month_closing').values(row).execute();
}

/** Opens the month again; false where somebody has done so already. */
export async function reopenClosing(
  db: Db,
  tenantId: string,
  id: string,
  reopened: { by: string; at: string; reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('month_closing')
    .set({ reopened_by: reopened.by, reopened_at: reopened.at, reopen_reason: reopened.reason })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('reopened_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The last closing of a month, with the names of who closed and who opened it again. */
export function selectLastClosing(db: Db, tenantId: string, month: string) {
  return db
    .selectFrom('month_closing as closing')
    .select([
      'closing.id',
      'closing.figures',
      'closing.days',
      'closing.closed_at',
      'closing.reopened_at',
      'closing.reopen_reason',
      nameOf(tenantId, 'closing.closed_by').as('closed_by_name'),
      nameOf(tenantId, 'closing.reopened_by').as('reopened_by_name'),
    ])
    .where('closing.tenant_id', '=', tenantId)
    .where('closing.month', '=', month)
    .orderBy('closing.closed_at', 'desc')
    .orderBy('closing.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function nameOf(tenantId: string, column: string): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select trim(person.first_name || ' ' || person.last_name) from user_account as person
    where person.tenant_id = ${tenantId}::uuid and person.id = ${sql.ref(column)})`;
}
