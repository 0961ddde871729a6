import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type { Caller } from '#testing/hospital.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { approvePayout, markPayoutPaid, type Payout, runPayouts } from './payouts/payout.contract.ts';
import { createReferral } from './referrals/referral.contract.ts';
import { createReferrer } from './referrers/referrer.contract.ts';

let made = 0;

const fivePercent = { commissionType: 'percentage', commissionBasisPoints: 500 } as const;
const allDays = { startDate: '2000-01-01', endDate: '2099-12-31' };

/** A referrer with five percent; say what matters to the test. */
export async function aReferrer(caller: Caller, part: Partial<CallRequest<typeof createReferrer>> = {}) {
  made += 1;
  return caller.call(createReferrer, {
    name: `Referrer ${made}`,
    type: 'clinic',
    commission: fivePercent,
    ...part,
  });
}

/** A referral of 1,000.00 by that referrer, of a new patient unless one is named. */
export async function aReferral(
  caller: Caller,
  part: Partial<CallRequest<typeof createReferral>> & { referrerId: string },
) {
  const patientId = part.patientId ?? (await caller.call(registerPatient, aPatient())).id;
  return caller.call(createReferral, { amountMinor: 100_000, ...part, patientId });
}

/** Approves a pending payout and marks it paid, as somebody who had no part in making it. */
export async function aPaidPayout(approver: Caller, { id: payoutId, version }: Payout) {
  const approved = await approver.call(approvePayout, { payoutId, version });
  return approver.call(markPayoutPaid, {
    payoutId,
    version: approved.version,
    transactionReference: 'TX 1',
  });
}

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    referrer: string;
    /** Pending. */
    payout: string;
    /** A pending one of the patient, in no payout. */
    referral: string;
  }
}

export const referralsFixture: AreaFixture = {
  name: 'referrals',
  after: ['patients'],
  fields: { referrerId: 'referrer', referralId: 'referral', payoutId: 'payout' },

  async makeMarked({ admin, mark, secret, round, ids: { patient: patientId } }) {
    const { id: referrerId } = await aReferrer(admin, { name: `${mark} ${round}`, address: mark });
    const wish = { referrerId, patientId, notes: secret };
    await aReferral(admin, wish);
    const { payouts } = await admin.call(runPayouts, { ...allDays, referrerId, notes: mark });
    const referral = await aReferral(admin, wish);
    return { referrer: referrerId, referral: referral.id, payout: payouts[0]!.id };
  },

  async fillWithTexts(call, { short, joined }, { patient: patientId }) {
    const texts = { name: short[10]!, address: joined(480)[2]! };
    const referrer = await call(createReferrer, { ...texts, type: 'clinic', commission: fivePercent });
    const wish = { referrerId: referrer.id, patientId, amountMinor: 100, notes: joined(950)[1]! };
    const referral = await call(createReferral, wish);
    const run = { ...allDays, referrerId: referrer.id, notes: joined(480)[4]! };
    const { payouts } = await call(runPayouts, run);
    return { referrer: referrer.id, referral: referral.id, payout: payouts[0]!.id };
  },

  screens: {
    '/dashboard/referrals': { heading: 'Referrals', looks: ['?tab=referrals'] },
    '/dashboard/referrals/$referrerId': { heading: /^(?!Referr)/ },
    '/dashboard/payouts': { heading: 'Commission Payouts' },
    '/dashboard/payouts/$payoutId': { heading: /^PAY/ },
  },
};
