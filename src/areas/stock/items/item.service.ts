import { readCounters } from '#database/counters.ts';
import { sumDailyFigures } from '#database/daily-figures.ts';
import type { CallContext } from '#server/call-context.ts';
import { wordPatterns } from '#database/search/word-patterns.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { plusDays, plusMonths } from '#kernel/time/calendar-date.ts';
import { todayOf } from '#kernel/time/today.ts';
import { addStockItems, changeStockItem } from './item-writing.service.ts';
import type * as contract from './item.contract.ts';
import type { ListedItem, StockItem } from './item.contract.ts';
import * as queries from './item.queries.ts';
import { issue } from './item.issues.ts';
import { toListedItem, toStockItem } from './item.record.ts';
import { fieldsOfPharmacy } from './item.rules.ts';

/** 'Expiring soon' is within three months from today (document 3, section 8). */
export const expiringMonths = 3;
const maxCategories = 200;
/** Before every lot: days of figures are asked for as a span. */
const beginning = '1900-01-01';

export async function listStockItems(
  context: CallContext,
  { search = '', ...input }: CallInput<typeof contract.listStockItems>,
): Promise<Page<ListedItem>> {
  const { db, tenantId } = context;
  const patterns = wordPatterns(search);
  const expiresUntil = plusMonths(todayOf(context), expiringMonths);
  const rows = await queries.selectItems(db, tenantId, { ...input, patterns, expiresUntil });
  const isByDate = input.show === 'expiring' && patterns.length === 0;
  const page = toPage(rows, input.limit, (row) => [isByDate ? row.first_expiry! : row.sort_name, row.id]);
  return { ...page, rows: page.rows.map(toListedItem) };
}

export async function listStockCategories({ db, tenantId }: CallContext) {
  return { categories: await queries.selectCategories(db, tenantId, maxCategories) };
}

export async function countStock(context: CallContext) {
  const { db, tenantId } = context;
  const today = todayOf(context);
  const soon = { from: today, to: plusMonths(today, expiringMonths) };
  const past = { from: beginning, to: plusDays(today, -1) };
  const [counts, expiring, expired] = await Promise.all([
    readCounters(db, tenantId, ['stock.items', 'stock.value', 'stock.low']),
    sumDailyFigures(db, tenantId, ['stock.expiring-lots'], soon),
    sumDailyFigures(db, tenantId, ['stock.expiring-lots'], past),
  ]);
  return {
    items: counts['stock.items'],
    valueMinor: counts['stock.value'],
    low: counts['stock.low'],
    expiring: expiring['stock.expiring-lots'],
    expired: expired['stock.expiring-lots'],
  };
}

/** @throws AppError NOT_FOUND, for an item of another hospital as for one that never was. */
export async function getStockItem(
  context: CallContext,
  { stockItemId }: CallInput<typeof contract.getStockItem>,
): Promise<StockItem> {
  const row = await queries.stockItemRows.select(context.db, context.tenantId, stockItemId);
  if (!row) throw new AppError('NOT_FOUND');
  return toStockItem(row);
}

/** @throws AppError SKU_TAKEN; INVALID_INPUT where a pack has no name. */
export async function createStockItem(
  context: CallContext,
  input: CallInput<typeof contract.createStockItem>,
): Promise<StockItem> {
  const [added] = await addStockItems(context, [input]);
  return added!;
}

/** @throws AppError STALE, SKU_TAKEN, INVALID_INPUT as `changeStockItem` does, and where the pharmacy decides. */
export async function updateStockItem(
  context: CallContext,
  { stockItemId, version, ...change }: CallInput<typeof contract.updateStockItem>,
): Promise<StockItem> {
  const stored = await queries.stockItemRows.lock(context.db, context.tenantId, stockItemId);
  // Of an older version the whole change is stale, whatever it says.
  if (stored?.version === version) refuseWhatPharmacySays(toStockItem(stored), change);
  return changeStockItem(
    context,
    { id: stockItemId, version },
    change as Parameters<typeof changeStockItem>[2],
  );
}

/** A medicine is prescribed and found by what its catalogue says, so the store cannot say otherwise. */
function refuseWhatPharmacySays(
  item: StockItem,
  change: Omit<CallInput<typeof contract.updateStockItem>, 'stockItemId' | 'version'>,
): void {
  if (item.kind !== 'medicine') return;
  const changed = fieldsOfPharmacy.filter(
    (field) => change[field] !== undefined && change[field] !== item[field],
  );
  if (changed.length === 0) return;
  throw invalidFields(Object.fromEntries(changed.map((field) => [field, issue('ofPharmacy')])));
}
