import type { ColumnType, Generated } from 'kysely';
import type { MedicineCheck } from '#kernel/care/medicine-check.ts';
import type { Instant, JsonColumn, PlainDate } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    surgical_consumable: SurgicalConsumableTable;
    surgical_consumable_lot: SurgicalConsumableLotTable;
  }
}

interface SurgicalConsumableTable {
  tenant_id: string;
  id: string;
  case_id: string;
  patient_id: string;
  item_id: string;
  place_id: string;
  /** Name, unit and selling price as they were when it was taken. */
  name: string;
  unit: string;
  quantity: number;
  returned_quantity: Generated<number>;
  price_minor: number;
  /** What the patient's allergies said of it, with why it was used all the same. */
  checks: JsonColumn<MedicineCheck[]>;
  /** Why it was more than one person takes alone, and who confirmed it. */
  quantity_reason: string | null;
  witnessed_by: string | null;
  recorded_by: string;
  recorded_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

/** From which lots it was taken. */
interface SurgicalConsumableLotTable {
  tenant_id: string;
  consumable_id: string;
  lot_id: string;
  lot_number: string;
  expires_on: PlainDate | null;
  quantity: number;
  returned_quantity: Generated<number>;
}
