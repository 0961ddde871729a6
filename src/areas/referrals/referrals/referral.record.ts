import type { Referral } from './referral.contract.ts';
import type { NamedReferralRow } from './referral.queries.ts';

/** A stored referral as callers see it. */
export function toReferral(row: NamedReferralRow): Referral {
  return {
    id: row.id,
    referrer: { id: row.referrer_id, name: row.referrer_name },
    patient: {
      id: row.patient_id,
      patientNumber: row.patient_number,
      firstName: row.patient_first_name,
      lastName: row.patient_last_name,
    },
    appointmentId: row.appointment_id,
    amountMinor: row.amount_minor,
    commissionMinor: row.commission_minor,
    reversedMinor: row.reversed_minor,
    status: row.status,
    payoutId: row.payout_id,
    notes: row.notes,
    referredOn: row.referred_on,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    version: row.version,
  };
}
