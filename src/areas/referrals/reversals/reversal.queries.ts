import type { Db } from '#database/tables.ts';
import '../referrals.tables.ts';
import type { OpenReversal } from '../payouts/payout.rules.ts';

/** Reversals that no payout has taken back yet, oldest first, by referrer; the referrers must be locked. */
export async function selectOpenReversals(
  db: Db,
  tenantId: string,
  referrerIds: readonly string[],
): Promise<Map<string, OpenReversal[]>> {
  const rows = await db
    .selectFrom('commission_reversal')
    .select(['id', 'referrer_id', 'amount_minor'])
    .where('tenant_id', '=', tenantId)
    .where('referrer_id', 'in', referrerIds)
    .where('payout_id', 'is', null)
    .orderBy('referrer_id')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const found = new Map<string, OpenReversal[]>();
  for (const row of rows) {
    const list = found.get(row.referrer_id) ?? [];
    list.push({ id: row.id, amountMinor: row.amount_minor });
    found.set(row.referrer_id, list);
  }
  return found;
}

export interface NewReversal {
  tenant_id: string;
  id: string;
  referrer_id: string;
  referral_id: string;
  payment_id: string | null;
  credit_note_id: string | null;
  amount_minor: number;
  payout_id: string | null;
  created_at: string;
}

export async function insertReversals(db: Db, rows: readonly NewReversal[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('commission_reversal').values(rows).execute();
}

/** Lets a payout take a reversal back, whole or in part. */
export async function assignReversal(
  db: Db,
  tenantId: string,
  id: string,
  values: { payout_id: string | null; amount_minor: number },
): Promise<void> {
  await db
    .updateTable('commission_reversal')
    .set(values)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export function selectReversal(db: Db, tenantId: string, id: string) {
  return db
    .selectFrom('commission_reversal')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The reversals that a payout takes back, newest first. */
export function selectReversalsOfPayout(db: Db, tenantId: string, payoutId: string) {
  return db
    .selectFrom('commission_reversal')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('payout_id', '=', payoutId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Frees the reversals of a payout that is cancelled: another takes them back. */
export async function releaseReversals(db: Db, tenantId: string, payoutId: string): Promise<void> {
  await db
    .updateTable('commission_reversal')
    .set({ payout_id: null })
    .where('tenant_id', '=', tenantId)
    .where('payout_id', '=', payoutId)
    .execute();
}
