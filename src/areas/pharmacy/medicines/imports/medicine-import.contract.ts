import type { z } from 'zod';
import type { refusedTableRow } from '#kernel/tables/table-rows.ts';

/** What a row of a table can say of a medicine. */
export const medicineColumns = [
  'name',
  'genericName',
  'ingredients',
  'strength',
  'dosageForm',
  'route',
  'category',
  'maker',
  'code',
  'baseUnit',
  'packSize',
  'price',
  'minStockLevel',
  'highAlert',
  'controlled',
  'antibiotic',
  'prescriptionOnly',
  'minimumAgeMonths',
  'doseLimits',
  'twins',
] as const;

/** What becomes of a medicine that holds the same as one in the list: it is added, taken as the same, or not taken. */
export const twinChoices = ['add', 'same', 'skip'] as const;

export type MedicineColumn = (typeof medicineColumns)[number];

/** A row of a table of medicines. */
export interface MedicineImportRow {
  line: number;
  fields: Readonly<Partial<Record<MedicineColumn, string>>>;
}

export type RefusedMedicine = z.output<typeof refusedTableRow>;

/** What became of a batch. */
export interface StoredMedicines {
  added: { id: string; version: number }[];
  /** Rows of a medicine that was in the list already, or in an earlier row. */
  present: number;
  refused: RefusedMedicine[];
  /** Rows that were added, with what somebody should look at. */
  noted: RefusedMedicine[];
}
