import type { LabOrder } from '../orders/lab-order.contract.ts';
import type { LabResult, LabSheet, TestOfOrder, TrendPoint } from './lab-result.contract.ts';
import type { OrderTestRow, ResultRow, TrendRow } from './lab-result.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toLabResult(row: ResultRow): LabResult {
  const { verified_by, verified_by_name } = row;
  return {
    id: row.id,
    revision: row.revision,
    result: row.result,
    unit: row.unit,
    normalRange: row.normal_range,
    flag: row.flag,
    notes: row.notes,
    correctionReason: row.correction_reason,
    enteredBy: { id: row.entered_by, name: row.entered_by_name },
    enteredAt: row.entered_at,
    verifiedBy: verified_by === null ? null : { id: verified_by, name: verified_by_name ?? '' },
    verifiedAt: row.verified_at,
  };
}

/** Puts orders, their tests and the latest results together; `isSeen` says which results the reader gets. */
export function toSheets(
  orders: readonly LabOrder[],
  tests: readonly OrderTestRow[],
  results: readonly ResultRow[],
  isSeen: (result: ResultRow) => boolean,
): LabSheet[] {
  const resultOf = new Map(results.map((row) => [`${row.order_id} ${row.test_id}`, row]));
  return orders.map((order) => {
    const own = tests.filter((test) => test.order_id === order.id);
    return {
      order,
      tests: own.map((test) => toTest(test, resultOf.get(`${order.id} ${test.test_id}`), isSeen)),
    };
  });
}

function toTest(
  test: OrderTestRow,
  row: ResultRow | undefined,
  isSeen: (result: ResultRow) => boolean,
): TestOfOrder {
  return {
    testId: test.test_id,
    name: test.test_name,
    unit: test.unit,
    normalRange: test.normal_range,
    state: !row ? 'missing' : row.verified_at === null ? 'unverified' : 'verified',
    result: row && isSeen(row) ? toLabResult(row) : null,
  };
}

/** One point of the course of a test. */
export function toTrendPoint(row: TrendRow): TrendPoint {
  return {
    orderId: row.order_id,
    orderNumber: row.order_number,
    takenAt: row.taken_at,
    testName: row.test_name,
    result: row.result,
    value: row.value === null ? null : Number(row.value),
    unit: row.unit,
    normalRange: row.normal_range,
    flag: row.flag,
    isCorrected: row.revision > 1,
  };
}
