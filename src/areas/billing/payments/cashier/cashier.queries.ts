import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import { identifiedRows, type RowOf } from '#database/versioned-rows.ts';
import type { PaymentMethod } from '../payment.rules.ts';
import '../../deposits/deposit.tables.ts';
import '../payment.tables.ts';

export type CashierDayRow = RowOf<'cashier_day'> & {
  cashier_name: string;
  totals: { method: PaymentMethod; amount: number; entries: number }[];
};

/** Locked, a day waits for every payment that is being written into it and lets no other in. */
export const dayRows = identifiedRows('cashier_day');

// The totals of payments and deposits come with each day: a page of days is one statement.
const totalsOfDay = (tenantId: string) =>
  sql<CashierDayRow['totals']>`coalesce((
  select jsonb_agg(jsonb_build_object('method', taken.method, 'amount', taken.amount, 'entries', taken.entries)
    order by taken.method)
  from (select method, sum(amount_minor)::bigint as amount, count(*)::integer as entries
    from (select method, amount_minor from payment
        where payment.tenant_id = ${tenantId} and payment.cashier_day_id = day.id
      union all select method, amount_minor from deposit_movement
        where deposit_movement.tenant_id = ${tenantId} and deposit_movement.cashier_day_id = day.id) as moved
    group by method) as taken
), '[]'::jsonb)`.as('totals');

function days(db: Db, tenantId: string) {
  return db
    .selectFrom('cashier_day as day')
    .innerJoin('user_account as cashier', (join) =>
      join.on('cashier.tenant_id', '=', tenantId).onRef('cashier.id', '=', 'day.user_id'),
    )
    .selectAll('day')
    .select([
      sql<string>`trim(cashier.first_name || ' ' || cashier.last_name)`.as('cashier_name'),
      totalsOfDay(tenantId),
    ])
    .where('day.tenant_id', '=', tenantId);
}

export function selectDay(db: Db, tenantId: string, id: string): Promise<CashierDayRow | undefined> {
  return days(db, tenantId).where('day.id', '=', id).executeTakeFirst();
}

export function selectOpenDay(db: Db, tenantId: string, userId: string): Promise<CashierDayRow | undefined> {
  return days(db, tenantId)
    .where('day.user_id', '=', userId)
    .where('day.closed_at', 'is', null)
    .executeTakeFirst();
}

/** Newest first; one more than the limit where there are more. */
export function selectDays(
  db: Db,
  tenantId: string,
  filter: { userId?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<CashierDayRow[]> {
  let query = days(db, tenantId);
  if (filter.userId) query = query.where('day.user_id', '=', filter.userId);
  return selectPage(query, filter, { 'day.opened_at': 'timestamptz', 'day.id': 'uuid' }, 'desc');
}

/** False when the cashier has a day open already: a unique index makes sure of it, also when two are opened at once. */
export async function insertDay(
  db: Db,
  row: Pick<CashierDayRow, 'tenant_id' | 'id' | 'user_id' | 'opened_at' | 'opening_minor'>,
): Promise<boolean> {
  const result = await db
    .insertInto('cashier_day')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).where('closed_at', 'is', null).doNothing(),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Days of a sample hospital or an earlier program, which are closed already. */
export async function insertClosedDays(db: Db, rows: readonly RowOf<'cashier_day'>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('cashier_day').values(rows).execute();
}

export async function closeDay(
  db: Db,
  tenantId: string,
  id: string,
  values: Required<Pick<CashierDayRow, 'closed_at' | 'expected_minor' | 'counted_minor' | 'notes'>>,
): Promise<void> {
  await db
    .updateTable('cashier_day')
    .set(values)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function selectCurrency(db: Db, tenantId: string): Promise<string> {
  const row = await db
    .selectFrom('tenant_settings')
    .select('currency_code')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.currency_code;
}
