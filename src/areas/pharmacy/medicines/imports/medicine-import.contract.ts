import { z } from 'zod';
import { refusedTableRow, tableRowFields } from '#kernel/tables/table-rows.ts';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { requiredText } from '#kernel/text.ts';

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

const importRow = z.strictObject(tableRowFields(medicineColumns));

export type MedicineImportRow = z.output<typeof importRow>;

export type RefusedMedicine = z.output<typeof refusedTableRow>;

export const importMedicines = defineCall('medicines.import', {
  address: 'POST /medicine-imports',
  access: 'pharmacy.catalogue',
  inputSize: 'large',
  summary: 'Add medicines from rows of a table; those that are in the list already are not added again',
  input: z.strictObject({
    /** What the audit trail calls the import. */
    fileName: requiredText(200).optional(),
    rows: z.array(importRow).min(1).max(sizeLimits.importRows),
  }),
  output: z.strictObject({
    added: z.number().int(),
    /** Rows of a medicine that was in the list already, or in an earlier row. */
    present: z.number().int(),
    refused: z.array(refusedTableRow),
    /** Rows that were added, with what somebody should look at. */
    noted: z.array(refusedTableRow),
  }),
});

export type MedicineImportAnswer = z.output<(typeof importMedicines)['output']>;
