import type { Generated } from 'kysely';
import type { Instant } from '#database/tables.ts';
import type { StockRecall } from './stock-recall.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    stock_recall: StockRecallTable;
    stock_recall_line: StockRecallLineTable;
  }
}

interface StockRecallTable {
  tenant_id: string;
  id: string;
  recall_number: string;
  item_id: string;
  /** All lots of the item with this number, whatever they cost. */
  lot_number: string;
  reason: string;
  /** The notice of the maker or of the authority. */
  reference: string | null;
  status: StockRecall['status'];
  recalled_by: string;
  recalled_at: Instant;
  ended_by: string | null;
  ended_at: Instant | null;
  end_note: string | null;
  version: Generated<number>;
}

/** Where a recalled lot lay. */
interface StockRecallLineTable {
  tenant_id: string;
  recall_id: string;
  lot_id: string;
  place_id: string;
  quantity: number;
}
