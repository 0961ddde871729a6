import type { Instant, PlainDate } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    goods_receipt: GoodsReceiptTable;
    goods_receipt_line: GoodsReceiptLineTable;
  }
}

interface GoodsReceiptTable {
  tenant_id: string;
  id: string;
  receipt_number: string;
  order_id: string;
  /** The number on the paper that came with the goods. */
  delivery_note: string | null;
  notes: string | null;
  received_by: string;
  received_at: Instant;
}

interface GoodsReceiptLineTable {
  tenant_id: string;
  receipt_id: string;
  position: number;
  order_id: string;
  line_number: number;
  lot_number: string;
  expires_on: PlainDate | null;
  packs: number;
  free_packs: number;
  damaged_packs: number;
  damage: string | null;
}
