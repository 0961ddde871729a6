import type { Generated } from 'kysely';
import type { Instant } from '#database/tables.ts';
import type { LedgerMethod, RefundPurpose } from './payment.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    payment: PaymentTable;
    refund_request: RefundRequestTable;
    cashier_day: CashierDayTable;
    wallet_transaction: WalletTransactionTable;
  }
}

/** A wallet's transaction, and whether a payment or a deposit holds its number. */
interface WalletTransactionTable {
  tenant_id: string;
  method: string;
  transaction_number: string;
  holder: 'payment' | 'deposit';
}

/** The ledger: rows are added and never changed. */
interface PaymentTable {
  tenant_id: string;
  id: string;
  invoice_id: string;
  kind: 'payment' | 'refund';
  /** Minor units of the invoice's currency; negative for a refund. */
  amount_minor: number;
  method: LedgerMethod;
  tendered_minor: number | null;
  reference: string | null;
  /** The wallet's number of the first payment that names it; null where another one was confirmed to share it. */
  transaction_number: string | null;
  /** Always 'payment': the foreign key to the wallet's transaction compares it. */
  transaction_holder?: 'payment';
  notes: string | null;
  /** Why money went back. */
  reason: string | null;
  /** Null for payments, and for refunds from before there were credit notes. */
  purpose: RefundPurpose | null;
  refund_request_id: string | null;
  cashier_day_id: string | null;
  receipt_number: string;
  created_by: string;
  created_at: Instant;
}

interface RefundRequestTable {
  tenant_id: string;
  id: string;
  invoice_id: string;
  amount_minor: number;
  method: LedgerMethod;
  reason: string;
  /** Null where it was asked for before there were credit notes. */
  purpose: RefundPurpose | null;
  status: Generated<'pending' | 'approved' | 'rejected'>;
  requested_by: string;
  requested_at: Instant;
  /** The hospital asked for a second person when this was requested. */
  needed_second_person: boolean;
  decided_by: Generated<string | null>;
  decided_at: Generated<Instant | null>;
  decision_note: Generated<string | null>;
  version: Generated<number>;
}

interface CashierDayTable {
  tenant_id: string;
  id: string;
  user_id: string;
  opened_at: Instant;
  opening_minor: number;
  closed_at: Generated<Instant | null>;
  expected_minor: Generated<number | null>;
  counted_minor: Generated<number | null>;
  notes: Generated<string | null>;
}
