import type { Generated } from 'kysely';
import type { Instant } from '#database/tables.ts';
import type { StockCount } from './stock-count.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    stock_count: StockCountTable;
    stock_count_line: StockCountLineTable;
  }
}

interface StockCountTable {
  tenant_id: string;
  id: string;
  count_number: string;
  place_id: string;
  /** Items of this category alone; null for all that lies in the place. */
  category: string | null;
  status: StockCount['status'];
  started_by: string;
  started_at: Instant;
  submitted_by: string | null;
  submitted_at: Instant | null;
  decided_by: string | null;
  decided_at: Instant | null;
  decision_note: string | null;
  version: Generated<number>;
}

interface StockCountLineTable {
  tenant_id: string;
  count_id: string;
  lot_id: string;
  item_id: string;
  position: number;
  /** What the books said at the moment of counting. */
  expected_quantity: number | null;
  counted_quantity: number | null;
  counted_by: string | null;
  counted_at: Instant | null;
}
