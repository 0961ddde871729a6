import { addStockItems, changeStockItem } from '#areas/stock/stock.public.ts';
import { changeCounters, readCounters } from '#database/counters.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { given } from '#kernel/changed-fields.ts';
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

const medicineRecord = recordOf({
  resource: 'medicines',
  topic: 'medicines',
  rows: medicineRows,
  select: selectMedicine,
  toRecord: toMedicine,
  refusals: { medicine_once: () => new AppError('MEDICINE_EXISTS') },
});

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
export function getMedicine(
  context: CallContext,
  { medicineId }: CallInput<typeof contract.getMedicine>,
): Promise<Medicine> {
  return medicineRecord.read(context, medicineId);
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
  return medicineRecord.created(context, id!);
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
  await medicineRecord.refusing(insertMedicines(db, rows));
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
  const { db, tenantId } = context;
  const stored = await medicineRecord.lock(context, medicineId);
  const before = toMedicine(stored);
  if (itemVersion !== undefined && itemVersion !== stored.item_version) {
    throw new AppError('STALE', { current: before });
  }
  const values = coded({ ...before, ...given(changes) });
  const willBeActive = isActive ?? stored.is_active;
  const { name } = before;
  await confirmLoosening(context, loosenedMarks(before, values), { name, witnessId, witnessPassword });
  const { controlledUntil, highAlertUntil } = inForceUntil(before, values, todayOf(context));
  await medicineRecord.write(
    context,
    { id: medicineId, version },
    {
      ...columnsOf(values),
      controlled_until: controlledUntil,
      high_alert_until: highAlertUntil,
      is_active: willBeActive,
    },
  );
  await changeStockItem(
    context,
    { id: medicineId, version: stored.item_version },
    { ...itemChangeOf(values), controlledUntil, isActive: willBeActive },
  );
  await deleteWords(db, tenantId, medicineId);
  if (willBeActive) await insertWords(db, tenantId, wordRows(medicineId, values));
  await changeCounters(db, tenantId, { 'medicines.active': Number(willBeActive) - Number(stored.is_active) });
  await recordMarkChange(context, { medicine: { id: medicineId, name }, before, after: values, witnessId });
  return medicineRecord.changedSince(context, before);
}

/** @throws AppError INVALID_INPUT for an ingredient that is there twice, and a limit of something else */
function coded(typed: MedicineValues): MedicineValues {
  const { values, problems } = codeMedicine(typed);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return values;
}
