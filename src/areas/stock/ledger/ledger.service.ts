import { appendSteps, type Step } from '#database/counting/open-steps.ts';
import type { CallContext } from '#server/call-context.ts';
import type { Db } from '#database/tables.ts';
import { AppError } from '#kernel/app-error.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import * as rules from './figures.rules.ts';
import * as queries from './ledger.queries.ts';
import type { BalanceWithLot, StockItemRow } from './ledger.queries.ts';
import { balanceKey, type MovementPlan, type StockState } from './movement-plan.ts';
import { planMovements } from './planning.rules.ts';
import type { MovedLot, StockLine } from './stock-line.ts';

/** In whose name stock is moved, and when. */
export interface StockMover {
  db: Db;
  tenantId: string;
  userId: string;
  timeZone: string;
  now: Date;
}

export interface MovingOptions {
  /** When it happened, where that is not now: ISO 8601 in UTC with milliseconds, never in the future. */
  happenedAt?: string | undefined;
}

/**
 * Moves stock: takes, adds, corrects and transfers whole base units, all lines or none, in the transaction of the
 * call. What is taken without a lot is taken from what expires first. A repeat by the same idempotency key never comes
 * here. The caller writes the audit entry of what it did.
 * @throws AppError STOCK_SHORT with what is left, LOT_EXPIRED, LOT_SET_ASIDE, LOT_RECALLED, STOCK_SHORT_THEN for a time at which
 * there was less, INVALID_INPUT for more of an item than the books can add up, ITEM_INACTIVE, PLACE_INACTIVE, NOT_FOUND, CONTROLLED_NEEDS_WITNESS for what leaves by one person alone
 */
export async function moveStock(
  context: CallContext,
  lines: readonly StockLine[],
  options: MovingOptions = {},
): Promise<MovedLot[][]> {
  const { db, tenantId, actor, clock } = context;
  const mover = { db, tenantId, userId: actor.userId, timeZone: actor.timeZone, now: clock.now() };
  const { moved, hasMedicines } = await recordAll(mover, lines, options);
  context.counting.letGoBeforeDisk();
  context.announce('stock');
  // Their list shows what is in stock, to people who hear nothing of the inventory.
  if (hasMedicines) context.announce('medicines');
  for (const id of new Set(lines.map(({ itemId }) => itemId))) context.announce(`stock/${id}`);
  return moved;
}

/** The same without a call, for samples and jobs: nothing is announced. */
export async function recordMovements(
  mover: StockMover,
  lines: readonly StockLine[],
  options: MovingOptions = {},
): Promise<MovedLot[][]> {
  return (await recordAll(mover, lines, options)).moved;
}

async function recordAll(
  mover: StockMover,
  lines: readonly StockLine[],
  { happenedAt }: MovingOptions,
): Promise<{ moved: MovedLot[][]; hasMedicines: boolean }> {
  const { db, tenantId, userId, timeZone, now } = mover;
  if (lines.length === 0) return { moved: [], hasMedicines: false };
  const state = await readState(db, tenantId, lines);
  const plan = planMovements(lines, state, {
    tenantId,
    userId,
    now: now.toISOString(),
    happenedAt,
    dateOf: (instant) => dateIn(timeZone, new Date(instant)),
  });
  await writePlan(mover, state, plan);
  await refuseEarlierShortage(db, tenantId, state, plan);
  const hasMedicines = [...state.items.values()].some(({ kind }) => kind === 'medicine');
  return { moved: plan.moved, hasMedicines };
}

async function readState(db: Db, tenantId: string, lines: readonly StockLine[]): Promise<StockState> {
  const itemIds = [...new Set(lines.map(({ itemId }) => itemId))].toSorted();
  const placeIds = [
    ...new Set(
      lines.flatMap((line) => ('toPlaceId' in line ? [line.placeId, line.toPlaceId] : [line.placeId])),
    ),
  ];
  const lotIds = [...new Set(lines.flatMap((line) => ('lotId' in line && line.lotId ? [line.lotId] : [])))];
  const lotNumbers = [...new Set(lines.flatMap((line) => ('lot' in line ? [line.lot.lotNumber] : [])))];
  const items = await queries.lockItems(db, tenantId, itemIds);
  const balances = await queries.selectBalances(db, tenantId, itemIds, lotIds);
  const ids = [...new Set([...lotIds, ...balances.map((row) => row.lot_id)])];
  const [places, lots] = await Promise.all([
    queries.selectPlacesById(db, tenantId, placeIds),
    queries.selectLots(db, tenantId, { ids, itemIds, lotNumbers }),
  ]);
  const received = lots.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
  // A lot that came back to an empty place: its balance is there, with nothing in it.
  const emptied =
    received.length > 0 ? await queries.selectBalances(db, tenantId, itemIds, received) : balances;
  return {
    items: new Map(items.map((item) => [item.id, item])),
    places: new Map(places.map((place) => [place.id, place])),
    balances: uniqueBalances([...balances, ...emptied]),
    lots,
  };
}

