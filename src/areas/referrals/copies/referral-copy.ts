import { findAdoptedPatientIds } from '#areas/patients/patients.public.ts';
import { advanceCounters } from '#database/counters.ts';
import { selectHeir } from '#database/copies/heir.queries.ts';
import type { LeftRows, ReadableCopy } from '#database/copies/readable-copy.ts';
import type { Db } from '#database/tables.ts';
import { systemClock } from '#kernel/time/clock.ts';
import { addUpReferrals } from '../referrals/referral.figures.ts';
import { payoutsTopic } from '../payouts/payout.rules.ts';
import { referralsTopic } from '../referrers/referrer.rules.ts';
import { payoutRows, referralRows } from './adopted-referrals.ts';
import { insertAdopted, selectReferralsForCopy, selectReferrersForCopy } from './copy.queries.ts';
import { type LeftReferral, leftPayouts, leftReferrals } from './left-referrals.ts';
import { dated, placeReferrals } from './place-referrals.ts';

/**
 * The demo's readable copy of the referrals. Payouts come along with their referrals, in one transaction, so that
 * each is the sum of what is in it. Commission taken back after it was paid is in the sums, but no longer carried.
 */
export const referralCopy: ReadableCopy = {
  key: 'hms_referrals',
  topics: [referralsTopic, payoutsTopic],
  read: readCopy,
  check: (rows) => void leftReferrals.parse(rows),
  adopt: (db, tenantId, rows, left) => adoptReferrals(db, tenantId, leftReferrals.parse(rows), left),
};

async function readCopy(db: Db, tenantId: string): Promise<object[]> {
  const rows = await selectReferralsForCopy(db, tenantId);
  return rows.map((row) => ({
    id: row.id,
    tenantId,
    patientId: row.patient_id,
    referrerId: row.referrer_id,
    appointmentId: row.appointment_id,
    amount: row.amount_minor,
    commissionAmount: row.commission_minor,
    reversedAmount: row.reversed_minor,
    status: row.status,
    payoutId: row.payout_id,
    notes: row.notes,
    referredOn: row.referred_on,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    updatedAt: row.updated_at,
  }));
}

async function adoptReferrals(
  db: Db,
  tenantId: string,
  left: LeftReferral[],
  beside: LeftRows = new Map(),
): Promise<void> {
  const [patients, referrers, heir] = await Promise.all([
    findAdoptedPatientIds(
      db,
      tenantId,
      left.map((row) => row.patientId),
    ),
    selectReferrersForCopy(db, tenantId),
    selectHeir(db, tenantId),
  ]);
  const now = systemClock.now();
  const payouts = leftPayouts.parse(beside.get('hms_commission_payouts') ?? []);
  const { placed, open } = placeReferrals(
    left.map((row) => dated(row, heir.timeZone, now)),
    payouts,
  );
  const referrerNames = new Map(referrers.map((row) => [row.id, row.name]));
  const adoption = { tenantId, userId: heir.userId, now: now.toISOString(), patients, referrerNames };
  const made = payoutRows(adoption, placed);
  const referrals = referralRows(adoption, placed, open);
  await insertAdopted(db, 'payout', made.rows);
  await insertAdopted(db, 'referral', referrals);
  await addUpReferrals(db, tenantId, referrals);
  await advanceCounters(db, tenantId, { 'payouts.number': made.last });
}
