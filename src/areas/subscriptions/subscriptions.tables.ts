import type { Generated } from 'kysely';
import type { Instant, JsonColumn, PlainDate } from '#database/tables.ts';
import type { FileType } from '#kernel/files/file-types.ts';
import type { Seller } from './operator/operator.contract.ts';
import type { OnlinePaymentStatus } from './online/online-payment.rules.ts';
import type { PaymentMethod, ProofStatus, TypedMethod } from './proofs/proof.rules.ts';
import type { InvoiceChangeKind } from './receivables/invoice-change.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    subscription: SubscriptionTable;
    license_invoice: LicenseInvoiceTable;
    payment_proof: PaymentProofTable;
    plan_change: PlanChangeTable;
    client_payment: ClientPaymentTable;
    online_payment: OnlinePaymentTable;
    proof_file: ProofFileTable;
    operator_card: OperatorCardTable;
    license_invoice_change: LicenseInvoiceChangeTable;
    client_invoice: ClientInvoiceTable;
  }
}

interface SubscriptionTable {
  tenant_id: string;
  plan_code: string;
  plan_name: string;
  /** In minor units of `currency_code`, for each interval. */
  price_minor: number;
  currency_code: string;
  billing_interval: 'month' | 'year';
  /** Null for none, as the other limits. */
  staff_limit: number | null;
  patient_limit: number | null;
  bed_limit: number | null;
  storage_limit_megabytes: number | null;
  features: string[];
  status: 'trial' | 'active' | 'past_due' | 'canceled';
  trial_ends_at: Instant | null;
  period_ends_at: Instant;
  /** So long after the end of an unpaid period new records are still taken; null for a hospital never restricted. */
  grace_days: number | null;
  /** The day of the month on which periods end, in the hospital's zone; null until the first invoice. */
  billing_day: number | null;
  /** From when on the invoice for a larger plan counts as unpaid; null while none is open. */
  owed_at: Generated<Instant | null>;
  /** Until when an unpaid period counts as paid: the operator has given more time. Null where there is none. */
  deferred_until: Generated<Instant | null>;
  started_at: Instant;
  updated_at: Instant;
  version: number;
}

interface LicenseInvoiceTable {
  tenant_id: string;
  id: string;
  /** Of the operator's own series. */
  number: string;
  /** For a whole period, or for the rest of one on a larger plan. */
  kind: Generated<'period' | 'upgrade'>;
  plan_code: string;
  plan_name: string;
  amount_minor: number;
  /** What the operator let go before it was paid. */
  discount_minor: Generated<number>;
  /** What credit notes took off, before and after it was paid. */
  credited_minor: Generated<number>;
  /** Of that what went back to the hospital, because it had paid. */
  returned_minor: Generated<number>;
  currency_code: string;
  period_from: Instant;
  period_to: Instant;
  due_on: PlainDate;
  status: 'open' | 'paid' | 'void';
  paid_at: Instant | null;
  /** Until when the payment has extended the subscription. */
  paid_until: Instant | null;
  /** The operator when it was issued; null on one from before that was written down. */
  seller: JsonColumn<Seller> | null;
  created_at: Instant;
  updated_at: Instant;
  version: number;
}

/** What was done to an invoice; written once and never changed. */
interface LicenseInvoiceChangeTable {
  tenant_id: string;
  id: string;
  invoice_id: string;
  kind: InvoiceChangeKind;
  /** Of a credit note, in the operator's own series. */
  number: string | null;
  /** Of a discount or a credit note. */
  amount_minor: number | null;
  /** How the money of a paid invoice went back. */
  returned_by: TypedMethod | null;
  returned_reference: string | null;
  due_from: PlainDate | null;
  due_to: PlainDate | null;
  /** Null for a reminder, and where another plan took the invoice back. */
  reason: string | null;
  /** Who of the operator; null for the program. */
  made_by_name: string | null;
  made_at: Instant;
}

/** The operator's register: a copy of each invoice of all hospitals, which has the same id. */
interface ClientInvoiceTable {
  tenant_id: string;
  id: string;
  client_id: string;
  /** As it was when the invoice last changed: the hospital may be gone. */
  client_name: string;
  number: string;
  kind: 'period' | 'upgrade';
  plan_name: string;
  amount_minor: number;
  discount_minor: number;
  credited_minor: number;
  returned_minor: number;
  currency_code: string;
  period_from: Instant;
  period_to: Instant;
  due_on: PlainDate;
  status: 'open' | 'paid' | 'void';
  issued_at: Instant;
  paid_at: Instant | null;
  version: number;
}

/** What a hospital has planned for the end of what it has paid: another plan, or none. */
interface PlanChangeTable {
  tenant_id: string;
  id: string;
  kind: 'plan' | 'cancel';
  /** What was agreed of the plan when it was asked for; null where the subscription ends. */
  plan_code: string | null;
  plan_name: string | null;
  price_minor: number | null;
  currency_code: string | null;
  billing_interval: 'month' | 'year' | null;
  /** Null for none, as the other limits. */
  staff_limit: number | null;
  patient_limit: number | null;
  bed_limit: number | null;
  storage_limit_megabytes: number | null;
  features: string[];
  modules: string[];
  effective_at: Instant;
  status: 'planned' | 'done' | 'withdrawn';
  asked_by: string | null;
  asked_at: Instant;
  settled_at: Instant | null;
}

/** A payment that somebody began on the page of the operator's gateway. */
interface OnlinePaymentTable {
  tenant_id: string;
  id: string;
  invoice_id: string;
  /** What the gateway was asked to collect. */
  amount_minor: number;
  currency_code: string;
  status: OnlinePaymentStatus;
  /** What the gateway reported, among the proofs of payment. */
  proof_id: string | null;
  /** When the gateway is asked next; null once nothing is expected any more. */
  ask_at: Instant | null;
  times_asked: Generated<number>;
  started_by: string;
  started_at: Instant;
  settled_at: Instant | null;
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

interface PaymentProofTable extends ProofColumns {
  submitted_by: string | null;
}

/** A picture or PDF of a receipt. */
interface ProofFileTable {
  tenant_id: string;
  id: string;
  /** Null until a proof is handed in with it. */
  proof_id: string | null;
  name: string;
  content_type: FileType;
  bytes: number;
  /** Its name in the file store. */
  stored_as: string;
  added_by: string;
  added_at: Instant;
}

/** The operator's register: a copy of each proof, which has the same id. */
interface ClientPaymentTable extends ProofColumns {
  client_id: string;
  invoice_number: string;
  invoice_amount_minor: number;
  invoice_currency_code: string;
  /** The transaction as it is compared with those of all hospitals. */
  transaction_key: string;
  reviewed_by: string | null;
  /** The file that came with it, which is the hospital's. */
  file_id: Generated<string | null>;
  version: number;
}

/** Who the operator is; one row, in the operator's own organization. */
interface OperatorCardTable {
  tenant_id: string;
  name: string;
  address: string | null;
  tax_number: string | null;
  phone: string | null;
  email: string | null;
  hours: string | null;
  bkash: string | null;
  nagad: string | null;
  bank: string | null;
  /** People of suspended hospitals sign in, read and take out what is stored. */
  suspended_may_read: Generated<boolean>;
  updated_at: Instant;
  version: Generated<number>;
}
