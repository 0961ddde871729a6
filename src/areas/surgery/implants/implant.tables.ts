import type { ColumnType } from 'kysely';
import type { MedicineCheck } from '#kernel/care/medicine-check.ts';
import type { Instant, JsonColumn, Table } from '#database/tables.ts';
import type { SurgicalImplant } from './implant.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    surgical_implant: Table<'surgical_implant', SurgicalImplantColumns>;
  }
}

interface SurgicalImplantColumns {
  /** Manufacturer, lot and serial number as they are compared. */
  manufacturer_key: string;
  /** Of one that was taken from the stock: what, where and from which lot, and what it costs. */
  item_id: string | null;
  /** What the patient's allergies said of it, with why it was used all the same. */
  checks: JsonColumn<MedicineCheck[]>;
  recorded_at: ColumnType<Instant, Instant, never>;
  status: SurgicalImplant['status'];
}
