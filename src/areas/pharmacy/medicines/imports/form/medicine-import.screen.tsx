import { remoteWrite } from '#client/remote.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { TableImport } from '#screens/tables/table-import.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import type { TableColumn } from '#ui/tables/columns/table-columns.ts';
import { useRefreshMedicines } from '../../medicine.hooks.ts';
import type * as contract from '../medicine-import.contract.ts';
import { type MedicineColumn, medicineColumns } from '../medicine-import.contract.ts';
import { t } from '../medicine-import.texts.ts';

const importMedicines = remoteWrite<typeof contract.importMedicines>('medicines.import');

const required: ReadonlySet<MedicineColumn> = new Set(['genericName', 'dosageForm', 'category', 'price']);

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

/** Adds the medicines of a CSV file. */
export function MedicineImportScreen() {
  const columns = medicineColumns.map((name): TableColumn<MedicineColumn> => ({
    name,
    label: t(name),
    isRequired: required.has(name),
    reads: flags.has(name) ? 'yes-no' : 'text',
    words: otherWords[name] ?? [],
  }));
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        back={<BackLink to="/dashboard/pharmacy" label={t('back')} />}
      />
      <TableImport
        columns={columns}
        send={(rows, submission) => importMedicines({ rows }, submission)}
        refusedFile={t('refusedFile')}
        onSettled={useRefreshMedicines()}
      />
    </>
  );
}
