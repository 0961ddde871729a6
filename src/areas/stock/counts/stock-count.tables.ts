import type { Table } from '#database/tables.ts';
import type { StockCount } from './stock-count.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    stock_count: Table<'stock_count', StockCountColumns>;
    stock_count_line: Table<'stock_count_line', StockCountLineColumns>;
  }
}

interface StockCountColumns {
  /** Items of this category alone; null for all that lies in the place. */
  category: string | null;
  status: StockCount['status'];
}

interface StockCountLineColumns {
  /** What the books said at the moment of counting. */
  expected_quantity: number | null;
}
