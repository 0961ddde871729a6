import { toRecord } from '#database/to-record.ts';
import type { Db } from '#database/tables.ts';
import type { DosePolicy } from './dose-policy.contract.ts';
import { dosePolicy, publishedPolicy } from './dose-policy.contract.ts';
import { type PolicyRow, selectPolicies } from './dose-policy.queries.ts';

/** The policies that hold from a day of the hospital on. */
export async function readPolicies(
  db: Db,
  tenantId: string,
  day: string,
): Promise<(day: string) => DosePolicy> {
  const rows = await selectPolicies(db, tenantId, day);
  const known = rows.map((row) => ({ from: row.valid_from, policy: toPolicy(row) }));
  return (asked) => known.findLast(({ from }) => from <= asked)?.policy ?? publishedPolicy;
}

export function toPolicy(row: PolicyRow): DosePolicy {
  return toRecord(dosePolicy, row, { times: row.times as DosePolicy['times'] });
}
