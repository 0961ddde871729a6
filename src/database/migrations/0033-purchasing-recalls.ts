/** The tables of migration 0033 for lots that are recalled, and the constraints that block them everywhere. */
export const recalls = [
  `create table stock_recall (
    tenant_id uuid not null,
    id uuid not null,
    recall_number text collate "C" not null,
    item_id uuid not null,
    lot_number text not null,
    reason text not null,
    reference text,
    status text not null,
    recalled_by uuid not null,
    recalled_at timestamptz(3) not null,
    ended_by uuid,
    ended_at timestamptz(3),
    end_note text,
    version integer not null default 1,
    constraint stock_recall_pkey primary key (tenant_id, id),
    constraint stock_recall_number_once unique (tenant_id, recall_number),
    constraint stock_recall_says_why check (lot_number <> '' and reason <> ''),
    constraint stock_recall_status_known check (status in ('open', 'closed', 'lifted')),
    constraint stock_recall_ended check ((status = 'open') = (ended_by is null)
      and (ended_by is null) = (ended_at is null) and (ended_by is null) = (end_note is null))
  )`,
  `alter table stock_recall add constraint stock_recall_item foreign key (tenant_id, item_id)
    references stock_item (tenant_id, id)`,
  `alter table stock_recall add constraint stock_recall_author foreign key (tenant_id, recalled_by)
    references user_account (tenant_id, id)`,
  `alter table stock_recall add constraint stock_recall_ender foreign key (tenant_id, ended_by)
    references user_account (tenant_id, id)`,
  `create index stock_recall_by_time on stock_recall (tenant_id, recalled_at, id)`,
  `create index stock_recall_by_status on stock_recall (tenant_id, status, recalled_at, id)`,
  `create unique index stock_recall_once on stock_recall (tenant_id, item_id, lower(lot_number))
    where status <> 'lifted'`,
  `create table stock_recall_line (
    tenant_id uuid not null,
    recall_id uuid not null,
    lot_id uuid not null,
    place_id uuid not null,
    quantity bigint not null,
    constraint stock_recall_line_pkey primary key (tenant_id, recall_id, lot_id, place_id),
    constraint stock_recall_line_quantity check (quantity > 0)
  )`,
  `alter table stock_recall_line add constraint stock_recall_line_of foreign key (tenant_id, recall_id)
    references stock_recall (tenant_id, id)`,
  `alter table stock_recall_line add constraint stock_recall_line_lot foreign key (tenant_id, lot_id)
    references stock_lot (tenant_id, id)`,
  `alter table stock_recall_line add constraint stock_recall_line_place foreign key (tenant_id, place_id)
    references stock_place (tenant_id, id)`,
];

/** The columns by which a balance knows whether its lot is recalled, before standing rows are filled in. */
export const recalledColumns = [
  `alter table stock_lot add column is_recalled boolean not null default false`,
  `alter table stock_lot add constraint stock_lot_recall_known unique (tenant_id, id, is_recalled)`,
  `alter table stock_balance add column is_recalled boolean not null default false`,
  `alter table stock_balance add column place_kind text`,
];

// A balance says the same of its lot as the lot does, at the end of every transaction; a recalled lot lies in
// quarantine or is on the way, from where nothing is given out.
export const recallConstraints = [
  `alter table stock_balance alter column place_kind set not null`,
  `alter table stock_balance add constraint stock_balance_in_kind foreign key (tenant_id, place_id, place_kind)
    references stock_place (tenant_id, id, kind)`,
  `alter table stock_balance add constraint stock_balance_recall foreign key (tenant_id, lot_id, is_recalled)
    references stock_lot (tenant_id, id, is_recalled) deferrable initially deferred`,
  `alter table stock_balance add constraint stock_balance_recalled_aside
    check (not is_recalled or quantity = 0 or place_kind in ('quarantine', 'transit'))`,
];
