import { selectBillingSettings } from '#areas/billing/billing.public.ts';
import { placeOfCode } from '#areas/stock/stock.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { isUuid } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { todayOf } from '#kernel/time/today.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { selectUsableLots } from '../dispensing/dispensing.queries.ts';
import { readMedicinesById } from '../medicines/known-medicines.ts';
import type { Medicine } from '../medicines/medicine.contract.ts';
import { searchMedicineRows } from '../medicines/medicine.queries.ts';
import { toMedicine } from '../medicines/medicine.record.ts';
import { typedWords } from '../medicines/medicine.rules.ts';
import * as contract from './counter-sale.contract.ts';
import type { CounterCheck, CounterSale, CounterSaleRow } from './counter-sale.contract.ts';
import * as queries from './counter-sale.queries.ts';
import { toCounterOffer, toSale, toSaleRow } from './counter-sale.record.ts';
import { checkSold } from './selling/checked-sale.service.ts';

/** @throws AppError INVALID_INPUT for what is no id */
export async function searchCounter(
  context: CallContext,
  { search, medicineIds }: CallInput<typeof contract.searchCounter>,
) {
  const { db, tenantId } = context;
  const [place, settings] = await Promise.all([
    placeOfCode(db, tenantId, 'pharmacy'),
    selectBillingSettings(db, tenantId),
  ]);
  const asked = idsIn(medicineIds);
  const found =
    asked.length > 0
      ? { isScanned: false, medicines: await readInOrder(context, asked) }
      : await findMedicines(context, search, place.id);
  const lots = await selectUsableLots(db, tenantId, {
    itemIds: found.medicines.map(({ id }) => id),
    placeId: place.id,
    today: todayOf(context),
  });
  return {
    currencyCode: settings.currency_code,
    taxBasisPoints: settings.tax_rate_basis_points,
    isScanned: found.isScanned,
    rows: found.medicines.map((medicine) => toCounterOffer(medicine, lots)),
  };
}

/** What was scanned; where no pack and no lot is called so, what the words find. */
async function findMedicines(context: CallContext, search: string, placeId: string) {
  const { db, tenantId } = context;
  const limit = contract.maxOffered;
  const scanned = await queries.selectScanned(db, tenantId, { code: search, placeId, limit });
  if (scanned.length > 0) return { isScanned: true, medicines: await readInOrder(context, scanned) };
  const rows = await searchMedicineRows(db, tenantId, typedWords(search), { limit });
  return { isScanned: false, medicines: rows.slice(0, limit).map(toMedicine) };
}

async function readInOrder(context: CallContext, ids: readonly string[]): Promise<Medicine[]> {
  const byId = await readMedicinesById(context, ids);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function idsIn(text: string): string[] {
  const ids = text.split(',').filter(Boolean).slice(0, contract.maxSold);
  if (!ids.every(isUuid)) throw invalidFields({ medicineIds: valueIssue('notAnId') });
  return [...new Set(ids)];
}

/** @throws AppError NOT_FOUND */
export async function checkCounter(
  context: CallContext,
  { patientId, medicineIds }: CallInput<typeof contract.checkCounter>,
): Promise<CounterCheck> {
  const medicines = await readInOrder(context, idsIn(medicineIds));
  const checked = await checkSold(context, patientId, medicines);
  context.audit({ action: 'VIEW', resource: 'prescribing', resourceId: patientId });
  return checked;
}

export async function listCounterSales(
  { db, tenantId }: CallContext,
  { search, cursor, limit }: CallInput<typeof contract.listCounterSales>,
): Promise<Page<CounterSaleRow>> {
  const number = search ? search.toUpperCase() : undefined;
  const rows = await queries.selectSales(db, tenantId, { number, cursor, limit });
  const page = toPage(rows, limit, (row) => [row.sold_at, row.id]);
  return { ...page, rows: page.rows.map(toSaleRow) };
}

/** @throws AppError NOT_FOUND */
export async function getCounterSale(
  context: CallContext,
  { saleId }: CallInput<typeof contract.getCounterSale>,
): Promise<CounterSale> {
  const sale = await readSale(context, saleId);
  context.audit({ action: 'VIEW', resource: 'counter_sales', resourceId: saleId });
  return sale;
}

/** @throws AppError NOT_FOUND */
export async function readSale({ db, tenantId }: CallContext, id: string): Promise<CounterSale> {
  const row = await queries.selectSale(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return toSale(row, await queries.selectSold(db, tenantId, row));
}

/** @throws AppError NOT_FOUND */
export async function recordCounterPrint(
  context: CallContext,
  { saleId, output }: CallInput<typeof contract.recordCounterPrint>,
) {
  const row = await queries.saleRows.select(context.db, context.tenantId, saleId);
  if (!row) throw new AppError('NOT_FOUND');
  context.audit({
    action: 'PRINT',
    resource: 'counter_sales',
    resourceId: saleId,
    newValues: { document: 'receipt', output },
  });
  return { recorded: true as const };
}
