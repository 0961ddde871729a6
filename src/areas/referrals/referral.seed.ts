import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn, dayBounds } from '#kernel/time/time-zone.ts';
import { addUpReferrals } from './referrals/referral.figures.ts';
import { seedPayouts } from './payouts/payout.seed.ts';
import {
  type SampleHospital,
  type SampleReferral,
  sampleReferrers,
  type StoredReferrer,
} from './referral.samples.ts';
import { insertReferrals, type NewReferralRow } from './referrals/referral.queries.ts';
import { insertReferrers } from './referrers/referrer.queries.ts';
import { commissionOn } from './referrers/referrer.rules.ts';

const minorPerTaka = 100;
const hourMs = 3_600_000;

/** Where there are patients: adds sample referrers, their referrals of three months and the payouts of the past two. */
export async function seedReferrals(db: Db, hospital: SampleHospital, clock: Clock): Promise<void> {
  if (hospital.patientIds.length === 0) return;
  const referrers = sampleReferrers.map((sample) => ({ ...sample, id: newId() }));
  await insertReferrers(
    db,
    referrers.map((referrer) => referrerRow(hospital, referrer, clock.now())),
  );
  const referrals = referrers.flatMap((referrer, place) =>
    referralsOf(hospital, referrer, place, clock.now()),
  );
  await insertReferrals(db, referrals);
  await addUpReferrals(db, hospital.tenantId, referrals);
  await seedPayouts(db, hospital, referrers, referrals, clock.now());
}

function referrerRow({ tenantId }: SampleHospital, referrer: StoredReferrer, now: Date) {
  const { commission } = referrer;
  const isShare = commission.commissionType === 'percentage';
  return {
    tenant_id: tenantId,
    id: referrer.id,
    name: referrer.name,
    type: referrer.type,
    phone: referrer.phone,
    email: referrer.email ?? null,
    address: referrer.address,
    commission_type: commission.commissionType,
    commission_basis_points: isShare ? commission.commissionBasisPoints : null,
    commission_flat_minor: isShare ? null : commission.commissionFlatMinor,
    terms_by: null,
    terms_at: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

function referralsOf(
  { tenantId, timeZone, recordedBy, patientIds }: SampleHospital,
  { id: referrerId, commission, referrals }: StoredReferrer,
  place: number,
  now: Date,
): NewReferralRow[] {
  return referrals.map((sample, index) => {
    const referredOn = dayOf(sample, dateIn(timeZone, now));
    const morning = Date.parse(dayBounds(timeZone, referredOn).start) + 9 * hourMs;
    const at = new Date(Math.min(morning + index * hourMs, now.getTime())).toISOString();
    const amountMinor = sample[2] * minorPerTaka;
    return {
      tenant_id: tenantId,
      id: newId(),
      referrer_id: referrerId,
      patient_id: patientIds[(place * 5 + index) % patientIds.length]!,
      appointment_id: null,
      amount_minor: amountMinor,
      commission_minor: commissionOn(commission, amountMinor),
      source: 'hand',
      maker_ids: [recordedBy],
      terms_version: 1,
      terms_by: null,
      notes: null,
      referred_on: referredOn,
      created_by: recordedBy,
      created_at: at,
      updated_at: at,
    };
  });
}

/** The day of a sample; in the running month never after today. */
function dayOf([monthsAgo, day]: SampleReferral, today: string): string {
  const [year, month] = today.split('-').map(Number);
  const date = new Date(Date.UTC(year!, month! - 1 - monthsAgo, day)).toISOString().slice(0, 10);
  return date < today ? date : today;
}

/** Referrers, referrals and payouts of each sample hospital where there are patients. */
export const referralsSamples: AreaSamples = {
  after: ['people', 'patients'],
  async fill({ db, tenantId, organization: { timeZone, people }, clock, recordsOf }) {
    const { ids, idOf } = recordsOf('people');
    const userId = idOf('tenant_admin');
    const deputy = people.findLast((person) => person.role === 'tenant_admin');
    const recordedBy = ids.get(deputy?.email ?? '') ?? userId;
    const patientIds = recordsOf('patients');
    await seedReferrals(db, { tenantId, timeZone, userId, recordedBy, patientIds }, clock);
  },
};
