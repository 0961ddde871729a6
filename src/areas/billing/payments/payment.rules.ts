import { toAsciiDigits } from '#kernel/digits.ts';
import { subtractMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { recordNumber } from '#kernel/record-number.ts';

/** How money comes in or goes out (document 1, section 3, and the wallets); `mobile` is any other wallet. */
export const paymentMethods = ['cash', 'card', 'bkash', 'nagad', 'rocket', 'mobile', 'manual'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** How an entry of the ledger of invoices was made: as above, or out of the patient's deposit, where no money moves. */
export const ledgerMethods = [...paymentMethods, 'deposit'] as const;

export type LedgerMethod = (typeof ledgerMethods)[number];

/**
 * What money goes back for: `credit` for what credit notes took off, so that nothing becomes due; `mistake` for a
 * payment of the wrong patient, method or amount, which is owed again.
 */
export const refundPurposes = ['credit', 'mistake'] as const;

export type RefundPurpose = (typeof refundPurposes)[number];

/** The shape of the transaction numbers of each wallet, without spaces and in capitals, as its messages print them. */
const transactionNumbers: Partial<Record<LedgerMethod, RegExp>> = {
  bkash: /^(?=.*\d)[0-9A-Z]{8,12}$/,
  nagad: /^(?=.*\d)[0-9A-Z]{8,12}$/,
  rocket: /^\d{8,12}$/,
  // A wallet that is not known by name.
  mobile: /^(?=.*\d)[0-9A-Z]{6,20}$/,
};

/** True where money moves by a wallet, whose transaction number is asked for. */
export function isWallet(method: LedgerMethod): boolean {
  return method in transactionNumbers;
}

/** A transaction number as it is stored: '9ab 1c2-d3e4' as '9AB1C2D3E4', digits of any keyboard as 0 to 9. */
export function plainTransactionNumber(typed: string): string {
  return toAsciiDigits(typed).replace(/[\s-]/g, '').toUpperCase();
}

/** True for a number that the wallet could have given. */
export function isTransactionNumber(method: PaymentMethod, typed: string): boolean {
  return transactionNumbers[method]?.test(plainTransactionNumber(typed)) ?? true;
}

/** One part of a payment, in minor units. */
export interface PaymentPart {
  method: PaymentMethod;
  amountMinor: number;
  /** The cash handed over, never less than the amount. */
  tenderedMinor?: number | null | undefined;
  /** The wallet's transaction number, a card's slip, or whatever names the payment elsewhere. */
  reference?: string | null | undefined;
}

/** What all parts of a payment come to, in minor units. */
export function amountOfParts(parts: readonly PaymentPart[]): number {
  return sumMinor(parts.map((part) => part.amountMinor));
}

/** What goes back over the counter, in minor units; 0 where nothing was handed over in cash. */
export function changeOf({
  amountMinor,
  tenderedMinor,
}: Pick<PaymentPart, 'amountMinor' | 'tenderedMinor'>): number {
  return tenderedMinor == null ? 0 : subtractMinor(tenderedMinor, amountMinor);
}

/** The places of parts that name a wallet's transaction a second time. */
export function repeatedTransactions(parts: readonly PaymentPart[]): number[] {
  const seen = new Set<string>();
  return parts.flatMap(({ method, reference }, index) => {
    if (!isWallet(method) || !reference) return [];
    const key = `${method} ${plainTransactionNumber(reference)}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated ? [index] : [];
  });
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