function uniqueBalances(rows: readonly BalanceWithLot[]): BalanceWithLot[] {
  return [...new Map(rows.map((row) => [balanceKey(row.lot_id, row.place_id), row])).values()];
}

async function writePlan(mover: StockMover, state: StockState, plan: MovementPlan): Promise<void> {
  const { db, tenantId, timeZone, now } = mover;
  const today = dateIn(timeZone, now);
  const changed = plan.balances.filter((row) => plan.changed.has(balanceKey(row.lot_id, row.place_id)));
  const costs = new Map(plan.balances.map((row) => [row.lot_id, costOf(row)]));
  const months = rules.consumptionOf(plan.movements, (lotId) => costs.get(lotId)!);
  const steps: Step[] = [];
  const figures = [...state.items.values()].map((item) => {
    const of = (rows: readonly BalanceWithLot[]) => rows.filter((row) => row.item_id === item.id);
    const next = rules.nextFigures(item, of(plan.balances), {
      today,
      movedOn: rules.lastDay(
        item.last_moved_on,
        plan.movements.filter((row) => row.item_id === item.id),
      ),
    });
    rules.refuseTooMuch(item, next);
    steps.push(...rules.countSteps(item, next, of(state.balances), of(plan.balances)));
    if (next.on_hand > 0) months.push(...rules.emptyDaysOf(item, today));
    return { id: item.id, ...next };
  });
  await queries.insertLots(db, plan.newLots);
  await Promise.all([
    queries.writeBalances(
      db,
      changed.map((row) => balanceRow(tenantId, row)),
    ),
    queries.writeLevels(db, levelsOf(tenantId, state.items, plan.balances, changed)),
    queries.insertMovements(db, plan.movements),
    queries.writeItemFigures(db, tenantId, figures),
    queries.addToMonths(db, rules.sumMonths(months)),
    appendSteps(db, tenantId, steps),
  ]);
}

/** Under the lock of the items, once everything is written: one statement for each balance that was taken from earlier. */
async function refuseEarlierShortage(
  db: Db,
  tenantId: string,
  state: StockState,
  { backDated }: MovementPlan,
): Promise<void> {
  for (const { itemId, ...taken } of backDated) {
    const least = await queries.selectLeastSince(db, tenantId, taken);
    if (least !== null && least < 0) {
      const item = state.items.get(itemId)!;
      throw new AppError('STOCK_SHORT_THEN', { name: item.name, unit: item.base_unit, missing: -least });
    }
  }
}

function balanceRow(tenantId: string, row: BalanceWithLot): queries.BalanceRow {
  return {
    tenant_id: tenantId,
    lot_id: row.lot_id,
    place_id: row.place_id,
    item_id: row.item_id,
    expires_on: row.expires_on,
    quantity: row.quantity,
    is_set_aside: row.is_set_aside,
    place_kind: row.place_kind,
    is_recalled: row.is_recalled,
    last_moved_at: row.last_moved_at,
  };
}

/** What the changed places hold of their items, all lots together. */
function levelsOf(
  tenantId: string,
  items: ReadonlyMap<string, StockItemRow>,
  balances: readonly BalanceWithLot[],
  changed: readonly BalanceWithLot[],
): queries.LevelRow[] {
  const pairs = new Map(changed.map((row) => [`${row.item_id} ${row.place_id}`, row]));
  return [...pairs.values()].map(({ item_id: itemId, place_id: placeId }) => ({
    tenant_id: tenantId,
    item_id: itemId,
    place_id: placeId,
    quantity: balances
      .filter((row) => row.item_id === itemId && row.place_id === placeId)
      .reduce((sum, row) => sum + row.quantity, 0),
    sort_name: items.get(itemId)!.sort_name,
  }));
}

function costOf({ cost_minor: costMinor, cost_quantity: costQuantity }: BalanceWithLot) {
  return { costMinor, costQuantity };
}
