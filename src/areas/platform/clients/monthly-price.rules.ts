export const monthsOfYear = 12;

/** What a price brings in a month: of a yearly one a twelfth, rounded half up to the minor unit. */
export function monthlyPrice({
  priceMinor,
  billingInterval,
}: {
  priceMinor: number;
  billingInterval: 'month' | 'year';
}): number {
  return billingInterval === 'year' ? Math.round(priceMinor / monthsOfYear) : priceMinor;
}
