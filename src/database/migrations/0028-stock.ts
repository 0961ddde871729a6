import { type Kysely, sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { searchRole } from './0003-patients.ts';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { stockItems, stockLots, stockMovements } from './0028-stock-tables.ts';
import { stockSearch } from './0028-stock-search.ts';
import { appRole, protectTenantTable, runAll } from './tenant-table.ts';

/** What the delivered roles of a standing hospital gain, by their codes. */
const gains: Readonly<Record<string, readonly string[]>> = {
  pharmacist: ['inventory.write', 'inventory.export'],
};

const storekeeper = ['inventory.read', 'inventory.write', 'inventory.export'];

/**
 * Items, places, lots and what moved. Movements are the only truth and are never changed; balances are their sum,
 * never below zero. A movement carries the expiry of its lot and the kinds of its places by composite references, so
 * that a check refuses what takes expired or quarantined stock to a patient.
 * docs/decisions/0055-stock.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...stockItems, ...stockLots, ...stockMovements, ...requests, ...transfers, ...settings]);
  for (const table of ['stock_item', 'stock_place', 'stock_level', 'stock_balance', 'stock_month']) {
    await protectTenantTable(db, table, ['select', 'insert', 'update']);
  }
  for (const table of ['stock_request', 'stock_transfer', 'stock_transfer_line']) {
    await protectTenantTable(db, table, ['select', 'insert', 'update']);
  }
  // What moved is never rewritten, nor what a lot is.
  for (const table of ['stock_lot', 'stock_movement']) {
    await protectTenantTable(db, table, ['select', 'insert']);
  }
  await createSearch(db);
  await inEachHospital(db, async (tenantId) => {
    await extendRoles(db, tenantId, gains);
    await openStores(db, tenantId);
  });
}

/** A standing hospital gets what a new one starts with: its places, and the role of who keeps them. */
async function openStores(db: Kysely<never>, tenantId: string): Promise<void> {
  const hospital = sql`select from tenant where id = ${tenantId}::uuid and not is_platform`;
  for (const [code, name, kind] of places) {
    await sql`insert into stock_place (tenant_id, id, code, name, kind, created_at, updated_at)
      select ${tenantId}::uuid, ${newId()}::uuid, ${code}, ${name}, ${kind}, now(), now()
      where exists (${hospital})
      on conflict do nothing`.execute(db);
  }
  await sql`insert into role (tenant_id, id, code, name, description, is_system, permissions)
    select ${tenantId}::uuid, ${newId()}::uuid, 'storekeeper', 'Storekeeper',
      'Keeps the stores: receives, issues, counts and moves stock', true, ${storekeeper}::text[]
    where exists (${hospital})
    on conflict do nothing`.execute(db);
}

async function createSearch(db: Kysely<never>): Promise<void> {
  const role = sql.id(searchRole);
  await sql`grant select (tenant_id, id, sort_name, search_text, category, is_active, is_low, first_expiry)
    on stock_item to ${role}`.execute(db);
  await sql`grant select (tenant_id, item_id, place_id, is_stocked) on stock_level to ${role}`.execute(db);
  await runAll(db, stockSearch);
  await sql`grant create on schema public to ${role}`.execute(db);
  for (const name of [sql.id('find_stock_items'), sql.id('find_stock_items_by_index')]) {
    await sql`alter function ${name} owner to ${role}`.execute(db);
    await sql`revoke all on function ${name} from public`.execute(db);
  }
  await sql`revoke create on schema public from ${role}`.execute(db);
  await sql`grant execute on function find_stock_items to ${sql.id(appRole)}`.execute(db);
}

const places = [
  ['main-store', 'Main Store', 'store'],
  ['pharmacy', 'Pharmacy', 'pharmacy'],
  ['quarantine', 'Quarantine', 'quarantine'],
  ['transit', 'On the way', 'transit'],
] as const;

// Who asks for stock to be written off above what the hospital allows does not approve it.
const requests = [
  `create table stock_request (
    tenant_id uuid not null,
    id uuid not null,
    item_id uuid not null,
    lot_id uuid not null,
    place_id uuid not null,
    kind text not null,
    quantity bigint not null,
    value_minor bigint not null,
    reason text not null,
    status text not null,
    requested_by uuid not null,
    requested_at timestamptz(3) not null,
    decided_by uuid,
    decided_at timestamptz(3),
    decision_note text,
    version integer not null default 1,
    constraint stock_request_pkey primary key (tenant_id, id),
    constraint stock_request_kind_known check (kind in ('adjustment', 'disposal', 'supplier-return')),
    constraint stock_request_quantity check (quantity <> 0 and (kind = 'adjustment' or quantity < 0)),
    constraint stock_request_has_reason check (reason <> ''),
    constraint stock_request_status_known check (status in ('pending', 'approved', 'rejected')),
    constraint stock_request_decided check ((status = 'pending') = (decided_by is null)
      and (decided_by is null) = (decided_at is null)),
    constraint stock_request_second_person check (status <> 'approved' or decided_by <> requested_by)
  )`,
  `alter table stock_request add constraint stock_request_balance foreign key (tenant_id, lot_id, place_id)
    references stock_balance (tenant_id, lot_id, place_id)`,
  `alter table stock_request add constraint stock_request_item foreign key (tenant_id, item_id)
    references stock_item (tenant_id, id)`,
  `alter table stock_request add constraint stock_request_asker foreign key (tenant_id, requested_by)
    references user_account (tenant_id, id)`,
  `alter table stock_request add constraint stock_request_decider foreign key (tenant_id, decided_by)
    references user_account (tenant_id, id)`,
  `create index stock_request_by_status on stock_request (tenant_id, status, requested_at, id)`,
  `create index stock_request_by_item on stock_request (tenant_id, item_id, requested_at, id)`,
];

const transfers = [
  `create table stock_transfer (
    tenant_id uuid not null,
    id uuid not null,
    transfer_number text collate "C" not null,
    from_place_id uuid not null,
    to_place_id uuid not null,
    status text not null,
    notes text,
    sent_by uuid not null,
    sent_at timestamptz(3) not null,
    received_by uuid,
    received_at timestamptz(3),
    version integer not null default 1,
    constraint stock_transfer_pkey primary key (tenant_id, id),
    constraint stock_transfer_number_once unique (tenant_id, transfer_number),
    constraint stock_transfer_elsewhere check (from_place_id <> to_place_id),
    constraint stock_transfer_status_known check (status in ('sent', 'received')),
    constraint stock_transfer_received check ((status = 'received') = (received_by is not null)
      and (received_by is null) = (received_at is null) and received_at >= sent_at)
  )`,
  `alter table stock_transfer add constraint stock_transfer_from foreign key (tenant_id, from_place_id)
    references stock_place (tenant_id, id)`,
  `alter table stock_transfer add constraint stock_transfer_to foreign key (tenant_id, to_place_id)
    references stock_place (tenant_id, id)`,
  `alter table stock_transfer add constraint stock_transfer_sender foreign key (tenant_id, sent_by)
    references user_account (tenant_id, id)`,
  `alter table stock_transfer add constraint stock_transfer_receiver foreign key (tenant_id, received_by)
    references user_account (tenant_id, id)`,
  `create index stock_transfer_by_time on stock_transfer (tenant_id, status, sent_at, id)`,
  `create table stock_transfer_line (
    tenant_id uuid not null,
    transfer_id uuid not null,
    lot_id uuid not null,
    item_id uuid not null,
    sent_quantity bigint not null,
    received_quantity bigint,
    returned_quantity bigint,
    lost_reason text,
    constraint stock_transfer_line_pkey primary key (tenant_id, transfer_id, lot_id),
    constraint stock_transfer_line_quantities check (sent_quantity > 0 and received_quantity >= 0
      and returned_quantity >= 0 and received_quantity + returned_quantity <= sent_quantity
      and (received_quantity is null) = (returned_quantity is null)),
    constraint stock_transfer_line_lost_says_why check (received_quantity + returned_quantity = sent_quantity
      or received_quantity is null or coalesce(lost_reason, '') <> '')
  )`,
  `alter table stock_transfer_line add constraint stock_transfer_line_transfer foreign key (tenant_id, transfer_id)
    references stock_transfer (tenant_id, id)`,
  `alter table stock_transfer_line add constraint stock_transfer_line_lot foreign key (tenant_id, lot_id)
    references stock_lot (tenant_id, id)`,
];

const settings = [
  `alter table tenant_settings add column stock_approval_minor bigint not null default 500000`,
  `alter table tenant_settings add column stock_approval_quantity bigint`,
  `alter table tenant_settings add constraint tenant_settings_stock_approval
    check (stock_approval_minor >= 0 and stock_approval_quantity >= 0)`,
];
