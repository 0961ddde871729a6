import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { containing } from '#database/search/like-pattern.ts';
import type { Db } from '#database/tables.ts';
import type { ClientRow } from '../clients/client.queries.ts';
import '../platform.tables.ts';

export interface ClientSubscriptionRequest {
  status: NonNullable<ClientRow['subscription_status']> | 'all';
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Those that end first before the others; one row more than the page. */
export function selectClientSubscriptions(db: Db, tenantId: string, request: ClientSubscriptionRequest) {
  const { status, search, cursor, limit } = request;
  let query = db
    .selectFrom('client')
    .innerJoin('tenant', 'tenant.id', 'client.id')
    .select([
      'client.id',
      'tenant.name as tenant_name',
      'tenant.status as tenant_status',
      'client.plan_code',
      'client.plan_name',
      'client.price_minor',
      'client.currency_code',
      'client.billing_interval',
      'client.subscription_status',
      'client.period_ends_at',
      'client.staff_limit',
    ])
    .where('client.tenant_id', '=', tenantId)
    .where('client.plan_code', 'is not', null)
    .where('client.period_ends_at', 'is not', null)
    .$narrowType<{
      plan_code: string;
      plan_name: string;
      price_minor: number;
      currency_code: string;
      billing_interval: 'month' | 'year';
      subscription_status: NonNullable<ClientRow['subscription_status']>;
      period_ends_at: string;
    }>();
  if (status !== 'all') query = query.where('client.subscription_status', '=', status);
  if (search) query = query.where(sql<boolean>`lower(tenant.name) like ${containing(search.toLowerCase())}`);
  return selectPage(
    query,
    { cursor, limit },
    { 'client.period_ends_at': 'timestamptz', 'client.id': 'uuid' },
  );
}

export async function countByStatus(db: Db, tenantId: string) {
  const rows = await db
    .selectFrom('client')
    .select(['subscription_status as status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('subscription_status', 'is not', null)
    .groupBy('subscription_status')
    .orderBy('subscription_status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Partial<
    Record<NonNullable<ClientRow['subscription_status']>, number>
  >;
}
