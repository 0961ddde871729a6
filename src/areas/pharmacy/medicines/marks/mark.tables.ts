import type { Table } from '#database/tables.ts';
import type { Mark } from './mark.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    medicine_mark_change: Table<'medicine_mark_change', MedicineMarkChangeColumns>;
  }
}

/** That marks of a medicine were loosened, by two people, or tightened; rows are never changed. */
interface MedicineMarkChangeColumns {
  loosened: Mark[];
  tightened: Mark[];
}
