import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { runPayouts } from '#areas/referrals/payouts/payout.contract.ts';
import { createReferral } from '#areas/referrals/referrals/referral.contract.ts';
import { createReferrer } from '#areas/referrals/referrers/referrer.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import type { Caller } from '../hospital.ts';
import { aPatient } from './people.ts';

let made = 0;

/** A referrer with five percent; say what matters to the test. */
export async function aReferrer(caller: Caller, part: Partial<CallRequest<typeof createReferrer>> = {}) {
  made += 1;
  return caller.call(createReferrer, {
    name: `Referrer ${made}`,
    type: 'clinic',
    commission: { commissionType: 'percentage', commissionBasisPoints: 500 },
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

/** A referrer with a referral in a pending payout and one that is open, a mark in every text; returns their ids. */
export async function fillReferrals(caller: Caller, patientId: string, mark: string) {
  const { id: referrerId } = await aReferrer(caller, { name: `${mark} ${made}`, address: mark });
  const wish = { referrerId, patientId, notes: mark };
  await aReferral(caller, wish);
  const days = { startDate: '2000-01-01', endDate: '2099-12-31' };
  const { payouts } = await caller.call(runPayouts, { ...days, referrerId, notes: mark });
  const referral = await aReferral(caller, wish);
  return { referrer: referrerId, referral: referral.id, payout: payouts[0]!.id };
}
