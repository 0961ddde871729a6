import { dateIn } from '#kernel/time/time-zone.ts';
import type { LeftPayout, LeftReferral } from './left-referrals.ts';

/** A referral with the day it counts for. */
export type DatedReferral = LeftReferral & { day: string; madeAt: string };

/** A payout and the referrals in it. `left` is null for one that the referrals speak of and nothing else. */
export interface PlacedPayout {
  left: LeftPayout | null;
  referrerId: string;
  month: string;
  status: LeftPayout['status'];
  referrals: DatedReferral[];
}

/** The day of a referral in the hospital's calendar, and when it was recorded. */
export function dated(left: LeftReferral, timeZone: string, now: Date): DatedReferral {
  const madeAt = left.createdAt ?? now.toISOString();
  return { ...left, madeAt, day: left.referredOn ?? dateIn(timeZone, new Date(madeAt)) };
}

/**
 * Finds the payout of every referral. It is the one it names; where the program that left it named none, that of
 * its referrer and month in the same state (document 1, section 5). One that was paid in no payout gets one.
 */
export function placeReferrals(
  referrals: readonly DatedReferral[],
  payouts: readonly LeftPayout[],
): { placed: PlacedPayout[]; open: DatedReferral[] } {
  const placed: PlacedPayout[] = payouts.map((left) => ({
    left,
    referrerId: left.referrerId,
    month: left.month,
    status: left.status,
    referrals: [],
  }));
  const open: DatedReferral[] = [];
  for (const referral of referrals) {
    const place = placeOf(referral, placed);
    if (place) place.referrals.push(referral);
    else open.push(referral);
  }
  return { placed, open };
}

function placeOf(referral: DatedReferral, placed: PlacedPayout[]): PlacedPayout | undefined {
  const { referrerId, payoutId, status } = referral;
  const own = placed.filter((one) => one.referrerId === referrerId && one.status !== 'cancelled');
  const named = payoutId ? own.find((one) => one.left?.id === payoutId) : undefined;
  if (named || (payoutId === null && status === 'pending')) return named;
  const month = referral.day.slice(0, 7);
  const isPaid = status === 'paid';
  const ofMonth = own.find((one) => one.month === month && (one.status === 'paid') === isPaid);
  if (ofMonth || !isPaid) return ofMonth;
  const made: PlacedPayout = { left: null, referrerId, month, status: 'paid', referrals: [] };
  placed.push(made);
  return made;
}
