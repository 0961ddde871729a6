/** What is counted before, during and at the end of an operation. */
export const countKinds = ['swabs', 'needles', 'instruments'] as const;
export type CountKind = (typeof countKinds)[number];

/** One count; numbers are pieces. */
export interface SurgicalCount {
  readonly kind: CountKind;
  readonly initial: number;
  /** Pieces that were opened during the operation. */
  readonly added: number;
  readonly final: number;
  /** What is known of the difference; empty where there is none. */
  readonly explanation: string;
}

/** Pieces that are missing (positive) or too many (negative); 0 where the count agrees. */
export function countDifference({ initial, added, final }: SurgicalCount): number {
  return initial + added - final;
}

/** True where a count agrees, or its difference is explained. */
export function isSettled(count: SurgicalCount): boolean {
  return countDifference(count) === 0 || count.explanation.trim() !== '';
}

/** Kinds that are not counted yet, and counts that neither agree nor are explained: none may be left at signing. */
export function unsettledCounts(counts: readonly SurgicalCount[]): CountKind[] {
  return countKinds.filter((kind) => {
    const count = counts.find((one) => one.kind === kind);
    return !count || !isSettled(count);
  });
}
