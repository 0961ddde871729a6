import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../platform.tables.ts';

export type PlanRow = RowOf<'plan'>;

export const planRows = versionedRows('plan');

export function selectPlans(db: Db, tenantId: string, limit: number) {
  return db
    .selectFrom('plan')
    .selectAll()
    .select(clientsOf(tenantId))
    .where('tenant_id', '=', tenantId)
    .orderBy('currency_code', 'desc')
    .orderBy('price_minor')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** What hospitals can agree on in a currency, the cheapest first. */
export function selectOfferedPlans(
  db: Db,
  tenantId: string,
  currencyCode: string,
  limit: number,
): Promise<PlanRow[]> {
  return db
    .selectFrom('plan')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('currency_code', '=', currencyCode)
    .where('is_active', '=', true)
    .orderBy('price_minor')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** A plan with how many clients have agreed on it. */
export function selectPlan(db: Db, tenantId: string, id: string) {
  return db
    .selectFrom('plan')
    .selectAll()
    .select(clientsOf(tenantId))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

function clientsOf(tenantId: string) {
  return sql<number>`(select count(*)::int from client
    where client.tenant_id = ${tenantId}::uuid and client.plan_code = plan.code)`.as('clients');
}
