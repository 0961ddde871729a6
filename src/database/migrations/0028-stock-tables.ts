/** The tables of migration 0028 that hold stock: items and places, lots with their balances, movements. */
// Generated flags stand in the indexes instead of quantities: a quantity changes all day, its flag hardly ever.
export const stockItems = [
  `create table stock_item (
    tenant_id uuid not null,
    id uuid not null,
    name text not null,
    other_name text,
    sku text,
    category text not null,
    kind text not null,
    base_unit text not null,
    pack_size integer not null,
    pack_name text,
    min_stock_level bigint not null,
    reorder_quantity bigint,
    unit_cost_minor bigint not null,
    selling_price_minor bigint not null,
    supplier text,
    location text,
    tracks_lots boolean not null,
    is_active boolean not null default true,
    sort_name text collate "C" not null,
    search_text text collate "C" not null,
    on_hand bigint not null default 0,
    set_aside bigint not null default 0,
    value_minor bigint not null default 0,
    first_expiry date,
    last_moved_on date,
    empty_since date,
    is_stocked boolean generated always as (on_hand + set_aside > 0) stored,
    is_low boolean generated always as (is_active and on_hand <= min_stock_level) stored,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint stock_item_pkey primary key (tenant_id, id),
    constraint stock_item_named check (name <> '' and base_unit <> '' and category <> ''),
    constraint stock_item_kind_known check (kind in ('medicine', 'consumable', 'implant', 'general')),
    constraint stock_item_pack check (pack_size between 1 and 1000000),
    constraint stock_item_prices check (unit_cost_minor >= 0 and selling_price_minor >= 0),
    constraint stock_item_levels check (min_stock_level >= 0 and reorder_quantity > 0),
    constraint stock_item_covered check (on_hand >= 0 and set_aside >= 0 and value_minor >= 0)
  )`,
  `alter table stock_item add constraint stock_item_tenant foreign key (tenant_id) references tenant (id)`,
  `alter table stock_item add constraint stock_item_creator foreign key (tenant_id, created_by)
    references user_account (tenant_id, id)`,
  `create unique index stock_item_by_sku on stock_item (tenant_id, lower(sku)) where sku is not null`,
  `create index stock_item_by_name on stock_item (tenant_id, sort_name, id)`,
  `create index stock_item_by_category on stock_item (tenant_id, category, sort_name, id)`,
  `create index stock_item_low on stock_item (tenant_id, sort_name, id) where is_low`,
  `create index stock_item_expiring on stock_item (tenant_id, first_expiry, id) where first_expiry is not null`,
  `create index stock_item_resting on stock_item (tenant_id, last_moved_on, id) where is_stocked`,
  `create index stock_item_search on stock_item using gin (search_text gin_trgm_ops) with (fastupdate = off)`,
  `create table stock_place (
    tenant_id uuid not null,
    id uuid not null,
    code text,
    name text not null,
    kind text not null,
    is_active boolean not null default true,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint stock_place_pkey primary key (tenant_id, id),
    constraint stock_place_of_kind unique (tenant_id, id, kind),
    constraint stock_place_code_once unique (tenant_id, code),
    constraint stock_place_named check (name <> ''),
    constraint stock_place_kind_known
      check (kind in ('store', 'pharmacy', 'ward', 'theatre', 'quarantine', 'transit'))
  )`,
  `alter table stock_place add constraint stock_place_tenant foreign key (tenant_id) references tenant (id)`,
  `create unique index stock_place_by_name on stock_place (tenant_id, lower(name)) where is_active`,
];

// What never expires has the last day of the calendar, so that expiries order and compare without exceptions.
export const stockLots = [
  `create table stock_lot (
    tenant_id uuid not null,
    id uuid not null,
    item_id uuid not null,
    lot_number text not null,
    expires_on date not null,
    cost_minor bigint not null,
    cost_quantity integer not null,
    received_at timestamptz(3) not null,
    constraint stock_lot_pkey primary key (tenant_id, id),
    constraint stock_lot_once unique (tenant_id, item_id, lot_number, expires_on, cost_minor, cost_quantity),
    constraint stock_lot_of_item unique (tenant_id, id, item_id, expires_on),
    constraint stock_lot_cost check (cost_minor >= 0 and cost_quantity > 0)
  )`,
  `alter table stock_lot add constraint stock_lot_item foreign key (tenant_id, item_id)
    references stock_item (tenant_id, id)`,
  `create index stock_lot_by_number on stock_lot (tenant_id, lower(lot_number), id)`,
  `create table stock_level (
    tenant_id uuid not null,
    item_id uuid not null,
    place_id uuid not null,
    quantity bigint not null,
    sort_name text collate "C" not null,
    is_stocked boolean generated always as (quantity > 0) stored,
    constraint stock_level_pkey primary key (tenant_id, item_id, place_id),
    constraint stock_level_covered check (quantity >= 0)
  )`,
  `alter table stock_level add constraint stock_level_item foreign key (tenant_id, item_id)
    references stock_item (tenant_id, id)`,
  `alter table stock_level add constraint stock_level_place foreign key (tenant_id, place_id)
    references stock_place (tenant_id, id)`,
  `create index stock_level_of_place on stock_level (tenant_id, place_id, sort_name, item_id) where is_stocked`,
  `create table stock_balance (
    tenant_id uuid not null,
    lot_id uuid not null,
    place_id uuid not null,
    item_id uuid not null,
    expires_on date not null,
    quantity bigint not null,
    is_set_aside boolean not null,
    last_moved_at timestamptz(3) not null,
    is_stocked boolean generated always as (quantity > 0) stored,
    constraint stock_balance_pkey primary key (tenant_id, lot_id, place_id),
    constraint stock_balance_covered check (quantity >= 0)
  )`,
  `alter table stock_balance add constraint stock_balance_lot foreign key (tenant_id, lot_id, item_id, expires_on)
    references stock_lot (tenant_id, id, item_id, expires_on)`,
  `alter table stock_balance add constraint stock_balance_place foreign key (tenant_id, place_id)
    references stock_place (tenant_id, id)`,
  `create index stock_balance_of_item on stock_balance (tenant_id, item_id, place_id, expires_on, lot_id)
    where is_stocked`,
  `create index stock_balance_expiring on stock_balance (tenant_id, expires_on, lot_id, place_id) where is_stocked`,
];

