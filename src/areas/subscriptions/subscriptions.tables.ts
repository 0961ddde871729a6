import type { Generated } from 'kysely';
import type { Instant, JsonColumn, PlainDate, Table } from '#database/tables.ts';
import type { FileType } from '#kernel/files/file-types.ts';
import type { Seller } from './operator/operator.contract.ts';
import type { OnlinePaymentStatus } from './online/online-payment.rules.ts';
import type { PaymentMethod, ProofStatus, TypedMethod } from './proofs/proof.rules.ts';
import type { InvoiceChangeKind } from './receivables/invoice-change.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    subscription: Table<'subscription', SubscriptionColumns>;
    license_invoice: Table<'license_invoice', LicenseInvoiceColumns>;
    payment_proof: Table<'payment_proof', PaymentProofColumns>;
    plan_change: Table<'plan_change', PlanChangeColumns>;
    client_payment: Table<'client_payment', ClientPaymentColumns>;
    online_payment: Table<'online_payment', OnlinePaymentColumns>;
    proof_file: Table<'proof_file', ProofFileColumns>;
    operator_card: Table<'operator_card', OperatorCardColumns>;
    license_invoice_change: Table<'license_invoice_change', LicenseInvoiceChangeColumns>;
    client_invoice: Table<'client_invoice', ClientInvoiceColumns>;
  }
}

interface SubscriptionColumns {
  /** In minor units of `currency_code`, for each interval. */
  price_minor: number;
  billing_interval: 'month' | 'year';
  /** Null for none, as the other limits. */
  staff_limit: number | null;
  status: 'trial' | 'active' | 'past_due' | 'canceled';
  /** So long after the end of an unpaid period new records are still taken; null for a hospital never restricted. */
  grace_days: number | null;
  /** The day of the month on which periods end, in the hospital's zone; null until the first invoice. */
  billing_day: number | null;
  /** From when on the invoice for a larger plan counts as unpaid; null while none is open. */
  owed_at: Instant | null;
  /** Until when an unpaid period counts as paid: the operator has given more time. Null where there is none. */
  deferred_until: Generated<Instant | null>;
}

interface LicenseInvoiceColumns {
  /** Of the operator's own series. */
  number: string;
  /** For a whole period, or for the rest of one on a larger plan. */
  kind: Generated<'period' | 'upgrade'>;
  /** What the operator let go before it was paid. */
  discount_minor: Generated<number>;
  /** What credit notes took off, before and after it was paid. */
  credited_minor: Generated<number>;
  /** Of that what went back to the hospital, because it had paid. */
  returned_minor: Generated<number>;
  status: 'open' | 'paid' | 'void';
  /** Until when the payment has extended the subscription. */
  paid_until: Instant | null;
  /** The operator when it was issued; null on one from before that was written down. */
  seller: JsonColumn<Seller> | null;
}

/** What was done to an invoice; written once and never changed. */
interface LicenseInvoiceChangeColumns {
  kind: InvoiceChangeKind;
  /** Of a credit note, in the operator's own series. */
  number: string | null;
  /** Of a discount or a credit note. */
  amount_minor: number | null;
  /** How the money of a paid invoice went back. */
  returned_by: TypedMethod | null;
  /** Null for a reminder, and where another plan took the invoice back. */
  reason: string | null;
  /** Who of the operator; null for the program. */
  made_by_name: string | null;
}

/** The operator's register: a copy of each invoice of all hospitals, which has the same id. */
interface ClientInvoiceColumns {
  /** As it was when the invoice last changed: the hospital may be gone. */
  client_name: string;
  kind: 'period' | 'upgrade';
  status: 'open' | 'paid' | 'void';
}

/** What a hospital has planned for the end of what it has paid: another plan, or none. */
interface PlanChangeColumns {
  kind: 'plan' | 'cancel';
  /** What was agreed of the plan when it was asked for; null where the subscription ends. */
  plan_code: string | null;
  billing_interval: 'month' | 'year' | null;
  /** Null for none, as the other limits. */
  staff_limit: number | null;
  status: 'planned' | 'done' | 'withdrawn';
}

/** A payment that somebody began on the page of the operator's gateway. */
interface OnlinePaymentColumns {
  /** What the gateway was asked to collect. */
  amount_minor: number;
  status: OnlinePaymentStatus;
  /** What the gateway reported, among the proofs of payment. */
  proof_id: string | null;
  /** When the gateway is asked next; null once nothing is expected any more. */
  ask_at: Instant | null;
}

interface ProofColumns {
  tenant_id: string;
  id: string;
  invoice_id: string;
  method: PaymentMethod;
  payer_name: string;
  payer_phone: string | null;
  transaction_id: string;
  amount_minor: number;
  currency_code: string;
  paid_on: PlainDate;
  status: ProofStatus;
  note: string | null;
  submitted_at: Instant;
  reviewed_at: Instant | null;
}

interface PaymentProofColumns extends ProofColumns {}

/** A picture or PDF of a receipt. */
interface ProofFileColumns {
  /** Null until a proof is handed in with it. */
  proof_id: string | null;
  content_type: FileType;
  /** Its name in the file store. */
  stored_as: string;
}

/** The operator's register: a copy of each proof, which has the same id. */
interface ClientPaymentColumns extends ProofColumns {
  /** The transaction as it is compared with those of all hospitals. */
  transaction_key: string;
  /** The file that came with it, which is the hospital's. */
  file_id: string | null;
}

/** Who the operator is; one row, in the operator's own organization. */
interface OperatorCardColumns {
  /** People of suspended hospitals sign in, read and take out what is stored. */
  suspended_may_read: Generated<boolean>;
}
