import { toAsciiDigits } from '#kernel/digits.ts';

/** How somebody can say that they have paid. */
export const typedMethods = ['bkash', 'nagad', 'bank', 'cash'] as const;
/** And what the gateway reports by itself. */
export const paymentMethods = [...typedMethods, 'online'] as const;
export const proofStatuses = ['submitted', 'approved', 'rejected'] as const;

export type TypedMethod = (typeof typedMethods)[number];
export type PaymentMethod = (typeof paymentMethods)[number];
export type ProofStatus = (typeof proofStatuses)[number];

/** A transaction as it is compared with others: capitals and digits 0 to 9, without space and dashes. */
export function transactionKey(transactionId: string): string {
  return toAsciiDigits(transactionId.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[\s\-_/.#:]+/g, '');
}

/** The same of the gateway's own numbers, which nobody can have typed. */
export function onlineTransactionKey(transactionId: string): string {
  return `ONLINE:${transactionId}`;
}
