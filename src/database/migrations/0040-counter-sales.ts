import { type Kysely, sql } from 'kysely';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { appRole, protectTenantTable, runAll } from './tenant-table.ts';

const gains: Readonly<Record<string, readonly string[]>> = { pharmacist: ['pharmacy.counter'] };

/**
 * Medicines sold over the counter without a prescription, to a patient or to somebody who is none; and what is controlled
 * leaves the stock by two people on every way out. Into quarantine one may put it at once, as a recall does.
 * docs/decisions/0067-counter-sale.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...buyers, ...medicines, ...sales, ...items, ...returns, ...witnessed]);
  for (const table of ['counter_sale', 'counter_sale_item', 'counter_sale_lot', 'counter_sale_return']) {
    await protectTenantTable(db, table, ['select', 'insert']);
  }
  await sql`grant update (returned_quantity) on counter_sale_lot to ${sql.id(appRole)}`.execute(db);
  await inEachHospital(db, async (tenantId) => {
    await extendRoles(db, tenantId, gains);
    await sql`update stock_item item set is_controlled = true from medicine
      where item.tenant_id = ${tenantId}::uuid and medicine.tenant_id = ${tenantId}::uuid
        and medicine.id = item.id and medicine.is_controlled`.execute(db);
  });
}

// Only what follows from a patient needs one: an appointment, an order, a referral.
const buyers = [
  `alter table invoice alter column patient_id drop not null`,
  `alter table invoice add column buyer_name text`,
  `alter table invoice add column buyer_phone text`,
  `alter table invoice add constraint invoice_of_patient_or_buyer
    check (patient_id is null or (buyer_name is null and buyer_phone is null))`,
  `alter table invoice add constraint invoice_of_buyer_alone check (patient_id is not null
    or (appointment_id is null and lab_order_id is null and referral_id is null and referrer_id is null))`,
  `alter table invoice_source drop constraint invoice_source_kind_known`,
  `alter table invoice_source add constraint invoice_source_kind_known check (kind in ('lab_order', 'stay',
    'further_stay', 'stay_service', 'stay_timer', 'stay_supply', 'dispensing', 'counter_sale'))`,
];

const medicines = [`alter table medicine add column is_prescription_only boolean not null default false`];

const sales = [
  `create table counter_sale (
    tenant_id uuid not null,
    id uuid not null,
    sale_number text collate "C" not null,
    patient_id uuid,
    buyer_name text,
    buyer_phone text,
    place_id uuid not null,
    invoice_id uuid not null,
    sold_by uuid not null,
    sold_at timestamptz(3) not null,
    constraint counter_sale_pkey primary key (tenant_id, id),
    constraint counter_sale_number_once unique (tenant_id, sale_number),
    constraint counter_sale_billed_once unique (tenant_id, invoice_id),
    constraint counter_sale_of_patient_or_buyer
      check (patient_id is null or (buyer_name is null and buyer_phone is null))
  )`,
  `alter table counter_sale add constraint counter_sale_tenant foreign key (tenant_id) references tenant (id)`,
  `alter table counter_sale add constraint counter_sale_patient foreign key (tenant_id, patient_id)
    references patient (tenant_id, id)`,
  `alter table counter_sale add constraint counter_sale_place foreign key (tenant_id, place_id)
    references stock_place (tenant_id, id)`,
  `alter table counter_sale add constraint counter_sale_invoice foreign key (tenant_id, invoice_id)
    references invoice (tenant_id, id)`,
  `alter table counter_sale add constraint counter_sale_person foreign key (tenant_id, sold_by)
    references user_account (tenant_id, id)`,
  `create index counter_sale_by_time on counter_sale (tenant_id, sold_at, id)`,
  `create index counter_sale_by_patient on counter_sale (tenant_id, patient_id, sold_at, id)
    where patient_id is not null`,
];

const items = [
  `create table counter_sale_item (
    tenant_id uuid not null,
    id uuid not null,
    sale_id uuid not null,
    position smallint not null,
    medicine_id uuid not null,
    name text not null,
    quantity integer not null,
    base_unit text not null,
    price_minor bigint not null,
    invoice_id uuid not null,
    constraint counter_sale_item_pkey primary key (tenant_id, id),
    constraint counter_sale_item_once unique (tenant_id, sale_id, position),
    constraint counter_sale_item_medicine_once unique (tenant_id, sale_id, medicine_id),
    constraint counter_sale_item_named check (name <> ''),
    constraint counter_sale_item_quantity check (quantity > 0),
    constraint counter_sale_item_price check (price_minor > 0)
  )`,
  `alter table counter_sale_item add constraint counter_sale_item_of foreign key (tenant_id, sale_id)
    references counter_sale (tenant_id, id)`,
  `alter table counter_sale_item add constraint counter_sale_item_medicine foreign key (tenant_id, medicine_id)
    references medicine (tenant_id, id)`,
  `alter table counter_sale_item add constraint counter_sale_item_billed
    foreign key (tenant_id, invoice_id, position) references invoice_item (tenant_id, invoice_id, position)`,
  `create index counter_sale_item_by_medicine on counter_sale_item (tenant_id, medicine_id)`,
  `create table counter_sale_lot (
    tenant_id uuid not null,
    item_id uuid not null,
    lot_id uuid not null,
    lot_number text not null,
    expires_on date,
    quantity integer not null,
    returned_quantity integer not null default 0,
    movement_id uuid not null,
    constraint counter_sale_lot_pkey primary key (tenant_id, item_id, lot_id),
    constraint counter_sale_lot_quantity check (quantity > 0 and returned_quantity between 0 and quantity)
  )`,
  `alter table counter_sale_lot add constraint counter_sale_lot_of foreign key (tenant_id, item_id)
    references counter_sale_item (tenant_id, id)`,
  `alter table counter_sale_lot add constraint counter_sale_lot_lot foreign key (tenant_id, lot_id)
    references stock_lot (tenant_id, id)`,
  `alter table counter_sale_lot add constraint counter_sale_lot_movement foreign key (tenant_id, movement_id)
    references stock_movement (tenant_id, id)`,
];

const returns = [
  `create table counter_sale_return (
    tenant_id uuid not null,
    id uuid not null,
    sale_id uuid not null,
    item_id uuid not null,
    lot_id uuid not null,
    quantity integer not null,
    reason text not null,
    place_id uuid not null,
    movement_id uuid not null,
    credit_note_id uuid not null,
    returned_by uuid not null,
    returned_at timestamptz(3) not null,
    constraint counter_sale_return_pkey primary key (tenant_id, id),
    constraint counter_sale_return_quantity check (quantity > 0),
    constraint counter_sale_return_reasoned check (reason <> '')
  )`,
  `alter table counter_sale_return add constraint counter_sale_return_of foreign key (tenant_id, sale_id)
    references counter_sale (tenant_id, id)`,
  `alter table counter_sale_return add constraint counter_sale_return_lot
    foreign key (tenant_id, item_id, lot_id) references counter_sale_lot (tenant_id, item_id, lot_id)`,
  `alter table counter_sale_return add constraint counter_sale_return_place foreign key (tenant_id, place_id)
    references stock_place (tenant_id, id)`,
  `alter table counter_sale_return add constraint counter_sale_return_movement
    foreign key (tenant_id, movement_id) references stock_movement (tenant_id, id)`,
  `alter table counter_sale_return add constraint counter_sale_return_credit
    foreign key (tenant_id, credit_note_id) references credit_note (tenant_id, id)`,
  `alter table counter_sale_return add constraint counter_sale_return_person
    foreign key (tenant_id, returned_by) references user_account (tenant_id, id)`,
  `create index counter_sale_return_by_sale on counter_sale_return (tenant_id, sale_id, returned_at, id)`,
];

// What moved before this carries no flag: it was witnessed in the pharmacy alone.
const witnessed = [
  `alter table stock_item add column is_controlled boolean not null default false`,
  `alter table stock_movement add column is_controlled boolean not null default false`,
  `alter table stock_movement add column witnessed_by uuid`,
  `alter table stock_movement add constraint stock_movement_witnessed check (not is_controlled or quantity > 0
    or witnessed_by is not null or (kind = 'transfer-out' and other_place_kind = 'quarantine'))`,
  `alter table stock_movement add constraint stock_movement_two_people check (witnessed_by <> recorded_by)`,
  `alter table stock_movement add constraint stock_movement_witness foreign key (tenant_id, witnessed_by)
    references user_account (tenant_id, id)`,
];
