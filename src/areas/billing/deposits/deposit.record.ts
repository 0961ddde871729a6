import { toRecord } from '#database/to-record.ts';
import { changeOf } from '../payments/payment.rules.ts';
import { type DepositAccount, depositAccount, type DepositEntry, depositEntry } from './deposit.contract.ts';
import type { DepositAccountRow, DepositRow, NamedDepositRow } from './deposit.queries.ts';

/** A stored account as callers see it. */
export function toAccount(row: DepositAccountRow, pendingRefundMinor: number): DepositAccount {
  return toRecord(depositAccount, row, { pendingRefundMinor });
}

/** The account of a patient for whom nothing was ever received. */
export function noDeposits(patientId: string, currencyCode: string): DepositAccount {
  return {
    patientId,
    currencyCode,
    receivedMinor: 0,
    usedMinor: 0,
    refundedMinor: 0,
    leftMinor: 0,
    pendingRefundMinor: 0,
  };
}

/** A movement as callers see it. */
export function toEntry(row: NamedDepositRow): DepositEntry {
  return toRecord(depositEntry, row, {
    changeMinor: changeOf({ amountMinor: row.amount_minor, tenderedMinor: row.tendered_minor }),
    createdByName: row.author_name,
    patient: { id: row.patient_id, isRestricted: row.patient_is_restricted },
  });
}

/** What a movement of money does not name. */
export const noInvoice = { invoice_id: null, invoice_number: null };

/** The columns that most movements leave empty. */
export const emptyMovement = {
  method: null,
  tendered_minor: null,
  reference: null,
  transaction_number: null,
  admission_id: null,
  payment_id: null,
  refund_request_id: null,
  purpose: null,
  reason: null,
  notes: null,
  cashier_day_id: null,
  receipt_number: null,
} satisfies Partial<DepositRow>;
