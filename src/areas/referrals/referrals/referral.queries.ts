import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import { decodeCursor } from '#kernel/page.ts';
import '../referrals.tables.ts';

export type ReferralRow = Selectable<Tables['referral']>;

export type NamedReferralRow = ReferralRow & {
  referrer_name: string;
  patient_number: string;
  patient_first_name: string;
  patient_last_name: string;
};

/** The referrals of one tenant with who is named on them, to be narrowed, ordered and limited by the caller. */
export function namedReferrals(db: Db, tenantId: string) {
  return db
    .selectFrom('referral')
    .innerJoin('referrer', (join) =>
      join
        .onRef('referrer.tenant_id', '=', 'referral.tenant_id')
        .onRef('referrer.id', '=', 'referral.referrer_id'),
    )
    .innerJoin('patient', (join) =>
      join
        .onRef('patient.tenant_id', '=', 'referral.tenant_id')
        .onRef('patient.id', '=', 'referral.patient_id'),
    )
    .selectAll('referral')
    .select([
      'referrer.name as referrer_name',
      'patient.patient_number',
      'patient.first_name as patient_first_name',
      'patient.last_name as patient_last_name',
    ])
    .where('referral.tenant_id', '=', tenantId);
}

export function selectReferral(db: Db, tenantId: string, id: string): Promise<NamedReferralRow | undefined> {
  return namedReferrals(db, tenantId).where('referral.id', '=', id).executeTakeFirst();
}

/** Newest first; one more than the limit where there are more. */
export function selectReferrals(
  db: Db,
  tenantId: string,
  request: {
    referrerId?: string | undefined;
    patientId?: string | undefined;
    status?: ReferralRow['status'] | undefined;
    from?: string | undefined;
    to?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<NamedReferralRow[]> {
  let query = namedReferrals(db, tenantId);
  if (request.referrerId) query = query.where('referral.referrer_id', '=', request.referrerId);
  if (request.patientId) query = query.where('referral.patient_id', '=', request.patientId);
  if (request.status) query = query.where('referral.status', '=', request.status);
  if (request.from) query = query.where('referral.referred_on', '>=', request.from);
  if (request.to) query = query.where('referral.referred_on', '<=', request.to);
  if (request.cursor) {
    const [at, id] = decodeCursor(request.cursor, 2);
    query = query.where(sql<boolean>`(referral.created_at, referral.id) < (${at}::timestamptz, ${id}::uuid)`);
  }
  return query
    .orderBy('referral.created_at', 'desc')
    .orderBy('referral.id', 'desc')
    .limit(request.limit + 1)
    .execute();
}

/** A referral that is pending and in no payout. */
export type NewReferralRow = Omit<
  ReferralRow,
  'reversed_minor' | 'status' | 'payout_id' | 'paid_at' | 'version'
>;

export async function insertReferrals(db: Db, rows: readonly NewReferralRow[]): Promise<void> {
  await db.insertInto('referral').values(rows).execute();
}

/** Writes amount, commission and notes of a referral that is in no payout; undefined when that is no longer so. */
export function updateReferralRow(
  db: Db,
  tenantId: string,
  { id, version }: { id: string; version: number },
  values: Pick<ReferralRow, 'amount_minor' | 'commission_minor' | 'notes' | 'updated_at'>,
) {
  return db
    .updateTable('referral')
    .set({ ...values, version: version + 1 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('payout_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

/** Takes a part of a commission back; the referrer must be locked. */
export async function addReversed(
  db: Db,
  tenantId: string,
  id: string,
  amountMinor: number,
  at: string,
): Promise<void> {
  await db
    .updateTable('referral')
    .set({ reversed_minor: sql<number>`reversed_minor + ${amountMinor}::bigint`, updated_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
