import { type MedicineColumn, medicineColumns } from '#areas/pharmacy/medicine-columns.public.ts';
import { removeNewMedicine, storeMedicines } from '#areas/pharmacy/pharmacy.public.ts';
import type { BatchKind, SentRow } from '../list-kind.ts';

/** Medicines; known by name, strength, form and maker. One that is in the list is never changed by a table. */
export const medicinesKind: BatchKind = {
  storeAll: async (context, rows) => {
    const { added, ...others } = await storeMedicines(context, rows.map(medicineRow));
    return { made: added.map((record) => ({ resource: 'medicines', ...record })), ...others };
  },
  undo: { medicines: { remove: removeNewMedicine } },
};

function medicineRow({ line, fields }: SentRow) {
  const known = medicineColumns.flatMap((name): [MedicineColumn, string][] => {
    const text = fields[name];
    return text === undefined ? [] : [[name, text]];
  });
  return { line, fields: Object.fromEntries(known) };
}
