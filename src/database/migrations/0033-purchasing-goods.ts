/** The tables of migration 0033 for what arrived on an order, and what the supplier bills for it. */
export const goodsReceipts = [
  `create table goods_receipt (
    tenant_id uuid not null,
    id uuid not null,
    receipt_number text collate "C" not null,
    order_id uuid not null,
    delivery_note text,
    notes text,
    received_by uuid not null,
    received_at timestamptz(3) not null,
    constraint goods_receipt_pkey primary key (tenant_id, id),
    constraint goods_receipt_number_once unique (tenant_id, receipt_number),
    constraint goods_receipt_of_order unique (tenant_id, id, order_id)
  )`,
  `alter table goods_receipt add constraint goods_receipt_order foreign key (tenant_id, order_id)
    references purchase_order (tenant_id, id)`,
  `alter table goods_receipt add constraint goods_receipt_receiver foreign key (tenant_id, received_by)
    references user_account (tenant_id, id)`,
  `create index goods_receipt_by_order on goods_receipt (tenant_id, order_id, received_at, id)`,
  `create table goods_receipt_line (
    tenant_id uuid not null,
    receipt_id uuid not null,
    position integer not null,
    order_id uuid not null,
    line_number integer not null,
    lot_number text not null,
    expires_on date,
    packs bigint not null,
    free_packs bigint not null,
    damaged_packs bigint not null,
    damage text,
    constraint goods_receipt_line_pkey primary key (tenant_id, receipt_id, position),
    constraint goods_receipt_line_quantities check (packs >= 0 and free_packs >= 0 and damaged_packs >= 0
      and packs + free_packs + damaged_packs > 0),
    constraint goods_receipt_line_says_what_is_damaged check (damaged_packs = 0 or coalesce(damage, '') <> '')
  )`,
  `alter table goods_receipt_line add constraint goods_receipt_line_receipt
    foreign key (tenant_id, receipt_id, order_id) references goods_receipt (tenant_id, id, order_id)`,
  `alter table goods_receipt_line add constraint goods_receipt_line_ordered
    foreign key (tenant_id, order_id, line_number)
    references purchase_order_line (tenant_id, order_id, line_number)`,
];

export const supplierInvoices = [
  `create table supplier_invoice (
    tenant_id uuid not null,
    id uuid not null,
    order_id uuid not null,
    supplier_id uuid not null,
    invoice_number text not null,
    invoiced_on date not null,
    total_minor bigint not null,
    notes text,
    recorded_by uuid not null,
    recorded_at timestamptz(3) not null,
    constraint supplier_invoice_pkey primary key (tenant_id, id),
    constraint supplier_invoice_of_order unique (tenant_id, id, order_id),
    constraint supplier_invoice_numbered check (invoice_number <> ''),
    constraint supplier_invoice_total check (total_minor >= 0)
  )`,
  `alter table supplier_invoice add constraint supplier_invoice_order foreign key (tenant_id, order_id)
    references purchase_order (tenant_id, id)`,
  `alter table supplier_invoice add constraint supplier_invoice_supplier foreign key (tenant_id, supplier_id)
    references supplier (tenant_id, id)`,
  `alter table supplier_invoice add constraint supplier_invoice_recorder foreign key (tenant_id, recorded_by)
    references user_account (tenant_id, id)`,
  `create unique index supplier_invoice_once on supplier_invoice (tenant_id, supplier_id, lower(invoice_number))`,
  `create index supplier_invoice_by_order on supplier_invoice (tenant_id, order_id, recorded_at, id)`,
  `create table supplier_invoice_line (
    tenant_id uuid not null,
    invoice_id uuid not null,
    order_id uuid not null,
    line_number integer not null,
    packs bigint not null,
    pack_minor bigint not null,
    constraint supplier_invoice_line_pkey primary key (tenant_id, invoice_id, line_number),
    constraint supplier_invoice_line_quantities check (packs > 0 and pack_minor >= 0)
  )`,
  `alter table supplier_invoice_line add constraint supplier_invoice_line_invoice
    foreign key (tenant_id, invoice_id, order_id) references supplier_invoice (tenant_id, id, order_id)`,
  `alter table supplier_invoice_line add constraint supplier_invoice_line_ordered
    foreign key (tenant_id, order_id, line_number)
    references purchase_order_line (tenant_id, order_id, line_number)`,
  `create index supplier_invoice_line_by_order on supplier_invoice_line (tenant_id, order_id, line_number)`,
];
