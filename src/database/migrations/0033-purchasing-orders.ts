/** The tables of migration 0033 for whom the hospital buys from, and what it orders. */
export const suppliers = [
  `create table supplier (
    tenant_id uuid not null,
    id uuid not null,
    name text not null,
    contact_person text,
    phone text,
    email text,
    address text,
    tax_number text,
    lead_days integer,
    payment_days integer,
    is_active boolean not null default true,
    sort_name text collate "C" not null,
    search_text text collate "C" not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint supplier_pkey primary key (tenant_id, id),
    constraint supplier_named check (name <> ''),
    constraint supplier_days check (lead_days between 0 and 365 and payment_days between 0 and 365)
  )`,
  `alter table supplier add constraint supplier_tenant foreign key (tenant_id) references tenant (id)`,
  `create unique index supplier_by_name on supplier (tenant_id, sort_name) where is_active`,
  `create index supplier_in_order on supplier (tenant_id, sort_name, id)`,
];

// Above what the hospital allows to one person, nobody who wrote an order approves it.
export const purchaseOrders = [
  `alter table tenant_settings add column order_approval_minor bigint not null default 5000000`,
  `alter table tenant_settings add constraint tenant_settings_order_approval check (order_approval_minor >= 0)`,
  `create table purchase_order (
    tenant_id uuid not null,
    id uuid not null,
    order_number text collate "C" not null,
    supplier_id uuid not null,
    place_id uuid not null,
    status text not null,
    total_minor bigint not null,
    expected_on date,
    notes text,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    changed_by uuid not null,
    needs_second_person boolean,
    approved_by uuid,
    approved_at timestamptz(3),
    sent_by uuid,
    sent_at timestamptz(3),
    closed_at timestamptz(3),
    cancelled_by uuid,
    cancelled_at timestamptz(3),
    cancel_reason text,
    version integer not null default 1,
    constraint purchase_order_pkey primary key (tenant_id, id),
    constraint purchase_order_number_once unique (tenant_id, order_number),
    constraint purchase_order_total check (total_minor >= 0),
    constraint purchase_order_status_known
      check (status in ('draft', 'approved', 'sent', 'partly-received', 'received', 'cancelled')),
    constraint purchase_order_approved check ((approved_by is null) = (approved_at is null)
      and (approved_by is null) = (needs_second_person is null)
      and (approved_by is not null or status in ('draft', 'cancelled'))),
    constraint purchase_order_second_person
      check (not needs_second_person or (approved_by <> created_by and approved_by <> changed_by)),
    constraint purchase_order_sent check ((sent_by is null) = (sent_at is null)
      and (sent_by is not null or status in ('draft', 'approved', 'cancelled'))),
    constraint purchase_order_closed check ((closed_at is not null) = (status = 'received')),
    constraint purchase_order_cancelled check ((status = 'cancelled') = (cancelled_by is not null)
      and (cancelled_by is null) = (cancelled_at is null)
      and (cancelled_by is null) = (cancel_reason is null))
  )`,
  `alter table purchase_order add constraint purchase_order_supplier foreign key (tenant_id, supplier_id)
    references supplier (tenant_id, id)`,
  `alter table purchase_order add constraint purchase_order_place foreign key (tenant_id, place_id)
    references stock_place (tenant_id, id)`,
  `alter table purchase_order add constraint purchase_order_author foreign key (tenant_id, created_by)
    references user_account (tenant_id, id)`,
  `alter table purchase_order add constraint purchase_order_changer foreign key (tenant_id, changed_by)
    references user_account (tenant_id, id)`,
  `alter table purchase_order add constraint purchase_order_approver foreign key (tenant_id, approved_by)
    references user_account (tenant_id, id)`,
  `alter table purchase_order add constraint purchase_order_sender foreign key (tenant_id, sent_by)
    references user_account (tenant_id, id)`,
  `alter table purchase_order add constraint purchase_order_canceller foreign key (tenant_id, cancelled_by)
    references user_account (tenant_id, id)`,
  `create index purchase_order_by_time on purchase_order (tenant_id, created_at, id)`,
  `create index purchase_order_by_status on purchase_order (tenant_id, status, created_at, id)`,
  `create index purchase_order_by_supplier on purchase_order (tenant_id, supplier_id, created_at, id)`,
  `create table purchase_order_line (
    tenant_id uuid not null,
    order_id uuid not null,
    line_number integer not null,
    item_id uuid not null,
    packs bigint not null,
    pack_size integer not null,
    pack_minor bigint not null,
    received_packs bigint not null default 0,
    free_packs bigint not null default 0,
    damaged_packs bigint not null default 0,
    constraint purchase_order_line_pkey primary key (tenant_id, order_id, line_number),
    constraint purchase_order_line_item_once unique (tenant_id, order_id, item_id),
    constraint purchase_order_line_quantities check (packs > 0 and pack_size > 0 and pack_minor >= 0),
    constraint purchase_order_line_received check (received_packs between 0 and packs
      and free_packs >= 0 and damaged_packs >= 0)
  )`,
  `alter table purchase_order_line add constraint purchase_order_line_order foreign key (tenant_id, order_id)
    references purchase_order (tenant_id, id)`,
  `alter table purchase_order_line add constraint purchase_order_line_item foreign key (tenant_id, item_id)
    references stock_item (tenant_id, id)`,
  `create index purchase_order_line_by_item on purchase_order_line (tenant_id, item_id, order_id)`,
];
