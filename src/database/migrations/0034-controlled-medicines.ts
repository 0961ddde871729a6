import type { Kysely } from 'kysely';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { runAll } from './tenant-table.ts';

const gains: Readonly<Record<string, readonly string[]>> = { pharmacist: ['pharmacy.controlled'] };

/**
 * Controlled medicines are handed out and counted by two people.
 * docs/decisions/0061-controlled-medicines.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, witnesses);
  await inEachHospital(db, (tenantId) => extendRoles(db, tenantId, gains));
}

// What was handed out before this was never controlled: it was refused.
const witnesses = [
  `alter table dispensing add column witnessed_by uuid`,
  `alter table dispensing add constraint dispensing_witness foreign key (tenant_id, witnessed_by)
    references user_account (tenant_id, id)`,
  `alter table dispensing add constraint dispensing_two_people check (witnessed_by <> dispensed_by)`,
  `alter table dispensing add constraint dispensing_and_witness unique (tenant_id, id, witnessed_by)`,
  `alter table dispensing_item add column is_controlled boolean not null default false`,
  `alter table dispensing_item add column witnessed_by uuid`,
  `alter table dispensing_item add constraint dispensing_item_witnessed
    check (is_controlled = (witnessed_by is not null))`,
  `alter table dispensing_item add constraint dispensing_item_witness
    foreign key (tenant_id, dispensing_id, witnessed_by) references dispensing (tenant_id, id, witnessed_by)`,
];
