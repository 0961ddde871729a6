/** What notes counted before the nurses' record existed; they keep it. */
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
