import { sql } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import '../referrals.tables.ts';

export type ReferralRow = RowOf<'referral'>;

export const referralRows = versionedRows('referral');

export type NamedReferralRow = ReferralRow & {
  referrer_name: string;
  patient_number: string;
  patient_first_name: string;
  patient_last_name: string;
  patient_is_restricted: boolean;
  author_name: string;
  appointment_time: string | null;
};

/** The referrals of one tenant with who is named on them, to be narrowed, ordered and limited by the caller. */
export function namedReferrals(db: Db, tenantId: string) {
  return db
    .selectFrom('referral')
    .innerJoin('referrer', (join) =>
      join.on('referrer.tenant_id', '=', tenantId).onRef('referrer.id', '=', 'referral.referrer_id'),
    )
    .innerJoin('patient', (join) =>
      join.on('patient.tenant_id', '=', tenantId).onRef('patient.id', '=', 'referral.patient_id'),
    )
    .innerJoin('user_account as author', (join) =>
      join.on('author.tenant_id', '=', tenantId).onRef('author.id', '=', 'referral.created_by'),
    )
    .leftJoin('appointment', (join) =>
      join.on('appointment.tenant_id', '=', tenantId).onRef('appointment.id', '=', 'referral.appointment_id'),
    )
    .selectAll('referral')
    .select([
      'appointment.start_time as appointment_time',
      sql<string>`trim(author.first_name || ' ' || author.last_name)`.as('author_name'),
      'referrer.name as referrer_name',
      'patient.patient_number',
      'patient.first_name as patient_first_name',
      'patient.last_name as patient_last_name',
      'patient.is_restricted as patient_is_restricted',
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
): Promise<Page<NamedReferralRow>> {
  let query = namedReferrals(db, tenantId);
  if (request.referrerId) query = query.where('referral.referrer_id', '=', request.referrerId);
  if (request.patientId) query = query.where('referral.patient_id', '=', request.patientId);
  if (request.status) query = query.where('referral.status', '=', request.status);
  if (request.from) query = query.where('referral.referred_on', '>=', request.from);
  if (request.to) query = query.where('referral.referred_on', '<=', request.to);
  return readPage(query, request, { 'referral.created_at': 'timestamptz', 'referral.id': 'uuid' }, 'desc');
}

/** A referral that is pending and in no payout. */
export type NewReferralRow = Omit<
  ReferralRow,
  'reversed_minor' | 'status' | 'payout_id' | 'payout_makers' | 'paid_at' | 'version'
>;

export async function insertReferrals(db: Db, rows: readonly NewReferralRow[]): Promise<void> {
  await db.insertInto('referral').values(rows).execute();
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
