import { toRecord } from '#database/to-record.ts';
import { type Payout, payout, type PayoutMaker } from './payout.contract.ts';
import type { NamedPayoutRow } from './payout.queries.ts';
import { makerActs } from './payout.rules.ts';

/** A stored payout as callers see it. */
export function toPayout(row: NamedPayoutRow): Payout {
  return toRecord(payout, row, {
    processedByName: row.author_name,
    approvedByName: row.approver_name,
    paidByName: row.payer_name,
    cancelledByName: row.canceller_name,
    makers: row.makers.map((maker) => ({ ...maker, acts: actsOf(row, maker.id) })),
  });
}

function actsOf(row: NamedPayoutRow, userId: string): PayoutMaker['acts'] {
  const people = { ran: [row.processed_by], recorded: row.recorded_by, terms: row.terms_by };
  return makerActs.filter((act) => people[act].includes(userId));
}
