import type { Generated } from 'kysely';
import type { Instant, PlainDate } from '#database/tables.ts';
import type { BaseUnit } from '../safety/medicine-facts.ts';

declare module '#database/tables.ts' {
  interface Tables {
    counter_sale: CounterSaleTable;
    counter_sale_item: CounterSaleItemTable;
    counter_sale_lot: CounterSaleLotTable;
    counter_sale_return: CounterSaleReturnTable;
  }
}

/** Medicines sold without a prescription, paid at once; rows are never changed. */
interface CounterSaleTable {
  tenant_id: string;
  id: string;
  sale_number: string;
  /** Null for somebody who is no patient. */
  patient_id: string | null;
  buyer_name: string | null;
  buyer_phone: string | null;
  place_id: string;
  invoice_id: string;
  sold_by: string;
  sold_at: Instant;
}

interface CounterSaleItemTable {
  tenant_id: string;
  id: string;
  sale_id: string;
  /** From 1; that of its line on the invoice. */
  position: number;
  medicine_id: string;
  name: string;
  quantity: number;
  base_unit: BaseUnit;
  price_minor: number;
  invoice_id: string;
}

interface CounterSaleLotTable {
  tenant_id: string;
  item_id: string;
  lot_id: string;
  lot_number: string;
  expires_on: PlainDate | null;
  quantity: number;
  returned_quantity: Generated<number>;
  movement_id: string;
}

interface CounterSaleReturnTable {
  tenant_id: string;
  id: string;
  sale_id: string;
  item_id: string;
  lot_id: string;
  quantity: number;
  reason: string;
  place_id: string;
  movement_id: string;
  credit_note_id: string;
  returned_by: string;
  returned_at: Instant;
}
