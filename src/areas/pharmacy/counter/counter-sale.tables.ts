import type { Table } from '#database/tables.ts';
import type { BaseUnit } from '../safety/medicine-facts.ts';

declare module '#database/tables.ts' {
  interface Tables {
    counter_sale: Table<'counter_sale', CounterSaleColumns>;
    counter_sale_item: Table<'counter_sale_item', CounterSaleItemColumns>;
    counter_sale_lot: Table<'counter_sale_lot'>;
    counter_sale_return: Table<'counter_sale_return'>;
  }
}

/** Medicines sold without a prescription, paid at once; rows are never changed. */
interface CounterSaleColumns {
  /** Null for somebody who is no patient. */
  patient_id: string | null;
}

interface CounterSaleItemColumns {
  /** From 1; that of its line on the invoice. */
  position: number;
  base_unit: BaseUnit;
}
