import type { ColumnType, Generated } from 'kysely';
import type { Instant, PlainDate } from '#database/tables.ts';
import type { PurchaseOrder } from './purchase-order.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    purchase_order: PurchaseOrderTable;
    purchase_order_line: PurchaseOrderLineTable;
  }
}

interface PurchaseOrderTable {
  tenant_id: string;
  id: string;
  order_number: string;
  supplier_id: string;
  /** Where it is delivered. */
  place_id: string;
  status: PurchaseOrder['status'];
  total_minor: number;
  expected_on: PlainDate | null;
  notes: string | null;
  created_by: string;
  created_at: ColumnType<Instant, Instant, never>;
  /** Who wrote it last. */
  changed_by: string;
  /** Set when it is approved: whether it was above what one person may order alone. */
  needs_second_person: boolean | null;
  approved_by: string | null;
  approved_at: Instant | null;
  sent_by: string | null;
  sent_at: Instant | null;
  closed_at: Instant | null;
  cancelled_by: string | null;
  cancelled_at: Instant | null;
  cancel_reason: string | null;
  version: Generated<number>;
}

interface PurchaseOrderLineTable {
  tenant_id: string;
  order_id: string;
  line_number: number;
  item_id: string;
  packs: number;
  /** Base units in a pack when it was ordered. */
  pack_size: number;
  pack_minor: number;
  /** Good and paid for; free and damaged packs are counted apart. */
  received_packs: Generated<number>;
  free_packs: Generated<number>;
  damaged_packs: Generated<number>;
}
