import type { Kysely } from 'kysely';
import { key, runAll } from './tenant-table.ts';

const covered = `'procedure', 'theatre_time', 'anesthesia', 'implant', 'consumable', 'recovery'`;
const uses = `'quarterHour', 'general', 'regional', 'local', 'sedation', 'combined', 'recovery'`;

/**
 * What an operation used and has no price for stands on its bill as a line that waits for one; recovery is charged as
 * theatre time is; a hospital says what it does not charge by itself.
 * docs/decisions/0124-nothing-is-done-for-nothing.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table surgical_charge drop constraint surgical_charge_state_known`,
    `alter table surgical_charge add constraint surgical_charge_state_known
      check (state in ('charged', 'covered', 'dropped', 'unpriced'))`,
    `alter table surgical_charge add constraint surgical_charge_unpriced
      check (state <> 'unpriced' or (price_minor = 0 and found_price_minor = 0))`,
    `alter table surgical_charge drop constraint surgical_charge_kind_known`,
    `alter table surgical_charge add constraint surgical_charge_kind_known check (kind in (${covered}, 'package'))`,
    `create index surgical_charge_by_price on surgical_charge (tenant_id, created_at, id) where state = 'unpriced'`,
    `alter table surgical_procedure drop constraint surgical_procedure_package_whole`,
    `alter table surgical_procedure add constraint surgical_procedure_package_whole
      check (package_covers <@ array[${covered}] and array_position(package_covers, null) is null
      and (package_service_id is null) = (cardinality(package_covers) = 0))`,
    `alter table surgical_pricing add column recovery_service_id uuid`,
    `alter table surgical_pricing add column not_charged text[] not null default '{}'`,
    `alter table surgical_pricing add constraint surgical_pricing_not_charged
      check (not_charged <@ array[${uses}] and array_position(not_charged, null) is null)`,
    key('surgical_pricing', 'recovery', 'recovery_service_id', 'service'),
  ]);
}
