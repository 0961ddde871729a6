import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../platform.tables.ts';

/** Sums of what was counted in all hospitals. */
export async function sumCounts(db: Db, tenantId: string) {
  const { rows } = await sql<{ users: number; patients: number; counted_at: string | null; counted: number }>`
    select coalesce(sum(staff), 0)::bigint as users, coalesce(sum(patients), 0)::bigint as patients,
      min(counted_at) as counted_at, count(*)::int as counted
    from client_count where tenant_id = ${tenantId}::uuid`.execute(db);
  return rows[0]!;
}

/** Trials that end between two instants: how many, and those that end first. */
export async function selectTrialsEnding(
  db: Db,
  tenantId: string,
  { from, until, limit }: { from: string; until: string; limit: number },
) {
  const trials = db
    .selectFrom('client')
    .innerJoin('tenant', 'tenant.id', 'client.id')
    .where('client.tenant_id', '=', tenantId)
    .where('client.subscription_status', '=', 'trial')
    .where('client.suspended_at', 'is', null)
    .where('client.trial_ends_at', '>=', from)
    .where('client.trial_ends_at', '<', until);
  const { total } = await trials
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const next = await trials
    .select(['client.id', 'tenant.name', 'client.trial_ends_at'])
    .orderBy('client.trial_ends_at')
    .orderBy('client.id')
    .limit(limit)
    .execute();
  return { total, next };
}

/** Hospitals that had a paid plan at an instant, and those of them that have been canceled or suspended since. */
export async function countChurn(db: Db, tenantId: string, since: string) {
  const { rows } = await sql<{ before: number; lost: number }>`
    select count(*)::int as before, count(*) filter (where ended_at is not null)::int as lost
    from (
      select least(case when subscription_status = 'canceled' then coalesce(canceled_at, updated_at) end,
          suspended_at) as ended_at
      from client
      where tenant_id = ${tenantId}::uuid and created_at < ${since}::timestamptz
        and subscription_status in ('active', 'past_due', 'canceled')
    ) known
    where ended_at is null or ended_at >= ${since}::timestamptz`.execute(db);
  return rows[0]!;
}
