import type { ColumnType } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    supplier: Table<'supplier', SupplierColumns>;
  }
}

interface SupplierColumns {
  /** Days from an order to its delivery. */
  lead_days: number | null;
  /** Days within which an invoice is paid. */
  payment_days: number | null;
  created_at: ColumnType<Instant, Instant, never>;
}
