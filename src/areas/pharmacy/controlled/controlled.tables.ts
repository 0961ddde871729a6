import type { Table } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    /** What two people counted of a controlled medicine in a place; rows are never changed. */
    controlled_count: Table<'controlled_count'>;
  }
}
