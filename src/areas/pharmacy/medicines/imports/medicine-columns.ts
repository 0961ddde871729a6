import type { ImportChoice } from '#kernel/tables/import-field.ts';
import type { TableColumn } from '#ui/tables/columns/table-columns.ts';
import { type MedicineColumn, medicineColumns } from './medicine-import.contract.ts';
import { t } from './medicine-import.texts.ts';

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
  code: ['barcode', 'bar code', 'ean', 'gtin', 'sku'],
  baseUnit: ['unit', 'base unit'],
  packSize: ['pack size', 'pack', 'units in a pack'],
  price: ['unit price', 'mrp', 'rate', 'selling price', 'price per unit'],
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
export function medicineImportColumns(): TableColumn<MedicineColumn>[] {
  return medicineColumns.map((name) => ({
    name,
    label: t(name),
    isRequired: required.has(name),
    reads: name === 'twins' ? twins : flags.has(name) ? 'yes-no' : 'text',
    ...(name === 'twins' && { choiceLabel: (code: string) => t(`twins.${code as 'add' | 'same' | 'skip'}`) }),
    words: otherWords[name] ?? [],
  }));
}
