import type { Generated } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';
import type { LedgerMethod, RefundPurpose } from './payment.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    payment: Table<'payment', PaymentColumns>;
    refund_request: Table<'refund_request', RefundRequestColumns>;
    cashier_day: Table<'cashier_day'>;
    wallet_transaction: Table<'wallet_transaction', WalletTransactionColumns>;
  }
}

/** A wallet's transaction, and whether a payment or a deposit holds its number. */
interface WalletTransactionColumns {
  holder: 'payment' | 'deposit';
}

/** The ledger: rows are added and never changed. */
interface PaymentColumns {
  kind: 'payment' | 'refund';
  /** Minor units of the invoice's currency; negative for a refund. */
  amount_minor: number;
  method: LedgerMethod;
  /** The wallet's number of the first payment that names it; null where another one was confirmed to share it. */
  transaction_number: string | null;
  /** Always 'payment': the foreign key to the wallet's transaction compares it. */
  transaction_holder: Generated<'payment'>;
  /** Why money went back. */
  reason: string | null;
  /** Null for payments, and for refunds from before there were credit notes. */
  purpose: RefundPurpose | null;
  receipt_number: string;
  created_by: string;
  created_at: Instant;
}

interface RefundRequestColumns {
  method: LedgerMethod;
  /** Null where it was asked for before there were credit notes. */
  purpose: RefundPurpose | null;
  status: Generated<'pending' | 'approved' | 'rejected'>;
  /** The hospital asked for a second person when this was requested. */
  needed_second_person: boolean;
}
