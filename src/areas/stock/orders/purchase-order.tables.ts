import type { ColumnType, Generated } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';
import type { PurchaseOrder } from './purchase-order.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    purchase_order: Table<'purchase_order', PurchaseOrderColumns>;
    purchase_order_line: Table<'purchase_order_line', PurchaseOrderLineColumns>;
  }
}

interface PurchaseOrderColumns {
  /** Where it is delivered. */
  place_id: string;
  status: PurchaseOrder['status'];
  created_at: ColumnType<Instant, Instant, never>;
  /** Who wrote it last. */
  changed_by: string;
  /** Set when it is approved: whether it was above what one person may order alone. */
  needs_second_person: boolean | null;
}

interface PurchaseOrderLineColumns {
  /** Base units in a pack when it was ordered. */
  pack_size: number;
  /** Good and paid for; free and damaged packs are counted apart. */
  received_packs: Generated<number>;
}
