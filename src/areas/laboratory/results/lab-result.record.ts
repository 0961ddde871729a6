import { toRecord } from '#database/to-record.ts';
import type { LabOrder } from '../orders/lab-order.contract.ts';
import {
  testOfOrder,
  labResult,
  type LabResult,
  lastResult,
  type LastResult,
  type LabSheet,
  type TestOfOrder,
  trendPoint,
  type TrendPoint,
} from './lab-result.contract.ts';
import type { LastResultRow, OrderTestRow, ResultRow, TrendRow } from './lab-result.queries.ts';

/**
 * A stored row as the record that screens and callers know. Why a result was corrected before it was released is the
 * laboratory's own matter.
 */
export function toLabResult(row: ResultRow, { seesInternals }: { seesInternals: boolean }): LabResult {
  const { verified_by, verified_by_name } = row;
  return toRecord(labResult, row, {
    correctionReason: seesInternals || row.is_corrected ? row.correction_reason : null,
    enteredBy: { id: row.entered_by, name: row.entered_by_name },
    verifiedBy: verified_by === null ? null : { id: verified_by, name: verified_by_name ?? '' },
  });
}

/** What the reader of results gets of them. */
export interface Sight {
  isSeen: (result: ResultRow) => boolean;
  seesInternals: boolean;
}

/** Puts orders, their tests and the latest results together, as far as the reader gets them. */
export function toSheets(
  orders: readonly LabOrder[],
  tests: readonly OrderTestRow[],
  results: readonly ResultRow[],
  sight: Sight,
): LabSheet[] {
  const resultOf = new Map(results.map((row) => [`${row.order_id} ${row.test_id}`, row]));
  return orders.map((order) => {
    const own = tests.filter((test) => test.order_id === order.id);
    return {
      order,
      tests: own.map((test) => toTest(test, resultOf.get(`${order.id} ${test.test_id}`), sight)),
    };
  });
}

function toTest(
  test: OrderTestRow,
  row: ResultRow | undefined,
  { isSeen, seesInternals }: Sight,
): TestOfOrder {
  return toRecord(testOfOrder, test, {
    name: test.test_name,
    state: !row ? 'missing' : row.verified_at === null ? 'unverified' : 'verified',
    isWithdrawn: row !== undefined && row.verified_at === null && row.is_corrected,
    result: row && isSeen(row) ? toLabResult(row, { seesInternals }) : null,
  });
}

/** One point of the course of a test. */
export function toTrendPoint(row: TrendRow): TrendPoint {
  return toRecord(trendPoint, row, {
    value: row.value === null ? null : Number(row.value),
  });
}

export function toLastResult(row: LastResultRow): LastResult {
  return toRecord(lastResult, row);
}
