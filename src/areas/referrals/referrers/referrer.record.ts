import { toRecord } from '#database/to-record.ts';
import { type Referrer, referrer } from './referrer.contract.ts';
import type { NamedReferrerRow } from './referrer.queries.ts';

/** A stored referrer as callers see it. */
export function toReferrer(row: NamedReferrerRow): Referrer {
  return toRecord(referrer, row, {
    termsByName: row.setter_name,
    termsConfirmedByName: row.confirmer_name,
  });
}
