import type { ColumnType } from 'kysely';
import type { MedicineCheck } from '#kernel/care/medicine-check.ts';
import type { Instant, JsonColumn, Table } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    surgical_consumable: Table<'surgical_consumable', SurgicalConsumableColumns>;
    /** From which lots it was taken. */
    surgical_consumable_lot: Table<'surgical_consumable_lot'>;
  }
}

interface SurgicalConsumableColumns {
  /** Name, unit and selling price as they were when it was taken. */
  name: string;
  /** What the patient's allergies said of it, with why it was used all the same. */
  checks: JsonColumn<MedicineCheck[]>;
  /** Why it was more than one person takes alone, and who confirmed it. */
  quantity_reason: string | null;
  recorded_at: ColumnType<Instant, Instant, never>;
}
