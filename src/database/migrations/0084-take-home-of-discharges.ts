import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * A prescription that was signed with a discharge names the stay that its patient goes home from.
 * docs/decisions/0114-medicines-of-a-discharge.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table prescription add column discharged_from uuid`,
    `alter table prescription add constraint prescription_discharged_from
      foreign key (tenant_id, discharged_from) references admission (tenant_id, id)`,
    `alter table prescription add constraint prescription_discharged_to_home
      check (discharged_from is null or kind = 'outpatient')`,
    `create index prescription_by_discharge on prescription (tenant_id, discharged_from)
      where discharged_from is not null`,
  ]);
}
