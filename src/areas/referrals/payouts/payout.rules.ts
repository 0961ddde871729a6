import { percentageOfMinor, subtractMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { recordNumber } from '#kernel/record-number.ts';

export const payoutStatuses = ['pending', 'approved', 'paid', 'cancelled'] as const;
export const payoutMethods = ['bank_transfer', 'cash', 'mobile', 'cheque'] as const;

/** How somebody makes a payout: running it, recording or changing a referral in it, setting terms nobody confirmed. */
export const makerActs = ['ran', 'recorded', 'terms'] as const;

export type PayoutStatus = (typeof payoutStatuses)[number];

/** A pending referral as a run sees it; amounts in minor units. */
export interface OpenReferral {
  id: string;
  referrerId: string;
  /** YYYY-MM-DD in the hospital's calendar. */
  referredOn: string;
  amountMinor: number;
  /** Commission less what was reversed. */
  netCommissionMinor: number;
  isByHand: boolean;
  /** Who recorded or changed it; nobody where the patient has paid the invoice that it comes from. */
  makerIds: readonly string[];
  /** Who set its terms, where nobody has confirmed them. */
  termsBy: string | null;
}

/** What a run pays one referrer for one month. */
export interface PayoutPart {
  referrerId: string;
  /** YYYY-MM */
  month: string;
  periodStart: string;
  periodEnd: string;
  referrals: OpenReferral[];
}

/** Splits the referrals of a run by referrer and month, in that order; each period is the run's part of the month. */
export function partsOfRun(
  referrals: readonly OpenReferral[],
  range: { start: string; end: string },
): PayoutPart[] {
  const parts = new Map<string, PayoutPart>();
  for (const referral of referrals) {
    const month = referral.referredOn.slice(0, 7);
    const key = `${referral.referrerId} ${month}`;
    const known = parts.get(key);
    if (known) known.referrals.push(referral);
    else
      parts.set(key, {
        referrerId: referral.referrerId,
        month,
        ...periodOf(month, range),
        referrals: [referral],
      });
  }
  return [...parts.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
}

/** The part of a month (YYYY-MM) that a span of days covers. */
export function periodOf(month: string, { start, end }: { start: string; end: string }) {
  const first = `${month}-01`;
  const [year, number] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year!, number, 0)).toISOString().slice(0, 10);
  return { periodStart: start > first ? start : first, periodEnd: end < last ? end : last };
}

/** Who makes a payout of these referrals, each person once and in a fixed order. */
export function makersOf(referrals: readonly Pick<OpenReferral, 'makerIds' | 'termsBy'>[], runBy: string) {
  const distinct = (ids: readonly string[]) => [...new Set(ids)].toSorted();
  const recordedBy = distinct(referrals.flatMap((one) => one.makerIds));
  const termsBy = distinct(referrals.flatMap((one) => one.termsBy ?? []));
  return { recordedBy, termsBy, makerIds: distinct([runBy, ...recordedBy, ...termsBy]) };
}

/** True where a payout waits for somebody else: this person had a part in making it. */
export function isBarred(
  { neededSecondPerson, makers }: { neededSecondPerson: boolean; makers: readonly { id: string }[] },
  userId: string,
): boolean {
  return neededSecondPerson && makers.some(({ id }) => id === userId);
}

/** The sums of a payout: commission - reversed - tax = net, all in minor units. */
export interface PayoutTotals {
  commissionMinor: number;
  reversedMinor: number;
  taxWithheldMinor: number;
  netMinor: number;
}

/** What is paid of a commission: tax is a share of commission minus reversals, rounded half up. */
export function payoutTotals(
  commissionMinor: number,
  reversedMinor: number,
  withholdingBasisPoints: number,
): PayoutTotals {
  const earned = subtractMinor(commissionMinor, reversedMinor);
  const taxWithheldMinor = percentageOfMinor(earned, withholdingBasisPoints);
  return {
    commissionMinor,
    reversedMinor,
    taxWithheldMinor,
    netMinor: subtractMinor(earned, taxWithheldMinor),
  };
}

/** An open reversal that a payout can take back, oldest first. */
export interface OpenReversal {
  id: string;
  amountMinor: number;
}

/**
 * How much of each reversal a commission can bear: never more than the commission, so that no payout is negative;
 * what does not fit is carried on. Amounts in minor units.
 */
export function bearReversals(
  commissionMinor: number,
  reversals: readonly OpenReversal[],
): { borne: OpenReversal[]; carried: OpenReversal[]; borneMinor: number } {
  const borne: OpenReversal[] = [];
  const carried: OpenReversal[] = [];
  let restMinor = commissionMinor;
  for (const { id, amountMinor } of reversals) {
    const taken = Math.min(restMinor, amountMinor);
    if (taken > 0) borne.push({ id, amountMinor: taken });
    if (taken < amountMinor) carried.push({ id, amountMinor: amountMinor - taken });
    restMinor -= taken;
  }
  return { borne, carried, borneMinor: sumMinor(borne.map((one) => one.amountMinor)) };
}

/**
 * The part of a commission that a credit note takes back, in minor units: its share of the invoice's total, reckoned
 * on all credit notes so far, so that the shares of several add up and the last one takes the rest.
 */
export function reversedShare(
  commissionMinor: number,
  credit: { totalMinor: number; creditedBeforeMinor: number; amountMinor: number },
): number {
  if (credit.totalMinor <= 0) return 0;
  const share = (creditedMinor: number) =>
    Number(
      (2n * BigInt(commissionMinor) * BigInt(Math.min(creditedMinor, credit.totalMinor)) +
        BigInt(credit.totalMinor)) /
        (2n * BigInt(credit.totalMinor)),
    );
  return share(credit.creditedBeforeMinor + credit.amountMinor) - share(credit.creditedBeforeMinor);
}

/** The number people read: PAY- and at least six digits. */
export const formatPayoutNumber = recordNumber('PAY-').format;

/** The topic of payouts. */
export const payoutsTopic = 'payouts';
