import { toRecord } from '#database/to-record.ts';
import { recordNumber } from '#kernel/record-number.ts';
import { expiryOf } from '../movements/stock-movement.record.ts';
import { stockValue } from '../ledger/stock-value.ts';
import {
  type CountedLot,
  type StockCount,
  stockCount,
  type StockCountSheet,
} from './stock-count.contract.ts';
import type { CountSums, NamedCountRow, NamedLineRow } from './stock-count.queries.ts';

/** CNT- and at least six digits. */
export const formatCountNumber = recordNumber('CNT-').format;

export function toCount(row: NamedCountRow): StockCount {
  return toRecord(stockCount, row, {
    place: { id: row.place_id, name: row.place_name },
    startedByName: row.starter_name,
    submittedByName: row.submitter_name,
    decidedByName: row.decider_name,
  });
}

export function toCountSheet(row: NamedCountRow, sums: CountSums): StockCountSheet {
  const people = [row.started_by, row.submitted_by, ...sums.counters];
  return {
    ...toCount(row),
    counterIds: [...new Set(people.filter((id) => id !== null))],
    lots: sums.lots,
    counted: sums.counted,
    differing: sums.differing,
    surplusMinor: sums.surplus_minor,
    shortageMinor: sums.shortage_minor,
  };
}

export function toCountedLot(row: NamedLineRow): CountedLot {
  const { counted_quantity: counted, expected_quantity: expected } = row;
  const difference = counted === null || expected === null ? null : counted - expected;
  const cost = { costMinor: row.cost_minor, costQuantity: row.cost_quantity };
  return {
    lotId: row.lot_id,
    item: { id: row.item_id, name: row.item_name, baseUnit: row.base_unit },
    lotNumber: row.lot_number,
    expiresOn: expiryOf(row.expires_on),
    expectedQuantity: expected,
    countedQuantity: counted,
    difference,
    differenceMinor:
      difference === null ? null : Math.sign(difference) * stockValue(Math.abs(difference), cost),
    countedByName: row.counter_name,
    countedAt: row.counted_at,
  };
}
