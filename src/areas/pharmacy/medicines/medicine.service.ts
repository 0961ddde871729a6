import { changeCounters, readCounters } from '#database/counters.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#database/handler.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { ingredientCode } from '../safety/data/ingredient-code.ts';
import type * as contract from './medicine.contract.ts';
import { maxMedicinesFound, type Medicine, type StockedMedicine } from './medicine.contract.ts';
import { issue } from './medicine.issues.ts';
import {
  deleteWords,
  insertMedicines,
  insertWords,
  medicineRows,
  searchMedicineRows,
  selectMedicines,
} from './medicine.queries.ts';
import { columnsOf, type MedicineValues, newMedicineRow, toMedicine, wordRows } from './medicine.record.ts';
import { typedWords } from './medicine.rules.ts';

/** What is counted of the list. */
export const medicineCounters = ['medicines.active', 'medicines.total'] as const;

export async function listMedicines(
  { db, tenantId }: CallContext,
  { search, status, ...paging }: CallInput<typeof contract.listMedicines>,
): Promise<Page<StockedMedicine>> {
  const words = typedWords(search ?? '');
  if (words && status === 'active') {
    const rows = await searchMedicineRows(db, tenantId, words, paging);
    const page = toPage(rows, paging.limit, (row) => [row.word, row.sort_name, row.id]);
    return { ...page, rows: page.rows.map((row) => withoutStock(toMedicine(row))) };
  }
  const rows = await selectMedicines(db, tenantId, { ...paging, isActive: status === 'active' });
  const page = toPage(rows, paging.limit, (row) => [row.sort_name, row.id]);
  return { ...page, rows: page.rows.map((row) => withoutStock(toMedicine(row))) };
}

function withoutStock(medicine: Medicine): StockedMedicine {
  return { ...medicine, stockQuantity: null, expiryDate: null };
}

export async function searchMedicines(
  { db, tenantId }: CallContext,
  { search }: CallInput<typeof contract.searchMedicines>,
) {
  const words = typedWords(search);
  if (!words) return { rows: [] };
  const rows = await searchMedicineRows(db, tenantId, words, { limit: maxMedicinesFound });
  return { rows: rows.slice(0, maxMedicinesFound).map(toMedicine) };
}

export async function countMedicines({ db, tenantId }: CallContext) {
  const counters = await readCounters(db, tenantId, medicineCounters);
  return {
    totalMedications: counters['medicines.active'],
    totalStock: null,
    lowStock: null,
    expiringSoon: null,
  };
}

/** @throws AppError MEDICINE_EXISTS, INVALID_INPUT at the limits */
export async function createMedicine(
  context: CallContext,
  input: CallInput<typeof contract.createMedicine>,
): Promise<Medicine> {
  const { db, tenantId, actor, clock } = context;
  const values = coded(input);
  const now = clock.now().toISOString();
  const row = newMedicineRow(values, { tenantId, userId: actor.userId, now });
  const [inserted] = await insertMedicines(db, [row]);
  if (!inserted) throw new AppError('MEDICINE_EXISTS');
  await insertWords(db, tenantId, wordRows(row.id, values));
  await changeCounters(db, tenantId, { 'medicines.active': 1, 'medicines.total': 1 });
  const created = toMedicine((await medicineRows.select(db, tenantId, row.id))!);
  context.audit({ action: 'CREATE', resource: 'medicines', resourceId: row.id, newValues: created });
  context.announce('medicines');
  return created;
}

/** @throws AppError NOT_FOUND, STALE with the stored record, MEDICINE_EXISTS, INVALID_INPUT at the limits */
export async function updateMedicine(
  context: CallContext,
  { medicineId, version, isActive, ...changes }: CallInput<typeof contract.updateMedicine>,
): Promise<Medicine> {
  const { db, tenantId, clock } = context;
  const stored = await medicineRows.lock(db, tenantId, medicineId);
  if (!stored) throw new AppError('NOT_FOUND');
  const before = toMedicine(stored);
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const values = coded({ ...before, ...(Object.fromEntries(given) as Partial<MedicineValues>) });
  const willBeActive = isActive ?? stored.is_active;
  const row = await refusing(
    medicineRows.update(
      db,
      { tenantId, id: medicineId, version },
      { ...columnsOf(values), is_active: willBeActive, updated_at: clock.now().toISOString() },
    ),
    { medicine_once: () => new AppError('MEDICINE_EXISTS') },
  );
  if (!row) throw new AppError('STALE', { current: before });
  const after = toMedicine(row);
  await deleteWords(db, tenantId, medicineId);
  if (willBeActive) await insertWords(db, tenantId, wordRows(medicineId, after));
  if (willBeActive !== stored.is_active) {
    await changeCounters(db, tenantId, { 'medicines.active': willBeActive ? 1 : -1 });
  }
  context.audit({
    action: 'UPDATE',
    resource: 'medicines',
    resourceId: medicineId,
    ...changedFields(before, after),
  });
  context.announce('medicines');
  return after;
}

/**
 * The codes of ingredients are ours and never the caller's: checks compare by them.
 * @throws AppError INVALID_INPUT for a limit of something that is not in the medicine
 */
export function coded<Values extends MedicineValues>(values: Values): Values {
  const ingredients = values.ingredients.map((one) => ({ ...one, code: ingredientCode(one.name) }));
  const codes = new Set(ingredients.map(({ code }) => code));
  if (codes.size < ingredients.length) throw invalidFields({ ingredients: issue('ingredientTwice') });
  const doseLimits = values.doseLimits.map((limit) => ({
    ...limit,
    ingredientCode: ingredientCode(limit.ingredientCode),
  }));
  const stray = doseLimits.find((limit) => !codes.has(limit.ingredientCode));
  if (stray) throw invalidFields({ doseLimits: issue('limitOfOther', { ingredient: stray.ingredientCode }) });
  return { ...values, ingredients, doseLimits };
}
