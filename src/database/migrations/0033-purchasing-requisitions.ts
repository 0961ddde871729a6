/** The tables of migration 0033 for what a ward, a theatre or the pharmacy asks of a store. */
// Nobody approves what they have asked for, whatever it is worth.
export const requisitions = [
  `create table stock_requisition (
    tenant_id uuid not null,
    id uuid not null,
    requisition_number text collate "C" not null,
    place_id uuid not null,
    status text not null,
    notes text,
    requested_by uuid not null,
    requested_at timestamptz(3) not null,
    decided_by uuid,
    decided_at timestamptz(3),
    decision_note text,
    transfer_id uuid,
    version integer not null default 1,
    constraint stock_requisition_pkey primary key (tenant_id, id),
    constraint stock_requisition_number_once unique (tenant_id, requisition_number),
    constraint stock_requisition_transfer_once unique (tenant_id, transfer_id),
    constraint stock_requisition_status_known
      check (status in ('requested', 'approved', 'issued', 'received', 'rejected', 'cancelled')),
    constraint stock_requisition_decided check ((decided_by is null) = (decided_at is null)
      and (status in ('requested', 'cancelled') or decided_by is not null)),
    constraint stock_requisition_second_person
      check (status not in ('approved', 'issued', 'received') or decided_by <> requested_by),
    constraint stock_requisition_issued check ((status in ('issued', 'received')) = (transfer_id is not null))
  )`,
  `alter table stock_requisition add constraint stock_requisition_place foreign key (tenant_id, place_id)
    references stock_place (tenant_id, id)`,
  `alter table stock_requisition add constraint stock_requisition_asker foreign key (tenant_id, requested_by)
    references user_account (tenant_id, id)`,
  `alter table stock_requisition add constraint stock_requisition_decider foreign key (tenant_id, decided_by)
    references user_account (tenant_id, id)`,
  `alter table stock_requisition add constraint stock_requisition_transfer foreign key (tenant_id, transfer_id)
    references stock_transfer (tenant_id, id)`,
  `create index stock_requisition_by_time on stock_requisition (tenant_id, requested_at, id)`,
  `create index stock_requisition_by_status on stock_requisition (tenant_id, status, requested_at, id)`,
  `create table stock_requisition_line (
    tenant_id uuid not null,
    requisition_id uuid not null,
    item_id uuid not null,
    position integer not null,
    asked_quantity bigint not null,
    approved_quantity bigint,
    issued_quantity bigint,
    constraint stock_requisition_line_pkey primary key (tenant_id, requisition_id, item_id),
    constraint stock_requisition_line_quantities check (asked_quantity > 0
      and approved_quantity between 0 and asked_quantity and issued_quantity between 0 and approved_quantity)
  )`,
  `alter table stock_requisition_line add constraint stock_requisition_line_of
    foreign key (tenant_id, requisition_id) references stock_requisition (tenant_id, id)`,
  `alter table stock_requisition_line add constraint stock_requisition_line_item
    foreign key (tenant_id, item_id) references stock_item (tenant_id, id)`,
];
