import type { Table } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    goods_receipt: Table<'goods_receipt', GoodsReceiptColumns>;
    goods_receipt_line: Table<'goods_receipt_line'>;
  }
}

interface GoodsReceiptColumns {
  /** The number on the paper that came with the goods. */
  delivery_note: string | null;
}
