/** What was asked for by an invoice, and what of it was taken off. In minor units. */
export interface AskedAmounts {
  amount_minor: number;
  discount_minor: number;
  credited_minor: number;
}

/** What is left of an invoice after its discounts and credit notes: what paying it costs. Never less than nothing. */
export function payableMinor({ amount_minor, discount_minor, credited_minor }: AskedAmounts): number {
  return amount_minor - discount_minor - credited_minor;
}
