import { toAsciiDigits } from '#kernel/digits.ts';

export const paymentMethods = ['bkash', 'nagad', 'bank', 'cash'] as const;
export const proofStatuses = ['submitted', 'approved', 'rejected'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];
export type ProofStatus = (typeof proofStatuses)[number];

/** A transaction as it is compared with others: capitals and digits 0 to 9, without space and dashes. */
export function transactionKey(transactionId: string): string {
  return toAsciiDigits(transactionId.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[\s\-_/.#:]+/g, '');
}
