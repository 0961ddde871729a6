import { subtractMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { recordNumber } from '#kernel/record-number.ts';

/** How money comes in or goes out (document 1, section 3); `mobile` is a wallet such as bKash or Nagad. */
export const paymentMethods = ['cash', 'card', 'mobile', 'manual'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** One part of a payment, in minor units. */
export interface PaymentPart {
  method: PaymentMethod;
  amountMinor: number;
  /** The cash handed over, never less than the amount. */
  tenderedMinor?: number | null | undefined;
}

/** What all parts of a payment come to, in minor units. @throws RangeError beyond 2^53 - 1. */
export function amountOfParts(parts: readonly PaymentPart[]): number {
  return sumMinor(parts.map((part) => part.amountMinor));
}

/** What goes back over the counter, in minor units; 0 where nothing was handed over in cash. */
export function changeOf({ amountMinor, tenderedMinor }: Omit<PaymentPart, 'method'>): number {
  return tenderedMinor == null ? 0 : subtractMinor(tenderedMinor, amountMinor);
}

/** The number people read: RCT- and at least six digits. */
export const formatReceiptNumber = recordNumber('RCT-').format;

/** What should lie in a drawer: the float it was opened with and the cash since, refunds being negative. */
export function expectedInDrawer(openingMinor: number, cashMinor: readonly number[]): number {
  return sumMinor([openingMinor, ...cashMinor]);
}

/** The topic of everything in the ledger: payments, refunds, requests for them. */
export const paymentsTopic = 'payments';
/** The topic of the cashiers' days. */
export const cashierTopic = 'cashier-days';
