import { toRecord } from '#database/to-record.ts';
import { type Referrer, referrer } from './referrer.contract.ts';
import type { ReferrerRow } from './referrer.queries.ts';

/** A stored referrer as callers see it. */
export function toReferrer(row: ReferrerRow): Referrer {
  return toRecord(referrer, row);
}
