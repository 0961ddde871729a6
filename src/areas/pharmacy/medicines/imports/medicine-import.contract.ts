import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { boundedText } from '#kernel/text.ts';

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
  'baseUnit',
  'packSize',
  'price',
  'minStockLevel',
  'highAlert',
  'controlled',
  'antibiotic',
  'minimumAgeMonths',
  'doseLimits',
] as const;

export type MedicineColumn = (typeof medicineColumns)[number];

// Longer than any row that a file is read by; the rules of the fields are far below it.
const maxCellLength = 2_000_000;

function textsOfColumns() {
  const texts = medicineColumns.map((name) => [name, boundedText(maxCellLength).exactOptional()] as const);
  return Object.fromEntries(texts) as Record<MedicineColumn, (typeof texts)[number][1]>;
}

// Texts are judged row by row, so that one bad row does not refuse its whole batch.
const importRow = z.strictObject({
  /** Row of the file as a spreadsheet numbers it: the heading is row 1. */
  line: z.number().int().min(1),
  fields: z.strictObject(textsOfColumns()),
});

export type MedicineImportRow = z.output<typeof importRow>;

const refusedRow = z.strictObject({
  line: z.number().int(),
  /** One issue for each column that cannot be taken. */
  fields: z.record(
    z.string(),
    z.strictObject({
      code: z.string(),
      facts: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
    }),
  ),
});

export type RefusedMedicine = z.output<typeof refusedRow>;

export const importMedicines = defineCall({
  id: 'medicines.import',
  kind: 'write',
  method: 'POST',
  path: '/medicine-imports',
  access: 'pharmacy.catalogue',
  inputSize: 'large',
  summary: 'Add medicines from rows of a table; those that are in the list already are not added again',
  input: z.strictObject({ rows: z.array(importRow).min(1).max(sizeLimits.importRows) }),
  output: z.strictObject({
    added: z.number().int(),
    /** Rows of a medicine that was in the list already, or in an earlier row. */
    present: z.number().int(),
    refused: z.array(refusedRow),
  }),
  example: {
    input: {
      rows: [
        {
          line: 2,
          fields: {
            name: 'Amoxira',
            genericName: 'Amoxicillin',
            strength: '500 mg',
            dosageForm: 'Capsule',
            category: 'Antibiotic',
            maker: 'Padma Pharma',
            packSize: '100',
            price: '7.00',
            antibiotic: 'yes',
          },
        },
      ],
    },
    output: { added: 1, present: 0, refused: [] },
  },
});

export type MedicineImportAnswer = z.output<(typeof importMedicines)['output']>;
