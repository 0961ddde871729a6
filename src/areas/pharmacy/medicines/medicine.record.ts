import type { StockItemFields } from '#areas/stock/stock.public.ts';
import { toColumns } from '#database/to-columns.ts';
import { toRecord } from '#database/to-record.ts';
import { newId } from '#kernel/ids.ts';
import { type Medicine, medicine, medicineFields } from './medicine.contract.ts';
import type { MedicineRow, NewMedicineRow, WordRow } from './medicine.queries.ts';
import { identityOf, searchTextOf, sortNameOf, storedWordsOf } from './medicine.rules.ts';

/** What a person or a file says of a medicine. */
export type MedicineValues = Pick<Medicine, keyof typeof medicineFields>;

/** A stored row as the record that screens and callers know. */
export function toMedicine(row: MedicineRow): Medicine {
  return toRecord(medicine, row);
}

/** Code, price and minimum are stored with the item in the inventory. */
const { code: _code, priceMinor: _price, minStockLevel: _minimum, ...ownFields } = medicineFields;

/** The columns that follow from what was typed. */
export function columnsOf(values: MedicineValues) {
  return {
    ...toColumns(ownFields, values),
    ingredients: JSON.stringify(values.ingredients),
    ingredient_codes: values.ingredients.map(({ code }) => code),
    dose_limits: JSON.stringify(values.doseLimits),
    sort_name: sortNameOf(values),
    identity_key: identityOf(values),
    search_text: searchTextOf(values),
  };
}

/** The price of a purchase is not known before something is bought. */
const costUnknown = 0;

/** What the item of the stock says of a medicine. */
export function itemFieldsOf(values: MedicineValues): StockItemFields & { isControlled: boolean } {
  return {
    name: cut([values.name, values.strength].filter(Boolean).join(' '), 200),
    otherName: cut(values.genericName, 200),
    sku: values.code,
    category: values.category,
    baseUnit: values.baseUnit,
    packSize: values.packSize,
    packName: 'pack',
    minStockLevel: values.minStockLevel,
    reorderQuantity: null,
    unitCostMinor: costUnknown,
    sellingPriceMinor: values.priceMinor,
    supplier: null,
    location: null,
    tracksLots: true,
    isControlled: values.isControlled,
  };
}

/** The beginning of a text; half a character at the end could not be stored. */
function cut(text: string, length: number): string {
  return text.slice(0, length).toWellFormed();
}

/** The part of it that the pharmacy writes again when a medicine changes. */
export function itemChangeOf(values: MedicineValues) {
  const {
    reorderQuantity: _r,
    unitCostMinor: _u,
    supplier: _s,
    location: _l,
    tracksLots: _t,
    ...written
  } = itemFieldsOf(values);
  return written;
}

/** A new, active medicine as it is stored. */
export function newMedicineRow(
  values: MedicineValues,
  { tenantId, userId, now }: { tenantId: string; userId: string; now: string },
): NewMedicineRow {
  return {
    tenant_id: tenantId,
    id: newId(),
    ...columnsOf(values),
    controlled_until: null,
    high_alert_until: null,
    is_active: true,
    created_by: userId,
    created_at: now,
    updated_at: now,
    version: 1,
  };
}

/** The words by which a medicine is found. */
export function wordRows(id: string, values: MedicineValues): WordRow[] {
  const sortName = sortNameOf(values);
  return storedWordsOf(values).map((word) => ({ word, sort_name: sortName, medicine_id: id }));
}
