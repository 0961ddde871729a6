import { type Insertable, type Selectable, sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { containing } from '#database/search/like-pattern.ts';
import type { Db, Tables } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../platform.tables.ts';
import { monthsOfYear } from './monthly-price.rules.ts';

export type ClientRow = RowOf<'client'>;

export const clientRows = versionedRows('client');

export interface ClientListRequest {
  status: 'active' | 'trial' | 'suspended' | 'all';
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The hospitals of the platform with what the operator keeps of each; of those of the samples that may be nothing. */
function hospitals(db: Db, tenantId: string) {
  return db
    .selectFrom('tenant')
    .leftJoin('client', (join) =>
      join.on('client.tenant_id', '=', tenantId).onRef('client.id', '=', 'tenant.id'),
    )
    .leftJoin('application', (join) =>
      join.on('application.tenant_id', '=', tenantId).onRef('application.hospital_id', '=', 'tenant.id'),
    )
    .leftJoin('client_count as counted', (join) =>
      join.on('counted.tenant_id', '=', tenantId).onRef('counted.id', '=', 'tenant.id'),
    )
    .select([
      'tenant.id',
      'tenant.name',
      'tenant.slug',
      'tenant.status',
      'tenant.created_at',
      'client.legal_name',
      'client.tax_number',
      'client.contact_name',
      'client.contact_email',
      'client.contact_phone',
      'client.address',
      'client.plan_code',
      'client.plan_name',
      'client.price_minor',
      'client.currency_code',
      'client.billing_interval',
      'client.subscription_status',
      'client.trial_ends_at',
      'client.suspended_at',
      'client.suspension_reason',
      'client.canceled_at',
      'client.version',
      'application.status as kyc_status',
      'counted.staff',
      'counted.staff_limit',
      'counted.patients',
      'counted.patient_limit',
      'counted.counted_at',
    ])
    .where('tenant.is_platform', '=', false);
}

export type HospitalRow = Awaited<ReturnType<typeof selectHospitals>>[number];

/** The newest first; one row more than the page. */
export function selectHospitals(db: Db, tenantId: string, request: ClientListRequest) {
  const { status, search } = request;
  let query = hospitals(db, tenantId);
  if (status !== 'all') query = query.where('tenant.status', '=', status);
  if (search) {
    const pattern = containing(search.toLowerCase());
    query = query.where(
      sql<boolean>`lower(tenant.name || ' ' || tenant.slug || ' ' || coalesce(client.contact_email, ''))
        like ${pattern}`,
    );
  }
  return selectPage(query, request, { 'tenant.created_at': 'timestamptz', 'tenant.id': 'uuid' }, 'desc');
}

export function selectHospital(db: Db, tenantId: string, id: string): Promise<HospitalRow | undefined> {
  return hospitals(db, tenantId).where('tenant.id', '=', id).executeTakeFirst();
}

export async function countHospitals(db: Db) {
  const rows = await db
    .selectFrom('tenant')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('is_platform', '=', false)
    .groupBy('status')
    .orderBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Partial<
    Record<HospitalRow['status'], number>
  >;
}

/** What active subscriptions of hospitals that are not suspended bring in a month, by currency. */
export async function sumMonthlyRevenue(db: Db, tenantId: string) {
  const { rows } = await sql<{ currency_code: string; amount_minor: number }>`
    select currency_code,
      sum(case billing_interval when 'year' then round(price_minor::numeric / ${sql.lit(monthsOfYear)})
        else price_minor end)::bigint as amount_minor
    from client
    where tenant_id = ${tenantId}::uuid and subscription_status = 'active' and suspended_at is null
    group by currency_code
    order by currency_code
    limit 50`.execute(db);
  return rows.map((row) => ({ currencyCode: row.currency_code, amountMinor: row.amount_minor }));
}

/** Makes a hospital in the list of all; a code that is taken breaks the constraint `tenant_slug_key`. */
export async function insertTenant(db: Db, row: Insertable<Tables['tenant']>): Promise<void> {
  await db.insertInto('tenant').values(row).execute();
}

export async function insertClient(db: Db, row: Insertable<Tables['client']>): Promise<void> {
  await db.insertInto('client').values(row).execute();
}

/** Keeps a place for what is to be noted of a hospital that came without an application, if there is none. */
export async function ensureClient(db: Db, tenantId: string, id: string, at: string): Promise<void> {
  await sql`insert into client (tenant_id, id, created_at, updated_at, version)
    values (${tenantId}::uuid, ${id}::uuid, ${at}, ${at}, 0) on conflict do nothing`.execute(db);
}

/** Notes until when a hospital has paid, and for how many people. */
export async function copyPeriod(
  db: Db,
  tenantId: string,
  id: string,
  values: Pick<ClientRow, 'period_ends_at' | 'staff_limit'>,
): Promise<void> {
  await db
    .updateTable('client')
    .set(values)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Notes what a hospital's subscription has become. What the operator sees meanwhile is stale from then on. */
export async function copySubscription(
  db: Db,
  tenantId: string,
  row: Selectable<Tables['subscription']>,
  at: string,
): Promise<void> {
  await ensureClient(db, tenantId, row.tenant_id, at);
  const { plan_code, plan_name, price_minor, currency_code, billing_interval } = row;
  await db
    .updateTable('client')
    .set((column) => ({
      ...{ plan_code, plan_name, price_minor, currency_code, billing_interval },
      subscription_status: row.status,
      canceled_at: row.status === 'canceled' ? sql<string>`coalesce(canceled_at, ${at}::timestamptz)` : null,
      trial_ends_at: row.trial_ends_at,
      period_ends_at: row.period_ends_at,
      staff_limit: row.staff_limit,
      updated_at: at,
      version: column('version', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.tenant_id)
    .executeTakeFirst();
}

/** Changes the state of a hospital in the list of all; false when it is not in the state `from`. */
export async function changeStatus(
  db: Db,
  id: string,
  from: HospitalRow['status'] | 'not-suspended',
  to: HospitalRow['status'],
): Promise<boolean> {
  const query = db
    .updateTable('tenant')
    .set({ status: to })
    .where('id', '=', id)
    .where('deleting_since', 'is', null);
  const result = await (
    from === 'not-suspended' ? query.where('status', '<>', 'suspended') : query.where('status', '=', from)
  ).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** When anybody of a hospital last used a session; inside that hospital. */
export async function selectLastActivity(db: Db, hospitalId: string): Promise<string | null> {
  const row = await db
    .selectFrom('user_session')
    .select('last_used_at')
    .where('tenant_id', '=', hospitalId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.last_used_at ?? null;
}
