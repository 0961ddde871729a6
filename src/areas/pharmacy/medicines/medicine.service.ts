import { addStockItems, changeStockItem } from '#areas/stock/stock.public.ts';
import { changeCounters, readCounters } from '#database/counters.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { plusMonths } from '#kernel/time/calendar-date.ts';
import { todayOf } from '#kernel/time/today.ts';
import { codeMedicine } from './medicine-codes.rules.ts';
import type * as contract from './medicine.contract.ts';
import { maxMedicinesFound, type Medicine } from './medicine.contract.ts';
import {
  countExpiring,
  deleteWords,
  insertMedicines,
  insertWords,
  medicineRows,
  searchMedicineRows,
  selectMedicine,
  selectMedicines,
} from './medicine.queries.ts';
import {
  columnsOf,
  itemChangeOf,
  itemFieldsOf,
  type MedicineValues,
  newMedicineRow,
  toMedicine,
  wordRows,
} from './medicine.record.ts';
import { readKnownMarks } from './marks/known-marks.service.ts';
import { confirmLoosening, recordMarkChange } from './marks/mark-changing.service.ts';
import { inForceUntil, loosenedMarks } from './marks/mark.rules.ts';
import { typedWords } from './medicine.rules.ts';

/** What expires within these months is told on the card 'expiring soon' (document 3). */
const monthsUntilSoon = 3;

export async function listMedicines(
  { db, tenantId }: CallContext,
  { search, status, ...paging }: CallInput<typeof contract.listMedicines>,
): Promise<Page<Medicine>> {
  const words = typedWords(search ?? '');
  if (words.length > 0 && status === 'active') {
    const rows = await searchMedicineRows(db, tenantId, words, paging);
    const page = toPage(rows, paging.limit, (row) => [row.word, row.sort_name, row.id]);
    return { ...page, rows: page.rows.map(toMedicine) };
  }
  const rows = await selectMedicines(db, tenantId, { ...paging, isActive: status === 'active' });
  const page = toPage(rows, paging.limit, (row) => [row.sort_name, row.id]);
  return { ...page, rows: page.rows.map(toMedicine) };
}

/** @throws AppError NOT_FOUND */
export async function getMedicine(
  { db, tenantId }: CallContext,
  { medicineId }: CallInput<typeof contract.getMedicine>,
): Promise<Medicine> {
  const row = await selectMedicine(db, tenantId, medicineId);
  if (!row) throw new AppError('NOT_FOUND');
  return toMedicine(row);
}

export async function searchMedicines(
  { db, tenantId }: CallContext,
  { search }: CallInput<typeof contract.searchMedicines>,
) {
  const words = typedWords(search);
  const rows = await searchMedicineRows(db, tenantId, words, { limit: maxMedicinesFound });
  return { rows: rows.slice(0, maxMedicinesFound).map(toMedicine) };
}

export async function countMedicines(context: CallContext) {
  const { db, tenantId } = context;
  const [counters, expiringSoon] = await Promise.all([
    readCounters(db, tenantId, ['medicines.active', 'stock.low.medicine', 'stock.on-hand.medicine']),
    countExpiring(db, tenantId, plusMonths(todayOf(context), monthsUntilSoon)),
  ]);
  return {
    totalMedications: counters['medicines.active'],
    totalStock: counters['stock.on-hand.medicine'],
    lowStock: counters['stock.low.medicine'],
    expiringSoon,
  };
}

/**
 * @throws AppError MEDICINE_EXISTS, SKU_TAKEN, INVALID_INPUT at ingredients and limits, WITNESS_REQUIRED where a mark is
 * missing that the medicine is known to need, and what confirming a second person refuses
 */
export async function createMedicine(
  context: CallContext,
  { witnessId, witnessPassword, ...input }: CallInput<typeof contract.createMedicine>,
): Promise<Medicine> {
  const values = coded(input);
  const known = (await readKnownMarks(context))(values);
  const before = {
    ...values,
    isControlled: values.isControlled || known.isControlled,
    isHighAlert: values.isHighAlert || known.isHighAlert,
  };
  const { name } = values;
  await confirmLoosening(context, loosenedMarks(before, values), { name, witnessId, witnessPassword });
  const [id] = await addMedicines(context, [values]);
  await recordMarkChange(context, { medicine: { id: id!, name }, before, after: values, witnessId });
  const created = await requireMedicine(context, id!);
  context.audit({ action: 'CREATE', resource: 'medicines', resourceId: created.id, newValues: created });
  context.announce('medicines');
  return created;
}

