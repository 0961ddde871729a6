import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * What an operation uses of the stock and what it costs: consumables and implants with their lots, by which services
 * an operation is charged, and its charges until billing has validated them. docs/decisions/0075-theatre-charges.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...consumables, ...implants, ...prices, ...charges]);
  await protectTenantTable(db, 'surgical_consumable', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'surgical_consumable_lot', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'surgical_pricing', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'surgical_bill', ['select', 'insert', 'update', 'delete']);
  await protectTenantTable(db, 'surgical_charge', ['select', 'insert', 'update', 'delete']);
}

const consumables = [
  `create table surgical_consumable (
    tenant_id uuid not null,
    id uuid not null,
    case_id uuid not null,
    patient_id uuid not null,
    item_id uuid not null,
    place_id uuid not null,
    name text not null,
    unit text not null,
    quantity integer not null,
    returned_quantity integer not null default 0,
    price_minor bigint not null,
    recorded_by uuid not null,
    recorded_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint surgical_consumable_pkey primary key (tenant_id, id),
    constraint surgical_consumable_named check (name <> '' and unit <> ''),
    constraint surgical_consumable_quantity check (quantity > 0 and returned_quantity between 0 and quantity),
    constraint surgical_consumable_price check (price_minor >= 0)
  )`,
  tenantKey('surgical_consumable'),
  key('surgical_consumable', 'case', 'case_id, patient_id', 'surgical_case', 'id, patient_id'),
  key('surgical_consumable', 'item', 'item_id', 'stock_item'),
  key('surgical_consumable', 'place', 'place_id', 'stock_place'),
  key('surgical_consumable', 'recorder', 'recorded_by', 'user_account'),
  `create index surgical_consumable_of_case on surgical_consumable (tenant_id, case_id, recorded_at, id)`,
  `create table surgical_consumable_lot (
    tenant_id uuid not null,
    consumable_id uuid not null,
    lot_id uuid not null,
    lot_number text not null,
    expires_on date,
    quantity integer not null,
    returned_quantity integer not null default 0,
    constraint surgical_consumable_lot_pkey primary key (tenant_id, consumable_id, lot_id),
    constraint surgical_consumable_lot_quantity
      check (quantity > 0 and returned_quantity between 0 and quantity)
  )`,
  tenantKey('surgical_consumable_lot'),
  key('surgical_consumable_lot', 'consumable', 'consumable_id', 'surgical_consumable'),
  key('surgical_consumable_lot', 'lot', 'lot_id', 'stock_lot'),
];

// An implant that was taken from the stock names item, place and lot, and what it costs.
const implants = [
  `alter table surgical_implant add column item_id uuid`,
  `alter table surgical_implant add column place_id uuid`,
  `alter table surgical_implant add column lot_id uuid`,
  `alter table surgical_implant add column price_minor bigint`,
  `alter table surgical_implant add constraint surgical_implant_of_stock check ((item_id is null) = (place_id is null)
    and (item_id is null) = (lot_id is null) and (item_id is null) = (price_minor is null) and price_minor >= 0)`,
  key('surgical_implant', 'item', 'item_id', 'stock_item'),
  key('surgical_implant', 'place', 'place_id', 'stock_place'),
  key('surgical_implant', 'stock_lot', 'lot_id', 'stock_lot'),
];

const kinds = `'procedure', 'theatre_time', 'anesthesia', 'implant', 'consumable'`;

// By which services of the catalogue an operation is charged; what is null is not charged.
const prices = [
  `create table surgical_pricing (
    tenant_id uuid not null,
    id uuid not null,
    quarter_hour_service_id uuid,
    general_service_id uuid,
    regional_service_id uuid,
    local_service_id uuid,
    sedation_service_id uuid,
    combined_service_id uuid,
    updated_by uuid not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint surgical_pricing_pkey primary key (tenant_id, id),
    constraint surgical_pricing_once unique (tenant_id)
  )`,
  tenantKey('surgical_pricing'),
  ...['quarter_hour', 'general', 'regional', 'local', 'sedation', 'combined'].map((name) =>
    key('surgical_pricing', name, `${name}_service_id`, 'service'),
  ),
  key('surgical_pricing', 'changer', 'updated_by', 'user_account'),
  `alter table surgical_procedure add column package_service_id uuid`,
  `alter table surgical_procedure add column package_covers text[] not null default '{}'`,
  `alter table surgical_procedure add constraint surgical_procedure_package_whole check (package_covers <@ array[${kinds}]
    and array_position(package_covers, null) is null
    and (package_service_id is null) = (cardinality(package_covers) = 0))`,
  key('surgical_procedure', 'package', 'package_service_id', 'service'),
];

