import type { ColumnType } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';
import type { InvoiceStatus } from './invoice.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    invoice: Table<'invoice', InvoiceColumns>;
    invoice_item: Table<'invoice_item', InvoiceItemColumns>;
    invoice_source: Table<'invoice_source', InvoiceSourceColumns>;
  }
}

interface InvoiceColumns {
  /** Null for a sale over the counter to somebody who is no patient. */
  patient_id: string | null;
  /** What such a buyer said they are called; they need not. */
  buyer_name: string | null;
  /** Who sent the patient; sending the invoice records the referral. */
  referrer_id: string | null;
  /** The hospital's currency when the invoice was made; every amount counts its minor units. */
  currency_code: string;
  /** Set where the discount is a share; `discount_minor` is then that share of the subtotal. */
  discount_basis_points: number | null;
  /** The sum of the ledger, which `applyPaid` alone writes. */
  paid_minor: number;
  /** The sum of its credit notes: no longer owed. */
  credited_minor: number;
  /** What of it was given back to who had paid it. */
  refunded_minor: number;
  /** The status at the last write; `statusToday` says whether it is overdue by now. */
  status: InvoiceStatus;
  /** How the last payment was made. */
  payment_method: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}

interface InvoiceItemColumns {
  /** From 1, in the order of the invoice. */
  position: number;
  /** What the catalogue asked when the line was written; null for free text, and before that was kept. */
  list_price_minor: number | null;
  /** Units that credit notes took off. */
  credited_quantity: number;
}

/** What an invoice that is not void has billed: nothing is on two of them. */
interface InvoiceSourceColumns {
  /** `stay` is an admission, which has one final invoice; `further_stay` an id of its own. */
  kind:
    | 'lab_order'
    | 'stay'
    | 'further_stay'
    | 'stay_service'
    | 'stay_timer'
    | 'stay_supply'
    | 'dispensing'
    | 'counter_sale'
    | 'surgical_bill';
}
