import type { Kysely } from 'kysely';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { protectTenantTable, runAll } from './tenant-table.ts';

const gains: Readonly<Record<string, readonly string[]>> = { pharmacist: ['pharmacy.controlled'] };

/**
 * Controlled medicines are handed out and counted by two people.
 * docs/decisions/0061-controlled-medicines.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...witnesses, ...counts]);
  await protectTenantTable(db, 'controlled_count', ['select', 'insert']);
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

// What two people counted; a row is never changed, and moves nothing.
const counts = [
  `create table controlled_count (
    tenant_id uuid not null,
    id uuid not null,
    medicine_id uuid not null,
    place_id uuid not null,
    expected_quantity integer not null,
    counted_quantity integer not null,
    explanation text,
    counted_by uuid not null,
    witnessed_by uuid not null,
    counted_at timestamptz(3) not null,
    constraint controlled_count_pkey primary key (tenant_id, id),
    constraint controlled_count_quantity check (expected_quantity >= 0 and counted_quantity >= 0),
    constraint controlled_count_explained check (counted_quantity = expected_quantity
      or coalesce(explanation, '') <> ''),
    constraint controlled_count_two_people check (witnessed_by <> counted_by)
  )`,
  `alter table controlled_count add constraint controlled_count_medicine foreign key (tenant_id, medicine_id)
    references medicine (tenant_id, id)`,
  `alter table controlled_count add constraint controlled_count_place foreign key (tenant_id, place_id)
    references stock_place (tenant_id, id)`,
  `alter table controlled_count add constraint controlled_count_person foreign key (tenant_id, counted_by)
    references user_account (tenant_id, id)`,
  `alter table controlled_count add constraint controlled_count_witness foreign key (tenant_id, witnessed_by)
    references user_account (tenant_id, id)`,
  `create index controlled_count_by_place on controlled_count (tenant_id, medicine_id, place_id, counted_at, id)`,
  `create index medicine_controlled on medicine (tenant_id, sort_name, id) where is_controlled`,
];
