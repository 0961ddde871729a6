import { type MedicineColumn, medicineColumns } from '#areas/pharmacy/medicine-columns.public.ts';
import type { ImportChoice, ImportField } from '#kernel/tables/import-field.ts';

const required: ReadonlySet<MedicineColumn> = new Set([
  'genericName',
  'dosageForm',
  'category',
  'price',
  // Somebody says once for the file what becomes of them.
  'twins',
]);

const flags: ReadonlySet<MedicineColumn> = new Set([
  'highAlert',
  'controlled',
  'antibiotic',
  'prescriptionOnly',
]);

/** What lists of medicines call these columns. */
const otherWords: Readonly<Partial<Record<MedicineColumn, readonly string[]>>> = {
  name: ['brand', 'brand name', 'medicine', 'medicine name', 'product', 'trade name', 'drug'],
  genericName: ['generic', 'generics', 'inn'],
  ingredients: ['ingredient', 'composition', 'active ingredients'],
  strength: ['dose strength', 'dosage strength'],
  dosageForm: ['dosage form', 'dosage', 'type', 'formulation'],
  route: ['route of administration'],
  category: ['class', 'therapeutic class', 'drug class', 'group'],
  maker: ['manufacturer', 'company', 'brand owner', 'manufactured by'],
  code: ['code for the scanner', 'barcode', 'bar code', 'ean', 'gtin', 'sku'],
  baseUnit: ['unit', 'base unit'],
  packSize: ['pack size', 'pack', 'in a pack', 'units in a pack'],
  price: ['price of one', 'unit price', 'mrp', 'rate', 'selling price', 'price per unit'],
  minStockLevel: ['minimum', 'min stock', 'reorder level', 'minimum stock level'],
  highAlert: ['high alert'],
  controlled: ['controlled', 'controlled drug', 'narcotic'],
  antibiotic: ['antibiotic'],
  prescriptionOnly: ['prescription only', 'prescription', 'pom', 'rx'],
  minimumAgeMonths: ['minimum age months'],
  doseLimits: ['maximum dose', 'dose limit'],
};

const twins: readonly ImportChoice[] = [
  { code: 'add', words: ['another', 'new'] },
  { code: 'same', words: ['present'] },
  { code: 'skip', words: ['refuse'] },
];

/** What an import reads of a list of medicines. */
export const medicinesFields: readonly ImportField[] = medicineColumns.map((name) => ({
  name,
  isRequired: required.has(name),
  reads: name === 'twins' ? twins : flags.has(name) ? 'yes-no' : 'text',
  words: otherWords[name] ?? [],
}));