export const stockMovements = [
  `create table stock_movement (
    tenant_id uuid not null,
    id uuid not null,
    item_id uuid not null,
    lot_id uuid not null,
    expires_on date not null,
    place_id uuid not null,
    place_kind text not null,
    other_place_id uuid,
    other_place_kind text,
    kind text not null,
    quantity bigint not null,
    left_quantity bigint not null,
    happened_at timestamptz(3) not null,
    happened_on date not null,
    recorded_at timestamptz(3) not null,
    recorded_by uuid not null,
    reason text,
    source_kind text,
    source_id uuid,
    patient_id uuid,
    constraint stock_movement_pkey primary key (tenant_id, id),
    constraint stock_movement_kind_known check (kind in ('receipt', 'issue', 'dispense', 'transfer-out',
      'transfer-in', 'return', 'adjustment', 'disposal', 'supplier-return', 'count')),
    constraint stock_movement_direction check (case
      when kind in ('receipt', 'return', 'transfer-in') then quantity > 0
      when kind in ('adjustment', 'count') then quantity <> 0
      else quantity < 0 end),
    constraint stock_movement_covered check (left_quantity >= 0),
    constraint stock_movement_day check (happened_on between (happened_at at time zone 'UTC')::date - 1
      and (happened_at at time zone 'UTC')::date + 1),
    constraint stock_movement_in_order check (happened_at <= recorded_at),
    constraint stock_movement_other_place check ((kind in ('transfer-out', 'transfer-in')) = (other_place_id is not null)
      and (other_place_id is null) = (other_place_kind is null)),
    constraint stock_movement_never_expired check (happened_on <= expires_on or place_kind in ('quarantine', 'transit')
      or kind not in ('issue', 'dispense', 'receipt', 'return', 'transfer-in')),
    constraint stock_movement_expired_aside check (happened_on <= expires_on or kind <> 'transfer-out'
      or other_place_kind in ('quarantine', 'transit')),
    constraint stock_movement_not_from_quarantine
      check (kind not in ('issue', 'dispense') or place_kind not in ('quarantine', 'transit')),
    constraint stock_movement_says_why check (coalesce(reason, '') <> ''
      or kind not in ('adjustment', 'disposal', 'supplier-return')),
    constraint stock_movement_source check ((source_kind is null) = (source_id is null)),
    constraint stock_movement_of_patient check (patient_id is null or kind in ('dispense', 'issue', 'return'))
  )`,
  `alter table stock_movement add constraint stock_movement_lot
    foreign key (tenant_id, lot_id, item_id, expires_on) references stock_lot (tenant_id, id, item_id, expires_on)`,
  `alter table stock_movement add constraint stock_movement_place foreign key (tenant_id, place_id, place_kind)
    references stock_place (tenant_id, id, kind)`,
  `alter table stock_movement add constraint stock_movement_to_place
    foreign key (tenant_id, other_place_id, other_place_kind) references stock_place (tenant_id, id, kind)`,
  `alter table stock_movement add constraint stock_movement_author foreign key (tenant_id, recorded_by)
    references user_account (tenant_id, id)`,
  `alter table stock_movement add constraint stock_movement_patient foreign key (tenant_id, patient_id)
    references patient (tenant_id, id)`,
  `create index stock_movement_by_item on stock_movement (tenant_id, item_id, happened_at, id)`,
  `create index stock_movement_by_balance on stock_movement (tenant_id, lot_id, place_id, happened_at, id)`,
  `create index stock_movement_by_source on stock_movement (tenant_id, source_kind, source_id)
    where source_id is not null`,
  `create table stock_month (
    tenant_id uuid not null,
    item_id uuid not null,
    month date not null,
    consumed bigint not null,
    consumed_minor bigint not null,
    empty_days integer not null,
    constraint stock_month_pkey primary key (tenant_id, item_id, month),
    constraint stock_month_begins check (extract(day from month) = 1),
    constraint stock_month_days check (empty_days between 0 and 31)
  )`,
  `alter table stock_month add constraint stock_month_item foreign key (tenant_id, item_id)
    references stock_item (tenant_id, id)`,
  `create index stock_month_by_cost on stock_month (tenant_id, month, consumed_minor, item_id)`,
];
