import type { Overview } from './overview.contract.ts';

/** False while every chart of the home screen would be a row of zeros: a hospital that has just begun. */
export function hasFigures({ patients, appointments, billing, referrals }: Overview): boolean {
  if (patients && patients.total > 0) return true;
  const figures = [...(appointments?.monthly ?? []), ...(billing?.monthlyRevenue ?? [])];
  return figures.some(({ value }) => value > 0) || (referrals?.topReferrers.length ?? 0) > 0;
}
