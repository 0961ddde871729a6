import { type Kysely, sql } from 'kysely';
import { appRole, protectTenantTable, runAll } from './tenant-table.ts';

/**
 * What was handed out of which lot, what came back, and how it was billed: on an invoice of its own, or on the bill of a
 * stay. Rows of dispensing are never changed; of a lot only what came back of it is counted.
 * docs/decisions/0059-dispensing.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...sources, ...supplies, ...dispensings, ...items, ...returns, ...findings]);
  await protectTenantTable(db, 'stay_supply', ['select', 'insert']);
  await grantColumn(db, 'stay_supply', 'returned_quantity');
  for (const table of ['dispensing', 'dispensing_item', 'dispensing_return', 'dispensing_finding']) {
    await protectTenantTable(db, table, ['select', 'insert']);
  }
  await protectTenantTable(db, 'dispensing_lot', ['select', 'insert']);
  await grantColumn(db, 'dispensing_lot', 'returned_quantity');
}

async function grantColumn(db: Kysely<never>, table: string, column: string): Promise<void> {
  await sql`grant update (${sql.id(column)}) on ${sql.id(table)} to ${sql.id(appRole)}`.execute(db);
}

const sources = [
  `alter table invoice_source drop constraint invoice_source_kind_known`,
  `alter table invoice_source add constraint invoice_source_kind_known check (kind in ('lab_order', 'stay',
    'further_stay', 'stay_service', 'stay_timer', 'stay_supply', 'dispensing'))`,
  `create index prescription_to_dispense on prescription (tenant_id, signed_at, id)
    where status in ('signed', 'partly-dispensed')`,
];

// What a stay got of the pharmacy; it stands on the bill of the stay as long as it was not brought back.
const supplies = [
  `create table stay_supply (
    tenant_id uuid not null,
    id uuid not null,
    admission_id uuid not null,
    name text not null,
    price_minor bigint not null,
    quantity integer not null,
    returned_quantity integer not null default 0,
    charged_at timestamptz(3) not null,
    created_by uuid not null,
    constraint stay_supply_pkey primary key (tenant_id, id),
    constraint stay_supply_named check (name <> ''),
    constraint stay_supply_price check (price_minor >= 0),
    constraint stay_supply_quantity check (quantity > 0 and returned_quantity between 0 and quantity)
  )`,
  `alter table stay_supply add constraint stay_supply_admission foreign key (tenant_id, admission_id)
    references admission (tenant_id, id)`,
  `alter table stay_supply add constraint stay_supply_author foreign key (tenant_id, created_by)
    references user_account (tenant_id, id)`,
  `create index stay_supply_by_admission on stay_supply (tenant_id, admission_id, charged_at, id)`,
];

const dispensings = [
  `create table dispensing (
    tenant_id uuid not null,
    id uuid not null,
    dispensing_number text collate "C" not null,
    prescription_id uuid not null,
    patient_id uuid not null,
    place_id uuid not null,
    invoice_id uuid,
    admission_id uuid,
    dispensed_by uuid not null,
    dispensed_at timestamptz(3) not null,
    constraint dispensing_pkey primary key (tenant_id, id),
    constraint dispensing_number_once unique (tenant_id, dispensing_number),
    constraint dispensing_billed_once check (invoice_id is null or admission_id is null)
  )`,
  `alter table dispensing add constraint dispensing_tenant foreign key (tenant_id) references tenant (id)`,
  `alter table dispensing add constraint dispensing_prescription foreign key (tenant_id, prescription_id, patient_id)
    references prescription (tenant_id, id, patient_id)`,
  `alter table dispensing add constraint dispensing_place foreign key (tenant_id, place_id)
    references stock_place (tenant_id, id)`,
  `alter table dispensing add constraint dispensing_invoice foreign key (tenant_id, invoice_id)
    references invoice (tenant_id, id)`,
  `alter table dispensing add constraint dispensing_admission foreign key (tenant_id, admission_id)
    references admission (tenant_id, id)`,
  `alter table dispensing add constraint dispensing_person foreign key (tenant_id, dispensed_by)
    references user_account (tenant_id, id)`,
  `create index dispensing_by_prescription on dispensing (tenant_id, prescription_id, dispensed_at, id)`,
  `create index dispensing_by_patient on dispensing (tenant_id, patient_id, dispensed_at, id)`,
  `create unique index dispensing_by_invoice on dispensing (tenant_id, invoice_id) where invoice_id is not null`,
];

// `total_after` is what the line had got, this included: never above what was prescribed.
const items = [
  `create table dispensing_item (
    tenant_id uuid not null,
    id uuid not null,
    dispensing_id uuid not null,
    position smallint not null,
    line_id uuid not null,
    kind text not null,
    medicine_id uuid,
    name text not null,
    prescribed_name text,
    quantity integer,
    base_unit text,
    price_minor bigint not null,
    prescribed_quantity integer,
    total_after integer not null,
    invoice_id uuid,
    agreed_by text,
    agreed_name text,
    lot_reason text,
    constraint dispensing_item_pkey primary key (tenant_id, id),
    constraint dispensing_item_once unique (tenant_id, dispensing_id, position),
    constraint dispensing_item_named check (name <> ''),
    constraint dispensing_item_kind_known check (kind in ('given', 'outside')),
    constraint dispensing_item_given check (kind <> 'given' or (quantity is not null and medicine_id is not null)),
    constraint dispensing_item_outside check (kind <> 'outside' or (price_minor = 0 and invoice_id is null)),
    constraint dispensing_item_quantity check (quantity > 0),
    constraint dispensing_item_price check (price_minor >= 0),
    constraint dispensing_item_within check (total_after >= 0 and total_after <= prescribed_quantity),
    constraint dispensing_item_agreed_known check (agreed_by in ('doctor', 'patient')),
    constraint dispensing_item_substitute check ((prescribed_name is null) = (agreed_by is null)
      and (agreed_by is null) = (coalesce(agreed_name, '') = ''))
  )`,
  `alter table dispensing_item add constraint dispensing_item_of foreign key (tenant_id, dispensing_id)
    references dispensing (tenant_id, id)`,
  `alter table dispensing_item add constraint dispensing_item_line foreign key (tenant_id, line_id)
    references prescription_line (tenant_id, id)`,
  `alter table dispensing_item add constraint dispensing_item_medicine foreign key (tenant_id, medicine_id)
    references medicine (tenant_id, id)`,
  `alter table dispensing_item add constraint dispensing_item_billed foreign key (tenant_id, invoice_id, position)
    references invoice_item (tenant_id, invoice_id, position)`,
  `create index dispensing_item_by_line on dispensing_item (tenant_id, line_id)`,
  `create table dispensing_lot (
    tenant_id uuid not null,
    item_id uuid not null,
    lot_id uuid not null,
    lot_number text not null,
    expires_on date,
    quantity integer not null,
    returned_quantity integer not null default 0,
    movement_id uuid not null,
    constraint dispensing_lot_pkey primary key (tenant_id, item_id, lot_id),
    constraint dispensing_lot_quantity check (quantity > 0 and returned_quantity between 0 and quantity)
  )`,
  `alter table dispensing_lot add constraint dispensing_lot_of foreign key (tenant_id, item_id)
    references dispensing_item (tenant_id, id)`,
  `alter table dispensing_lot add constraint dispensing_lot_lot foreign key (tenant_id, lot_id)
    references stock_lot (tenant_id, id)`,
  `alter table dispensing_lot add constraint dispensing_lot_movement foreign key (tenant_id, movement_id)
    references stock_movement (tenant_id, id)`,
];

const returns = [
  `create table dispensing_return (
    tenant_id uuid not null,
    id uuid not null,
    dispensing_id uuid not null,
    item_id uuid not null,
    lot_id uuid not null,
    quantity integer not null,
    is_owed_again boolean not null,
    reason text not null,
    place_id uuid not null,
    movement_id uuid not null,
    credit_note_id uuid,
    returned_by uuid not null,
    returned_at timestamptz(3) not null,
    constraint dispensing_return_pkey primary key (tenant_id, id),
    constraint dispensing_return_quantity check (quantity > 0),
    constraint dispensing_return_reasoned check (reason <> '')
  )`,
  `alter table dispensing_return add constraint dispensing_return_of foreign key (tenant_id, dispensing_id)
    references dispensing (tenant_id, id)`,
  `alter table dispensing_return add constraint dispensing_return_lot foreign key (tenant_id, item_id, lot_id)
    references dispensing_lot (tenant_id, item_id, lot_id)`,
  `alter table dispensing_return add constraint dispensing_return_place foreign key (tenant_id, place_id)
    references stock_place (tenant_id, id)`,
  `alter table dispensing_return add constraint dispensing_return_movement foreign key (tenant_id, movement_id)
    references stock_movement (tenant_id, id)`,
  `alter table dispensing_return add constraint dispensing_return_credit foreign key (tenant_id, credit_note_id)
    references credit_note (tenant_id, id)`,
  `alter table dispensing_return add constraint dispensing_return_person foreign key (tenant_id, returned_by)
    references user_account (tenant_id, id)`,
  `create index dispensing_return_by_dispensing on dispensing_return (tenant_id, dispensing_id, returned_at, id)`,
  `create index dispensing_return_by_item on dispensing_return (tenant_id, item_id)`,
];

// What stopped at the counter and was not known when the prescription was signed, with why it was passed.
const findings = [
  `create table dispensing_finding (
    tenant_id uuid not null,
    id uuid not null,
    dispensing_id uuid not null,
    line_id uuid not null,
    code text not null,
    facts jsonb not null,
    rules_version text not null,
    reason text not null,
    constraint dispensing_finding_pkey primary key (tenant_id, id),
    constraint dispensing_finding_reasoned check (reason <> ''),
    constraint dispensing_finding_facts check (jsonb_typeof(facts) = 'object')
  )`,
  `alter table dispensing_finding add constraint dispensing_finding_of foreign key (tenant_id, dispensing_id)
    references dispensing (tenant_id, id)`,
  `alter table dispensing_finding add constraint dispensing_finding_line foreign key (tenant_id, line_id)
    references prescription_line (tenant_id, id)`,
  `create index dispensing_finding_of_one on dispensing_finding (tenant_id, dispensing_id)`,
];
