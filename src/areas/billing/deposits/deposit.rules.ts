import { recordNumber } from '#kernel/record-number.ts';

/** `used` pays an invoice, `returned` comes back from one, `refunded` goes back to the patient. */
export const depositKinds = ['received', 'used', 'returned', 'refunded'] as const;

export type DepositKind = (typeof depositKinds)[number];

/** `balance` gives back what is not needed; `mistake` a deposit of the wrong patient, method or amount. */
export const depositRefundPurposes = ['balance', 'mistake'] as const;

export type DepositRefundPurpose = (typeof depositRefundPurposes)[number];

/** The number on a receipt for a deposit, or for what of it was given back. */
export const formatDepositNumber = recordNumber('DEP-').format;

/** The topic of everything that moves deposits. */
export const depositsTopic = 'deposits';
