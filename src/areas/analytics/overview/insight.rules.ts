import type { Overview } from './overview.contract.ts';

/** Something the figures say that somebody should know; shares in whole percent, rounded down. */
export type Insight =
  | { kind: 'strongGrowth'; count: number }
  | { kind: 'lowShowRate'; percent: number }
  | { kind: 'lowCollection'; percent: number }
  | { kind: 'pendingCommissions'; amountMinor: number };

// Document 1, section 9.
const growthFactor = 20;
const minShowPercent = 80;
const minCollectionPercent = 85;
/** In units of the hospital's currency, not in minor ones. */
const maxPendingCommission = 1000;

/** What somebody should know; a part that the reader does not see says nothing, and neither does one without any figures. */
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
    if (percent < minShowPercent) found.push({ kind: 'lowShowRate', percent });
  }
  if (billing) {
    const { collectedMinor, chargedMinor } = billing.collection;
    const percent = percentOf(collectedMinor, chargedMinor);
    if (percent < minCollectionPercent) found.push({ kind: 'lowCollection', percent });
  }
  const amountMinor = referrals?.pendingCommissionMinor ?? 0;
  if (amountMinor > maxPendingCommission * 10 ** currencyDecimals) {
    found.push({ kind: 'pendingCommissions', amountMinor });
  }
  return found;
}

/** A share of nothing counts as all of it: there is nothing to worry about. */
function percentOf(part: number, whole: number): number {
  if (whole <= 0) return 100;
  return Number((BigInt(Math.max(0, part)) * 100n) / BigInt(whole));
}
