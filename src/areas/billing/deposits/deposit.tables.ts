import type { Generated } from 'kysely';
import type { Instant } from '#database/tables.ts';
import type { PaymentMethod } from '../payments/payment.rules.ts';
import type { DepositKind, DepositRefundPurpose } from './deposit.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    deposit_account: DepositAccountTable;
    deposit_movement: DepositMovementTable;
    deposit_refund_request: DepositRefundRequestTable;
  }
}

/** What became of all deposits of a patient; received is used, refunded and left together. */
interface DepositAccountTable {
  tenant_id: string;
  patient_id: string;
  currency_code: string;
  received_minor: number;
  /** What invoices were paid with, less what they gave back. */
  used_minor: number;
  refunded_minor: number;
  left_minor: number;
  updated_at: Instant;
}

/** Rows are added and never changed. */
interface DepositMovementTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  kind: DepositKind;
  /** Minor units; negative for what leaves the deposit. */
  amount_minor: number;
  /** What was left after it. */
  left_minor: number;
  /** How money came in or went out; null where an invoice was paid with it. */
  method: PaymentMethod | null;
  tendered_minor: number | null;
  reference: string | null;
  /** The wallet's number; null where another payment or deposit that it paid as well holds it. */
  transaction_number: string | null;
  /** For which stay it was received. */
  admission_id: string | null;
  /** The entry of an invoice's ledger that it paid, or that gave it back. */
  payment_id: string | null;
  refund_request_id: string | null;
  purpose: DepositRefundPurpose | null;
  reason: string | null;
  notes: string | null;
  cashier_day_id: string | null;
  receipt_number: string | null;
  created_by: string;
  created_at: Instant;
}

interface DepositRefundRequestTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  amount_minor: number;
  method: PaymentMethod;
  purpose: DepositRefundPurpose;
  reason: string;
  status: 'pending' | 'approved' | 'rejected';
  requested_by: string;
  requested_at: Instant;
  /** The hospital asked for a second person when this was requested. */
  needed_second_person: boolean;
  decided_by: Generated<string | null>;
  decided_at: Generated<Instant | null>;
  decision_note: Generated<string | null>;
  version: Generated<number>;
}
