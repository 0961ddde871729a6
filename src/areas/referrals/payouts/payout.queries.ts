import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import { namedReferrals } from '../referrals/referral.queries.ts';
import '../referrals.tables.ts';
import type { PayoutStatus } from './payout.rules.ts';

export type PayoutRow = RowOf<'payout'>;
export type NamedPayoutRow = PayoutRow & {
  author_name: string;
  approver_name: string | null;
  payer_name: string | null;
  canceller_name: string | null;
  makers: { id: string; name: string }[];
};

const nameOf = (tenantId: string, column: string) =>
  sql<string | null>`(select trim(person.first_name || ' ' || person.last_name) from user_account as person
    where person.tenant_id = ${tenantId}::uuid and person.id = ${sql.ref(column)})`;

function namedPayouts(db: Db, tenantId: string) {
  return db
    .selectFrom('payout')
    .innerJoin('user_account as author', (join) =>
      join.on('author.tenant_id', '=', tenantId).onRef('author.id', '=', 'payout.processed_by'),
    )
    .selectAll('payout')
    .select([
      sql<string>`trim(author.first_name || ' ' || author.last_name)`.as('author_name'),
      nameOf(tenantId, 'payout.approved_by').as('approver_name'),
      nameOf(tenantId, 'payout.paid_by').as('payer_name'),
      nameOf(tenantId, 'payout.cancelled_by').as('canceller_name'),
      sql<{ id: string; name: string }[]>`(
        select jsonb_agg(jsonb_build_object('id', maker.id, 'name', trim(maker.first_name || ' ' || maker.last_name))
          order by maker.first_name, maker.last_name, maker.id)
        from user_account as maker where maker.tenant_id = ${tenantId}::uuid
          and maker.id = any (payout.maker_ids))`.as('makers'),
    ])
    .where('payout.tenant_id', '=', tenantId);
}

export function selectPayout(db: Db, tenantId: string, id: string): Promise<NamedPayoutRow | undefined> {
  return namedPayouts(db, tenantId).where('payout.id', '=', id).executeTakeFirst();
}

/** The named payouts, in the order of their numbers. */
export function selectPayoutsById(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<NamedPayoutRow[]> {
  return namedPayouts(db, tenantId).where('payout.id', 'in', ids).orderBy('payout.payout_number').execute();
}

/** Newest first; one more than the limit where there are more. */
export function selectPayouts(
  db: Db,
  tenantId: string,
  request: {
    referrerId?: string | undefined;
    status?: PayoutStatus | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<NamedPayoutRow[]> {
  let query = namedPayouts(db, tenantId);
  if (request.referrerId) query = query.where('payout.referrer_id', '=', request.referrerId);
  if (request.status) query = query.where('payout.status', '=', request.status);
  return selectPage(query, request, { 'payout.created_at': 'timestamptz', 'payout.id': 'uuid' }, 'desc');
}

/** Net sums in minor units and how many; one row per referrer and month keeps this table small. */
export function sumPayouts(db: Db, tenantId: string, referrerId?: string) {
  return db
    .selectFrom('payout')
    .select([
      sql<number>`coalesce(sum(net_minor) filter (where status <> 'cancelled'), 0)::bigint`.as('total'),
      sql<number>`coalesce(sum(net_minor) filter (where status in ('pending', 'approved')), 0)::bigint`.as(
        'pending',
      ),
      sql<number>`coalesce(sum(net_minor) filter (where status = 'paid'), 0)::bigint`.as('paid'),
      sql<number>`count(*)`.as('records'),
    ])
    .where('tenant_id', '=', tenantId)
    .$if(referrerId !== undefined, (query) => query.where('referrer_id', '=', referrerId!))
    .executeTakeFirstOrThrow();
}

/** The referrals of a payout, oldest first. */
export function selectReferralsOfPayout(db: Db, tenantId: string, payoutId: string, limit: number) {
  return namedReferrals(db, tenantId)
    .where('referral.payout_id', '=', payoutId)
    .orderBy('referral.created_at')
    .orderBy('referral.id')
    .limit(limit)
    .execute();
}

export async function insertPayouts(
  db: Db,
  rows: readonly Omit<
    PayoutRow,
    | 'status'
    | 'transaction_reference'
    | 'approved_by'
    | 'approved_at'
    | 'paid_by'
    | 'paid_at'
    | 'cancelled_by'
    | 'cancelled_at'
    | 'cancel_reason'
    | 'version'
  >[],
): Promise<void> {
  await db.insertInto('payout').values(rows).execute();
}

/** Writes a new state of a payout whose referrer is locked. */
export async function updatePayout(
  db: Db,
  tenantId: string,
  payout: Pick<PayoutRow, 'id' | 'version'>,
  values: Partial<Omit<PayoutRow, 'tenant_id' | 'id' | 'maker_ids' | 'created_at' | 'version'>>,
): Promise<void> {
  await db
    .updateTable('payout')
    .set({ ...values, version: payout.version + 1 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', payout.id)
    .execute();
}
