/** The tables of migration 0033 for what people counted on the shelves. */
// Nothing is frozen while it is counted: a line keeps what the books said at the moment of counting.
export const stockCounts = [
  `create table stock_count (
    tenant_id uuid not null,
    id uuid not null,
    count_number text collate "C" not null,
    place_id uuid not null,
    category text,
    status text not null,
    started_by uuid not null,
    started_at timestamptz(3) not null,
    submitted_by uuid,
    submitted_at timestamptz(3),
    decided_by uuid,
    decided_at timestamptz(3),
    decision_note text,
    version integer not null default 1,
    constraint stock_count_pkey primary key (tenant_id, id),
    constraint stock_count_number_once unique (tenant_id, count_number),
    constraint stock_count_status_known check (status in ('open', 'submitted', 'approved', 'rejected', 'cancelled')),
    constraint stock_count_submitted check ((submitted_by is null) = (submitted_at is null)
      and (submitted_by is not null) = (status in ('submitted', 'approved', 'rejected'))),
    constraint stock_count_decided check ((decided_by is null) = (decided_at is null)
      and (decided_by is not null) = (status in ('approved', 'rejected'))),
    constraint stock_count_second_person
      check (status <> 'approved' or (decided_by <> started_by and decided_by <> submitted_by))
  )`,
  `alter table stock_count add constraint stock_count_place foreign key (tenant_id, place_id)
    references stock_place (tenant_id, id)`,
  `alter table stock_count add constraint stock_count_starter foreign key (tenant_id, started_by)
    references user_account (tenant_id, id)`,
  `alter table stock_count add constraint stock_count_submitter foreign key (tenant_id, submitted_by)
    references user_account (tenant_id, id)`,
  `alter table stock_count add constraint stock_count_decider foreign key (tenant_id, decided_by)
    references user_account (tenant_id, id)`,
  `create index stock_count_by_time on stock_count (tenant_id, started_at, id)`,
  `create index stock_count_by_status on stock_count (tenant_id, status, started_at, id)`,
  `create unique index stock_count_one_at_a_time on stock_count (tenant_id, place_id)
    where status in ('open', 'submitted')`,
  `create table stock_count_line (
    tenant_id uuid not null,
    count_id uuid not null,
    lot_id uuid not null,
    item_id uuid not null,
    position integer not null,
    expected_quantity bigint,
    counted_quantity bigint,
    counted_by uuid,
    counted_at timestamptz(3),
    constraint stock_count_line_pkey primary key (tenant_id, count_id, lot_id),
    constraint stock_count_line_position_once unique (tenant_id, count_id, position),
    constraint stock_count_line_counted check (expected_quantity >= 0 and counted_quantity >= 0
      and (counted_quantity is null) = (expected_quantity is null)
      and (counted_quantity is null) = (counted_by is null) and (counted_by is null) = (counted_at is null))
  )`,
  `alter table stock_count_line add constraint stock_count_line_of foreign key (tenant_id, count_id)
    references stock_count (tenant_id, id)`,
  `alter table stock_count_line add constraint stock_count_line_lot foreign key (tenant_id, lot_id)
    references stock_lot (tenant_id, id)`,
  `alter table stock_count_line add constraint stock_count_line_counter foreign key (tenant_id, counted_by)
    references user_account (tenant_id, id)`,
];
