import { counterSteps } from '#database/counters.ts';
import type { Step } from '#database/counting/open-steps.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { partsOf, plusDays, plusMonths } from '#kernel/time/calendar-date.ts';
import { issue } from '../movements/stock-movement.issues.ts';
import { medicineCounts } from './medicine-counts.ts';
import { maxQuantity, neverExpires } from './movement-kinds.ts';
import type {
  BalanceWithLot,
  ItemFigures,
  MonthRow,
  StockItemRow,
  StockMovementRow,
} from './ledger.queries.ts';
import { stockValue } from './stock-value.ts';

/** What follows from the balances of one item. */
export function figuresOf(balances: readonly BalanceWithLot[]) {
  const stocked = balances.filter(({ quantity }) => quantity > 0);
  const sum = (rows: readonly BalanceWithLot[]) => rows.reduce((total, row) => total + row.quantity, 0);
  const expiries = stocked.map((row) => row.expires_on).filter((day) => day !== neverExpires);
  return {
    on_hand: sum(stocked.filter((row) => !row.is_set_aside)),
    set_aside: sum(stocked.filter((row) => row.is_set_aside)),
    value_minor: sumMinor(stocked.map(valueOf)),
    first_expiry: expiries.toSorted()[0] ?? null,
  };
}

function valueOf({ quantity, cost_minor: costMinor, cost_quantity: costQuantity }: BalanceWithLot): number {
  return stockValue(quantity, { costMinor, costQuantity });
}

/** The figures of an item after its balances changed, and since when it is empty. */
export function nextFigures(
  item: StockItemRow,
  balances: readonly BalanceWithLot[],
  { today, movedOn }: { today: string; movedOn: string | null },
): ItemFigures {
  const figures = figuresOf(balances);
  const isEmptied = item.on_hand > 0 && figures.on_hand === 0;
  const since = isEmptied ? today : item.empty_since;
  return { ...figures, last_moved_on: movedOn, empty_since: figures.on_hand > 0 ? null : since };
}

/**
 * Refuses what would leave more of an item than the books can add up, in base units or in what they are worth. What
 * becomes less is never refused. @throws AppError INVALID_INPUT
 */
export function refuseTooMuch(item: StockItemRow, next: ItemFigures): void {
  const before = item.on_hand + item.set_aside;
  const after = next.on_hand + next.set_aside;
  if (after > before && after > maxQuantity) {
    const facts = { name: item.name, unit: item.base_unit, most: maxQuantity };
    throw invalidFields({ quantity: issue('stockTooHigh', facts) });
  }
  const mostMinor = sizeLimits.documentMinor.max;
  if (next.value_minor > item.value_minor && next.value_minor > mostMinor) {
    throw invalidFields({ quantity: issue('worthTooHigh', { name: item.name, most: mostMinor }) });
  }
}

/** The latest day on which an item moved. */
export function lastDay(before: string | null, movements: readonly StockMovementRow[]): string | null {
  const days = movements.map((row) => row.happened_on);
  return [...days, ...(before === null ? [] : [before])].toSorted().at(-1) ?? null;
}

/** Changes of the counts that the cards show; `before` and `after` are all balances of the same item. */
export function countSteps(
  item: StockItemRow,
  figures: Pick<ItemFigures, 'on_hand' | 'value_minor'>,
  before: readonly BalanceWithLot[],
  after: readonly BalanceWithLot[],
): Step[] {
  const isLow = item.is_active && figures.on_hand <= item.min_stock_level;
  return [
    { name: 'stock.value', day: null, amount: figures.value_minor - item.value_minor },
    { name: 'stock.low', day: null, amount: Number(isLow) - Number(item.is_low) },
    ...counterSteps(
      medicineCounts(item.kind, {
        low: Number(isLow) - Number(item.is_low),
        onHand: item.is_active ? figures.on_hand - item.on_hand : 0,
      }),
    ),
    ...placeSteps(before, -1),
    ...placeSteps(after, 1),
    ...expirySteps(before, -1),
    ...expirySteps(after, 1),
  ];
}

/** The counter of what lies in a place, in minor units. */
export const placeValueCounter = (placeId: string): string => `stock.value ${placeId}`;

function placeSteps(balances: readonly BalanceWithLot[], sign: number): Step[] {
  return balances.map((row) => ({
    name: placeValueCounter(row.place_id),
    day: null,
    amount: sign * valueOf(row),
  }));
}

function expirySteps(balances: readonly BalanceWithLot[], amount: number): Step[] {
  const stocked = balances.filter((row) => row.quantity > 0 && row.expires_on !== neverExpires);
  const days = new Map(stocked.map((row) => [row.lot_id, row.expires_on]));
  return [...days.values()].map((day) => ({ name: 'stock.expiring-lots', day, amount }));
}

/** What movements add to the months in which they happened; what came back was not used. */
export function consumptionOf(
  movements: readonly StockMovementRow[],
  costOf: (lotId: string) => { costMinor: number; costQuantity: number },
): MonthRow[] {
  return movements
    .filter(({ kind }) => kind === 'issue' || kind === 'dispense' || kind === 'return')
    .map((row) => ({
      tenant_id: row.tenant_id,
      item_id: row.item_id,
      month: monthOf(row.happened_on),
      consumed: -row.quantity,
      consumed_minor: -Math.sign(row.quantity) * stockValue(Math.abs(row.quantity), costOf(row.lot_id)),
      empty_days: 0,
    }));
}

/** The days of an empty shelf by month: from the day on which it became empty to the day before it was filled. */
export function emptyDaysOf(item: StockItemRow, today: string): MonthRow[] {
  const rows: MonthRow[] = [];
  let from = item.empty_since;
  while (from !== null && from < today) {
    const next = plusMonths(monthOf(from), 1);
    const until = next < today ? next : today;
    rows.push({
      tenant_id: item.tenant_id,
      item_id: item.id,
      month: monthOf(from),
      consumed: 0,
      consumed_minor: 0,
      empty_days: daysBetween(from, until),
    });
    from = until;
  }
  return rows;
}

/** One row for each item and month, in one order. */
export function sumMonths(rows: readonly MonthRow[]): MonthRow[] {
  const sums = new Map<string, MonthRow>();
  for (const row of rows) {
    const key = `${row.item_id} ${row.month}`;
    const sum = sums.get(key);
    sums.set(key, {
      ...row,
      consumed: row.consumed + (sum?.consumed ?? 0),
      consumed_minor: row.consumed_minor + (sum?.consumed_minor ?? 0),
      empty_days: row.empty_days + (sum?.empty_days ?? 0),
    });
  }
  return [...sums.keys()].toSorted().map((key) => sums.get(key)!);
}

export function monthOf(date: string): string {
  const { day } = partsOf(date);
  return plusDays(date, 1 - day);
}

function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);
}