/**
 * Adds medicines with their items of the stock, all or none, and returns their ids; the audit is the caller's.
 * @throws AppError MEDICINE_EXISTS
 */
export async function addMedicines(context: CallContext, all: readonly MedicineValues[]): Promise<string[]> {
  const { db, tenantId, actor, clock } = context;
  const writer = { tenantId, userId: actor.userId, now: clock.now().toISOString() };
  const rows = all.map((values) => newMedicineRow(values, writer));
  await addStockItems(
    context,
    all.map((values, place) => ({ ...itemFieldsOf(values), kind: 'medicine' as const, id: rows[place]!.id })),
  );
  await refusingTaken(insertMedicines(db, rows));
  const words = all.flatMap((values, place) => wordRows(rows[place]!.id, values));
  await insertWords(db, tenantId, words);
  await changeCounters(db, tenantId, { 'medicines.active': rows.length });
  return rows.map(({ id }) => id);
}

/**
 * @throws AppError NOT_FOUND, STALE with the stored record, MEDICINE_EXISTS, SKU_TAKEN, INVALID_INPUT at the limits,
 * WITNESS_REQUIRED where a mark or a limit is loosened, and what confirming a second person refuses
 */
export async function updateMedicine(
  context: CallContext,
  {
    medicineId,
    version,
    itemVersion,
    isActive,
    witnessId,
    witnessPassword,
    ...changes
  }: CallInput<typeof contract.updateMedicine>,
): Promise<Medicine> {
  const { db, tenantId, clock } = context;
  await medicineRows.lock(db, tenantId, medicineId);
  const stored = await selectMedicine(db, tenantId, medicineId);
  if (!stored) throw new AppError('NOT_FOUND');
  const before = toMedicine(stored);
  if (itemVersion !== undefined && itemVersion !== stored.item_version) {
    throw new AppError('STALE', { current: before });
  }
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const values = coded({ ...before, ...(Object.fromEntries(given) as Partial<MedicineValues>) });
  const willBeActive = isActive ?? stored.is_active;
  const { name } = before;
  await confirmLoosening(context, loosenedMarks(before, values), { name, witnessId, witnessPassword });
  const { controlledUntil, highAlertUntil } = inForceUntil(before, values, todayOf(context));
  const written = await refusingTaken(
    medicineRows.update(
      db,
      { tenantId, id: medicineId, version },
      {
        ...columnsOf(values),
        controlled_until: controlledUntil,
        high_alert_until: highAlertUntil,
        is_active: willBeActive,
        updated_at: clock.now().toISOString(),
      },
    ),
  );
  if (!written) throw new AppError('STALE', { current: before });
  await changeStockItem(
    context,
    { id: medicineId, version: stored.item_version },
    { ...itemChangeOf(values), controlledUntil, isActive: willBeActive },
  );
  await deleteWords(db, tenantId, medicineId);
  if (willBeActive) await insertWords(db, tenantId, wordRows(medicineId, values));
  await changeCounters(db, tenantId, { 'medicines.active': Number(willBeActive) - Number(stored.is_active) });
  await recordMarkChange(context, { medicine: { id: medicineId, name }, before, after: values, witnessId });
  const after = await requireMedicine(context, medicineId);
  context.audit({
    action: 'UPDATE',
    resource: 'medicines',
    resourceId: medicineId,
    ...changedFields(before, after),
  });
  context.announce('medicines');
  return after;
}

async function requireMedicine({ db, tenantId }: CallContext, id: string): Promise<Medicine> {
  const row = await selectMedicine(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return toMedicine(row);
}

function refusingTaken<T>(write: Promise<T>): Promise<T> {
  return refusing(write, { medicine_once: () => new AppError('MEDICINE_EXISTS') });
}

/** @throws AppError INVALID_INPUT for an ingredient that is there twice, and a limit of something else */
function coded(typed: MedicineValues): MedicineValues {
  const { values, problems } = codeMedicine(typed);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return values;
}
