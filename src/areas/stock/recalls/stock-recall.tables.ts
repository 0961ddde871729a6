import type { Table } from '#database/tables.ts';
import type { StockRecall } from './stock-recall.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    stock_recall: Table<'stock_recall', StockRecallColumns>;
    /** Where a recalled lot lay. */
    stock_recall_line: Table<'stock_recall_line'>;
  }
}

interface StockRecallColumns {
  /** All lots of the item with this number, whatever they cost. */
  lot_number: string;
  /** The notice of the maker or of the authority. */
  reference: string | null;
  status: StockRecall['status'];
}
