import type { Generated } from 'kysely';
import type { PlainDate, Table } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    referrer: Table<'referrer', ReferrerColumns>;
    referral: Table<'referral', ReferralColumns>;
    payout: Table<'payout', PayoutColumns>;
    commission_reversal: Table<'commission_reversal', CommissionReversalColumns>;
  }
}

/** Its row is locked before anything about the referrer's money changes, so that nobody waits in a circle. */
interface ReferrerColumns {
  type: 'doctor' | 'pharmacy' | 'clinic' | 'individual';
  commission_type: 'percentage' | 'flat';
  /** Set for a percentage alone, in hundredths of a percent. */
  commission_basis_points: number | null;
  /** Set for a flat sum alone, in minor units. */
  commission_flat_minor: number | null;
  /** Counts the changes of the commission from 1. */
  terms_version: Generated<number>;
  /** Who set the commission; null where it stood before that was kept. */
  terms_by: string | null;
  /** Another person who agreed to the commission, by confirming it or by approving a payout with it. */
  terms_confirmed_by: string | null;
  status: Generated<'active' | 'inactive'>;
  /** The sum of the amounts referred. */
  total_revenue_minor: Generated<number>;
  /** The sum of commissions less what was reversed. */
  total_commission_minor: Generated<number>;
  /** The part of it that is not paid out. */
  pending_commission_minor: Generated<number>;
}

interface ReferralColumns {
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
  payout_id: string | null;
  /** The makers of that payout once more: the database compares them with its own. */
  payout_makers: string[] | null;
  /** The day in the hospital's calendar, which decides the month of its payout. */
  referred_on: PlainDate;
}

interface PayoutColumns {
  /** YYYY-MM of the referrals in it. */
  month: string;
  /** Commission paid earlier and taken back here. */
  reversed_minor: number;
  payout_method: Generated<'bank_transfer' | 'cash' | 'mobile' | 'cheque'>;
  status: Generated<'pending' | 'approved' | 'paid' | 'cancelled'>;
  /** Everybody who made it: who ran it, and those of the two lists below. Never changed. */
  maker_ids: string[];
  /** Who recorded or changed referrals in it. */
  recorded_by: string[];
  /** Who set terms of referrals in it that nobody had confirmed when it was run. */
  terms_by: string[];
  referrals_by_hand: number;
  /** None of its makers approves or pays it; the hospital's setting when it was run. */
  needed_second_person: boolean;
}

/** Commission that was paid out before its invoice was refunded; a payout takes it back, until then it is carried. */
interface CommissionReversalColumns {
  /** The refund that took it back, before there were credit notes. */
  payment_id: string | null;
  /** The credit note that took it back; null where the invoice was voided. */
  credit_note_id: string | null;
}
