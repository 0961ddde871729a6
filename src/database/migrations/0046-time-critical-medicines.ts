import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/** Medicines of which minutes count, in the policy of a hospital. docs/decisions/0062-doses.md */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table dose_policy add column time_critical text[] not null default '{}'`,
    `alter table dose_policy add constraint dose_policy_time_critical
      check (cardinality(time_critical) <= 100 and array_position(time_critical, null) is null)`,
  ]);
}
