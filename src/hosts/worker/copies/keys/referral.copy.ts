import { z } from 'zod';
import { formatPayoutNumber, payoutsTopic } from '#areas/referrals/payouts/payout.rules.ts';
import { referralStatuses } from '#areas/referrals/referrals/referral.contract.ts';
import { addUpReferrals } from '#areas/referrals/referrals/referral.figures.ts';
import { referralsTopic } from '#areas/referrals/referrers/referrer.rules.ts';
import { advanceCounters } from '#database/counters.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { defineCopy, type TakeOver } from '../copy.ts';
import { selectByIds } from '../copy.queries.ts';
import * as stored from '../stored-values.ts';
import { linkedAppointments } from './linked-appointments.ts';
import { payoutCopy, payoutRecord, storedPayout, type StoredPayout } from './payout.copy.ts';

/** How a referral is read; amounts are minor units. */
const storedRow = stored
  .record({
    patientId: stored.id,
    referrerId: stored.id,
    appointmentId: stored.reference,
    amount: stored.amount(),
    commissionAmount: stored.amount(),
    reversedAmount: stored.amount(),
    status: z.enum(referralStatuses).catch('pending'),
    /** Null: in no payout; undefined: the program that stored it did not say. */
    payoutId: stored.id.nullish().catch(undefined),
    notes: stored.text(1000),
    referredOn: stored.date,
    paidAt: stored.instant,
  })
  .transform((row) => ({ ...row, reversedAmount: Math.min(row.reversedAmount, row.commissionAmount) }));

/**
 * Payouts are inserted with their referrals, in one transaction, so that each is the sum of what is in it.
 * Commission taken back after it was paid is in the sums, but no longer carried.
 */
export const referralCopy = defineCopy({
  key: 'hms_referrals',
  topics: [referralsTopic, payoutsTopic],
  table: 'referral',
  renamed: { amount_minor: 'amount', commission_minor: 'commissionAmount', reversed_minor: 'reversedAmount' },
  omitted: ['created_by', 'source', 'maker_ids', 'terms_version', 'terms_by', 'payout_makers'],
  maxRows: 5000,
  stored: storedRow,
  takeOver: takeOverReferrals,
});

/** A referral with the day it counts for. */
type Referral = z.output<typeof storedRow> & { referredOn: string };

/** A payout and the referrals in it. */
interface Place {
  payout: StoredPayout;
  referrals: Referral[];
}

async function takeOverReferrals(run: TakeOver, rows: readonly z.output<typeof storedRow>[]): Promise<void> {
  const places: Place[] = run.rowsOf(payoutCopy).map((payout) => ({ payout, referrals: [] }));
  const open: Referral[] = [];
  for (const row of rows) {
    const referredOn = row.referredOn ?? dateIn(run.timeZone, new Date(row.createdAt));
    const referral = { ...row, referredOn };
    (placeOf(referral, places)?.referrals ?? open).push(referral);
  }
  await insertPayouts(run, places);
  const appointmentOf = await linkedAppointments(run, rows);
  const recordOf = (row: Referral, payout: StoredPayout | null) => ({
    ...referralRecord(run, row, payout),
    appointmentId: appointmentOf(row),
  });
  const inPayouts = places.flatMap(({ payout, referrals }) => referrals.map((row) => recordOf(row, payout)));
  const records = [...inPayouts, ...open.map((row) => recordOf(row, null))];
  await addUpReferrals(run.db, run.tenantId, await referralCopy.insert(run, records));
}

/**
 * The payout of a referral is the one it names; where the program that stored it named none, that of its referrer
 * and month in the same state (document 1, section 5). One that was paid in no payout adds one to the places.
 */
function placeOf({ referrerId, payoutId, status, referredOn }: Referral, places: Place[]) {
  const own = places.filter(
    ({ payout }) => payout.referrerId === referrerId && payout.status !== 'cancelled',
  );
  const named = payoutId ? own.find(({ payout }) => payout.id === payoutId) : undefined;
  if (named || (payoutId === null && status === 'pending')) return named;
  const month = referredOn.slice(0, 7);
  const isPaid = status === 'paid';
  const ofMonth = own.find(({ payout }) => payout.month === month && (payout.status === 'paid') === isPaid);
  if (ofMonth || !isPaid) return ofMonth;
  const payout = storedPayout.parse({ id: `${referrerId}/${month}`, referrerId, month, status });
  const made: Place = { payout, referrals: [] };
  places.push(made);
  return made;
}

/** Inserts the payouts that hold referrals or were cancelled. */
async function insertPayouts(run: TakeOver, places: readonly Place[]): Promise<void> {
  const records = places
    .filter(({ payout, referrals }) => referrals.length > 0 || payout.status === 'cancelled')
    .map(({ payout, referrals }) => payoutRecord(run, payout, referrals));
  const { numbers, last } = stored.keepNumbers(records, 'payoutNumber', formatPayoutNumber);
  const referrerIds = records.map((record) => record.referrerId);
  const referrers = await selectByIds(run.db, run.tenantId, 'referrer', referrerIds);
  const names = new Map(referrers.map(({ id, name }) => [id, name]));
  const named = records.map((record, index) => {
    return { ...record, payoutNumber: numbers[index], referrerName: names.get(record.referrerId) };
  });
  await payoutCopy.insert(run, named);
  await advanceCounters(run.db, run.tenantId, { 'payouts.number': last });
}

function referralRecord(run: TakeOver, referral: Referral, payout: StoredPayout | null) {
  const isPaid = payout?.status === 'paid';
  return {
    ...referral,
    id: run.idOf('referral', referral.id),
    referrerId: run.idOf('referrer', referral.referrerId),
    patientId: run.idOf('patient', referral.patientId),
    payoutId: payout && run.idOf('payout', payout.id),
    status: isPaid ? 'paid' : 'pending',
    paidAt: isPaid ? (referral.paidAt ?? payout.paidAt ?? referral.updatedAt) : null,
    createdBy: run.userId,
    source: 'hand',
    makerIds: [run.userId],
    payoutMakers: payout && [run.userId],
  };
}
