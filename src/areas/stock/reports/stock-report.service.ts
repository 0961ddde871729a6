import { readCounters } from '#database/counters.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { multiplyMinor } from '#kernel/money/minor-units.ts';
import { plusDays, plusMonths } from '#kernel/time/calendar-date.ts';
import { todayOf } from '#kernel/time/today.ts';
import { monthOf, placeValueCounter } from '../ledger/figures.rules.ts';
import { stockValue } from '../ledger/stock-value.ts';
import { listStockPlaces } from '../places/place.service.ts';
import type * as contract from './stock-report.contract.ts';
import type { ConsumedItem, ExpiringLot, ReorderSuggestion, RestingItem } from './stock-report.contract.ts';
import { dailyUse, packsToOrder } from './reorder.rules.ts';
import { selectReorderCandidates } from './reorder.queries.ts';
import { expiringLot, stockAgeDays } from './stock-report.contract.ts';
import * as queries from './stock-report.queries.ts';

export async function listExpiringStock(
  context: CallContext,
  { months, ...paging }: CallInput<typeof contract.listExpiringStock>,
): Promise<Page<ExpiringLot>> {
  const today = todayOf(context);
  const until = plusMonths(today, months);
  const rows = await queries.selectExpiring(context.db, context.tenantId, { ...paging, until });
  const page = toPage(rows, paging.limit, (row) => [row.expires_on, row.lot_id, row.place_id]);
  return {
    ...page,
    rows: page.rows.map((row) =>
      toRecord(expiringLot, row, {
        item: { id: row.item_id, name: row.item_name, baseUnit: row.base_unit },
        isExpired: row.expires_on < today,
        valueMinor: stockValue(row.quantity, { costMinor: row.cost_minor, costQuantity: row.cost_quantity }),
      }),
    ),
  };
}

export async function listRestingStock(
  context: CallContext,
  { days, ...paging }: CallInput<typeof contract.listRestingStock>,
): Promise<Page<RestingItem>> {
  const until = plusDays(todayOf(context), -days);
  const rows = await queries.selectResting(context.db, context.tenantId, { ...paging, until });
  const page = toPage(rows, paging.limit, (row) => [row.last_moved_on!, row.id]);
  return {
    ...page,
    rows: page.rows.map((row) => ({
      item: { id: row.id, name: row.name, baseUnit: row.base_unit },
      lastMovedOn: row.last_moved_on!,
      quantity: row.on_hand + row.set_aside,
      valueMinor: row.value_minor,
    })),
  };
}

export async function listConsumption(
  context: CallContext,
  { month, ...paging }: CallInput<typeof contract.listConsumption>,
): Promise<Page<ConsumedItem>> {
  const first = `${month ?? todayOf(context).slice(0, 7)}-01`;
  const rows = await queries.selectConsumption(context.db, context.tenantId, { ...paging, month: first });
  const page = toPage(rows, paging.limit, (row) => [row.consumed_minor, row.item_id]);
  return {
    ...page,
    rows: page.rows.map((row) => ({
      item: { id: row.item_id, name: row.name, baseUnit: row.base_unit },
      consumed: row.consumed,
      consumedMinor: row.consumed_minor,
      emptyDays: row.empty_days,
    })),
  };
}

export async function readPlaceValues(context: CallContext) {
  const { rows: places } = await listStockPlaces(context);
  const counters = places.map(({ id }) => placeValueCounter(id));
  const values = await readCounters(context.db, context.tenantId, counters);
  const rows = places.map(({ id, name }) => ({
    placeId: id,
    placeName: name,
    valueMinor: values[placeValueCounter(id)] ?? 0,
  }));
  return { rows: rows.toSorted((a, b) => b.valueMinor - a.valueMinor) };
}

export async function readStockAges(context: CallContext) {
  const { db, tenantId, actor } = context;
  const request = { today: todayOf(context), timeZone: actor.timeZone, lastDays: stockAgeDays };
  const found = new Map((await queries.selectAges(db, tenantId, request)).map((row) => [row.age, row]));
  const rows = [...stockAgeDays, null].map((untilDays, age) => ({
    fromDays: age === 0 ? 0 : stockAgeDays[age - 1]! + 1,
    untilDays,
    lots: found.get(age)?.lots ?? 0,
    valueMinor: found.get(age)?.value_minor ?? 0,
  }));
  return { rows };
}

const dayMs = 86_400_000;
/** Use is reckoned over this month and the two before. */
const monthsBefore = 2;
/** From order to delivery, where the supplier says nothing. */
const usualLeadDays = 7;

export async function listReorderSuggestions(
  context: CallContext,
  paging: CallInput<typeof contract.listReorderSuggestions>,
): Promise<Page<ReorderSuggestion>> {
  const today = todayOf(context);
  const since = monthOf(plusMonths(today, -monthsBefore));
  const days = Math.round((Date.parse(today) - Date.parse(since)) / dayMs) + 1;
  const found = { ...paging, since, days, usualLeadDays };
  const rows = await selectReorderCandidates(context.db, context.tenantId, found);
  const page = toPage(rows, paging.limit, (row) => [row.sort_name, row.id]);
  return {
    ...page,
    rows: page.rows.map((row) => {
      const { consumed, empty_days: emptyDays, on_hand: onHand, on_order: onOrder } = row;
      const packs = packsToOrder({
        consumed,
        days,
        emptyDays,
        onHand,
        onOrder,
        minimum: row.min_stock_level,
        leadDays: row.lead_days ?? usualLeadDays,
        packSize: row.pack_size,
        usual: row.reorder_quantity,
      });
      return {
        item: { id: row.id, name: row.name, baseUnit: row.base_unit },
        onHand,
        onOrder,
        usedInHundredDays: Math.round(dailyUse({ consumed, days, emptyDays }) * 100),
        emptyDays,
        packs,
        packSize: row.pack_size,
        packMinor: multiplyMinor(row.unit_cost_minor, row.pack_size),
        supplier: row.supplier_id === null ? null : { id: row.supplier_id, name: row.supplier_name ?? '' },
      };
    }),
  };
}
