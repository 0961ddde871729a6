import type { LabSheet, TestOfOrder } from '../lab-result.contract.ts';

/** A result that was released within a span, with when its specimen was taken. */
export interface RecentResult {
  key: string;
  name: string;
  takenAt: string;
  result: NonNullable<TestOfOrder['result']>;
}

/** What the laboratory released since an instant: what is not normal first, then the latest. */
export function recentResults(sheets: readonly LabSheet[], since: string): RecentResult[] {
  return sheets
    .flatMap(({ order, tests }) =>
      tests.flatMap(({ testId, name, result }) =>
        result && (result.verifiedAt ?? result.enteredAt) >= since
          ? [{ key: `${order.id} ${testId}`, name, takenAt: order.collectedAt ?? order.orderedAt, result }]
          : [],
      ),
    )
    .toSorted((one, other) => rank(one) - rank(other) || (one.takenAt > other.takenAt ? -1 : 1));
}

function rank({ result: { flag } }: RecentResult): number {
  if (flag.startsWith('critical')) return 0;
  return isPlain(flag) ? 2 : 1;
}

/** True for a result that nobody needs to look at twice. */
export function isPlain(flag: RecentResult['result']['flag']): boolean {
  return flag === 'normal' || flag === 'unknown';
}

/** The tests that were ordered and have no released result yet. */
export function waitedFor(sheets: readonly LabSheet[]): string[] {
  return sheets
    .filter(({ order }) => order.status !== 'cancelled' && order.status !== 'completed')
    .flatMap(({ tests }) => tests.filter(({ result }) => result === null).map(({ name }) => name));
}
