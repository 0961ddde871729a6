import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { type Referral, referral } from './referral.contract.ts';
import type { NamedReferralRow } from './referral.queries.ts';

/** A stored referral as callers see it. */
export function toReferral(row: NamedReferralRow): Referral {
  return toRecord(referral, row, {
    referrer: { id: row.referrer_id, name: row.referrer_name },
    createdByName: row.author_name,
    patient: toNamedPatient(row),
  });
}
