import type { ColumnType } from 'kysely';
import type { MedicineCheck } from '#kernel/care/medicine-check.ts';
import type { Instant, JsonColumn, PlainDate } from '#database/tables.ts';
import type { SurgicalImplant } from './implant.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    surgical_implant: SurgicalImplantTable;
  }
}

interface SurgicalImplantTable {
  tenant_id: string;
  id: string;
  case_id: string;
  patient_id: string;
  name: string;
  manufacturer: string;
  /** Manufacturer, lot and serial number as they are compared. */
  manufacturer_key: string;
  reference_number: string | null;
  lot_number: string | null;
  lot_key: string | null;
  serial_number: string | null;
  serial_key: string | null;
  expires_on: PlainDate | null;
  site: string | null;
  /** Of one that was taken from the stock: what, where and from which lot, and what it costs. */
  item_id: string | null;
  place_id: string | null;
  lot_id: string | null;
  price_minor: number | null;
  /** What the patient's allergies said of it, with why it was used all the same. */
  checks: JsonColumn<MedicineCheck[]>;
  recorded_by: string;
  recorded_at: ColumnType<Instant, Instant, never>;
  status: SurgicalImplant['status'];
  error_reason: string | null;
  updated_at: Instant;
  version: number;
}
