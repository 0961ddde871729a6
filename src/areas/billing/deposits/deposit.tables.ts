import type { Table } from '#database/tables.ts';
import type { PaymentMethod } from '../payments/payment.rules.ts';
import type { DepositKind, DepositRefundPurpose } from './deposit.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    deposit_account: Table<'deposit_account', DepositAccountColumns>;
    deposit_movement: Table<'deposit_movement', DepositMovementColumns, 'transaction_holder'>;
    deposit_refund_request: Table<'deposit_refund_request', DepositRefundRequestColumns>;
  }
}

/** What became of all deposits of a patient; received is used, refunded and left together. */
interface DepositAccountColumns {
  /** What invoices were paid with, less what they gave back. */
  used_minor: number;
}

/** Rows are added and never changed. */
interface DepositMovementColumns {
  kind: DepositKind;
  /** Minor units; negative for what leaves the deposit. */
  amount_minor: number;
  /** What was left after it. */
  left_minor: number;
  /** How money came in or went out; null where an invoice was paid with it. */
  method: PaymentMethod | null;
  /** The wallet's number; null where another payment or deposit that it paid as well holds it. */
  transaction_number: string | null;
  /** For which stay it was received. */
  admission_id: string | null;
  /** The entry of an invoice's ledger that it paid, or that gave it back. */
  payment_id: string | null;
  purpose: DepositRefundPurpose | null;
}

interface DepositRefundRequestColumns {
  method: PaymentMethod;
  purpose: DepositRefundPurpose;
  status: 'pending' | 'approved' | 'rejected';
  /** The hospital asked for a second person when this was requested. */
  needed_second_person: boolean;
}
