import type { Generated } from 'kysely';
import type { Instant, JsonColumn, PlainDate, Table } from '#database/tables.ts';
import type { FileType } from '#kernel/files/file-types.ts';
import type { Seller } from './operator/operator.contract.ts';
import type { OnlinePaymentStatus } from './online/online-payment.rules.ts';
import type { PaymentMethod, ProofStatus } from './proofs/proof.rules.ts';

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
}

interface LicenseInvoiceColumns {
  /** Of the operator's own series. */
  number: string;
  /** For a whole period, or for the rest of one on a larger plan. */
  kind: Generated<'period' | 'upgrade'>;
  status: 'open' | 'paid' | 'void';
  /** Until when the payment has extended the subscription. */
  paid_until: Instant | null;
  /** The operator when it was issued; null on one from before that was written down. */
  seller: JsonColumn<Seller> | null;
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