const charges = [
  `create table surgical_bill (
    tenant_id uuid not null,
    id uuid not null,
    case_id uuid not null,
    patient_id uuid not null,
    bill_number integer not null,
    status text not null,
    admission_id uuid,
    invoice_id uuid,
    validated_by uuid,
    validated_at timestamptz(3),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint surgical_bill_pkey primary key (tenant_id, id),
    constraint surgical_bill_of_case unique (tenant_id, id, case_id),
    constraint surgical_bill_number_once unique (tenant_id, case_id, bill_number),
    constraint surgical_bill_number_counts check (bill_number > 0),
    constraint surgical_bill_status_known check (status in ('open', 'validated')),
    constraint surgical_bill_validated check ((status = 'validated') = (validated_by is not null)
      and (status = 'validated') = (validated_at is not null)),
    constraint surgical_bill_one_way check ((admission_id is null or invoice_id is null)
      and (status = 'validated' or (admission_id is null and invoice_id is null)))
  )`,
  tenantKey('surgical_bill'),
  key('surgical_bill', 'case', 'case_id, patient_id', 'surgical_case', 'id, patient_id'),
  key('surgical_bill', 'admission', 'admission_id', 'admission'),
  key('surgical_bill', 'invoice', 'invoice_id', 'invoice'),
  key('surgical_bill', 'validator', 'validated_by', 'user_account'),
  `create unique index surgical_bill_one_open on surgical_bill (tenant_id, case_id) where status = 'open'`,
  `create index surgical_bill_by_status on surgical_bill (tenant_id, status, created_at, id)`,
  `create index surgical_bill_by_time on surgical_bill (tenant_id, created_at, id)`,
  `create table surgical_charge (
    tenant_id uuid not null,
    id uuid not null,
    bill_id uuid not null,
    case_id uuid not null,
    kind text not null,
    source_key text collate "C" not null,
    service_id uuid,
    name text not null,
    found_quantity integer not null,
    found_price_minor bigint not null,
    quantity integer not null,
    price_minor bigint not null,
    state text not null,
    change_reason text,
    changed_by uuid,
    changed_at timestamptz(3),
    created_at timestamptz(3) not null,
    version integer not null default 1,
    constraint surgical_charge_pkey primary key (tenant_id, id),
    constraint surgical_charge_once unique (tenant_id, case_id, source_key),
    constraint surgical_charge_kind_known check (kind in (${kinds}, 'package')),
    constraint surgical_charge_named check (name <> '' and source_key <> ''),
    constraint surgical_charge_quantity check (quantity > 0 and found_quantity > 0),
    constraint surgical_charge_price check (price_minor >= 0 and found_price_minor >= 0),
    constraint surgical_charge_state_known check (state in ('charged', 'covered', 'dropped')),
    constraint surgical_charge_reasoned check ((change_reason is null) = (changed_by is null)
      and (change_reason is null) = (changed_at is null) and change_reason <> '' and (change_reason is not null
      or (state <> 'dropped' and quantity = found_quantity and price_minor = found_price_minor)))
  )`,
  tenantKey('surgical_charge'),
  key('surgical_charge', 'bill', 'bill_id, case_id', 'surgical_bill', 'id, case_id'),
  key('surgical_charge', 'service', 'service_id', 'service'),
  key('surgical_charge', 'changer', 'changed_by', 'user_account'),
  `create index surgical_charge_of_bill on surgical_charge (tenant_id, bill_id, created_at, id)`,
  `alter table invoice_source drop constraint invoice_source_kind_known`,
  `alter table invoice_source add constraint invoice_source_kind_known check (kind in ('lab_order', 'stay',
    'further_stay', 'stay_service', 'stay_timer', 'stay_supply', 'dispensing', 'counter_sale', 'surgical_bill'))`,
];
