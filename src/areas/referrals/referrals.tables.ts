import type { Generated } from 'kysely';
import type { Instant, PlainDate } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    referrer: ReferrerTable;
    referral: ReferralTable;
    payout: PayoutTable;
    commission_reversal: CommissionReversalTable;
  }
}

/** Its row is locked before anything about the referrer's money changes, so that nobody waits in a circle. */
interface ReferrerTable {
  tenant_id: string;
  id: string;
  name: string;
  type: 'doctor' | 'pharmacy' | 'clinic' | 'individual';
  phone: string | null;
  email: string | null;
  address: string | null;
  commission_type: 'percentage' | 'flat';
  /** Set for a percentage alone, in hundredths of a percent. */
  commission_basis_points: number | null;
  /** Set for a flat sum alone, in minor units. */
  commission_flat_minor: number | null;
  /** Counts the changes of the commission from 1. */
  terms_version: Generated<number>;
  /** Who set the commission; null where it stood before that was kept. */
  terms_by: string | null;
  terms_at: Instant | null;
  /** Another person who agreed to the commission, by confirming it or by approving a payout with it. */
  terms_confirmed_by: Generated<string | null>;
  terms_confirmed_at: Generated<Instant | null>;
  status: Generated<'active' | 'inactive'>;
  total_referrals: Generated<number>;
  /** The sum of the amounts referred. */
  total_revenue_minor: Generated<number>;
  /** The sum of commissions less what was reversed. */
  total_commission_minor: Generated<number>;
  /** The part of it that is not paid out. */
  pending_commission_minor: Generated<number>;
  last_referral_at: Generated<Instant | null>;
  created_at: Instant;
  updated_at: Instant;
  version: Generated<number>;
}

interface ReferralTable {
  tenant_id: string;
  id: string;
  referrer_id: string;
  patient_id: string;
  appointment_id: string | null;
  amount_minor: number;
  commission_minor: number;
  /** Recorded or changed by hand, or made by sending an invoice. */
  source: 'hand' | 'invoice';
  /** Who recorded or changed it; a payout with it is decided by somebody else. */
  maker_ids: string[];
  /** The referrer's terms that the commission was reckoned by. */
  terms_version: number;
  /** Who set those terms, as long as nobody else has confirmed them. */
  terms_by: string | null;
  /** Taken back because an invoice was refunded; never above the commission. */
  reversed_minor: Generated<number>;
  status: Generated<'pending' | 'paid'>;
  /** The one payout it is in; empty again when that is cancelled. */
  payout_id: Generated<string | null>;
  /** The makers of that payout once more: the database compares them with its own. */
  payout_makers: Generated<string[] | null>;
  notes: string | null;
  /** The day in the hospital's calendar, which decides the month of its payout. */
  referred_on: PlainDate;
  created_by: string;
  created_at: Instant;
  paid_at: Generated<Instant | null>;
  updated_at: Instant;
  version: Generated<number>;
}

interface PayoutTable {
  tenant_id: string;
  id: string;
  payout_number: string;
  referrer_id: string;
  referrer_name: string;
  /** YYYY-MM of the referrals in it. */
  month: string;
  period_start: PlainDate;
  period_end: PlainDate;
  total_referrals: number;
  total_revenue_minor: number;
  total_commission_minor: number;
  /** Commission paid earlier and taken back here. */
  reversed_minor: number;
  withholding_basis_points: number;
  tax_withheld_minor: number;
  net_minor: number;
  payout_method: Generated<'bank_transfer' | 'cash' | 'mobile' | 'cheque'>;
  status: Generated<'pending' | 'approved' | 'paid' | 'cancelled'>;
  transaction_reference: Generated<string | null>;
  processed_by: string;
  /** Everybody who made it: who ran it, and those of the two lists below. Never changed. */
  maker_ids: string[];
  /** Who recorded or changed referrals in it. */
  recorded_by: string[];
  /** Who set terms of referrals in it that nobody had confirmed when it was run. */
  terms_by: string[];
  referrals_by_hand: number;
  /** None of its makers approves or pays it; the hospital's setting when it was run. */
  needed_second_person: boolean;
  approved_by: Generated<string | null>;
  approved_at: Generated<Instant | null>;
  paid_by: Generated<string | null>;
  paid_at: Generated<Instant | null>;
  cancelled_by: Generated<string | null>;
  cancelled_at: Generated<Instant | null>;
  cancel_reason: Generated<string | null>;
  notes: Generated<string | null>;
  created_at: Instant;
  updated_at: Instant;
  version: Generated<number>;
}

/** Commission that was paid out before its invoice was refunded; a payout takes it back, until then it is carried. */
interface CommissionReversalTable {
  tenant_id: string;
  id: string;
  referrer_id: string;
  referral_id: string;
  /** The refund that took it back, before there were credit notes. */
  payment_id: string | null;
  /** The credit note that took it back; null where the invoice was voided. */
  credit_note_id: string | null;
  amount_minor: number;
  payout_id: Generated<string | null>;
  created_at: Instant;
}
