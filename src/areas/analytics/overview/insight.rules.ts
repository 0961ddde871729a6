import type { Overview } from './overview.contract.ts';

/** Something the figures say that somebody should know; shares in whole percent, rounded down. */
export type Insight =
  | { kind: 'strongGrowth'; count: number }
  | { kind: 'lowShowRate'; percent: number }
  | { kind: 'lowCollection'; percent: number }
  | { kind: 'pendingCommissions'; amountMinor: number };

// Document 1, section 9.
const growthFactor = 20;
const leastShowPercent = 80;
const leastCollectionPercent = 85;
/** In units of the hospital's currency, not in minor ones. */
const mostPendingCommission = 1000;

/** What stands out; a part that the reader does not see says nothing, and neither does one without any figures. */
export function insightsOf(
  { patients, appointments, billing, referrals }: Overview,
  currencyDecimals: number,
): Insight[] {
  const found: Insight[] = [];
  if (patients && patients.newThisMonth > growthFactor * patients.newToday) {
    found.push({ kind: 'strongGrowth', count: patients.newThisMonth });
  }
  if (appointments) {
    const { completed, expected } = appointments.attendance;
    const percent = percentOf(completed, expected);
    if (percent < leastShowPercent) found.push({ kind: 'lowShowRate', percent });
  }
  if (billing) {
    const { collectedMinor, chargedMinor } = billing.collection;
    const percent = percentOf(collectedMinor, chargedMinor);
    if (percent < leastCollectionPercent) found.push({ kind: 'lowCollection', percent });
  }
  const amountMinor = referrals?.pendingCommissionMinor ?? 0;
  if (amountMinor > mostPendingCommission * 10 ** currencyDecimals) {
    found.push({ kind: 'pendingCommissions', amountMinor });
  }
  return found;
}

/** Of nothing, everything came: there is no share to worry about. */
function percentOf(part: number, whole: number): number {
  if (whole <= 0) return 100;
  return Number((BigInt(Math.max(0, part)) * 100n) / BigInt(whole));
}
