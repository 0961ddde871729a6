import { toRecord } from '#database/to-record.ts';
import { type Payout, payout } from './payout.contract.ts';
import type { NamedPayoutRow } from './payout.queries.ts';

/** A stored payout as callers see it. */
export function toPayout(row: NamedPayoutRow): Payout {
  return toRecord(payout, row, { processedByName: row.author_name });
}
