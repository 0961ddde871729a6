import type { Instant } from '#database/tables.ts';
import type { Mark } from './mark.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    medicine_mark_change: MedicineMarkChangeTable;
  }
}

/** That marks of a medicine were loosened, by two people, or tightened; rows are never changed. */
interface MedicineMarkChangeTable {
  tenant_id: string;
  id: string;
  medicine_id: string;
  loosened: Mark[];
  tightened: Mark[];
  changed_by: string;
  witnessed_by: string | null;
  changed_at: Instant;
}
