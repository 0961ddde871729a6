/** Why stock moves. */
export const movementKinds = [
  'receipt',
  'issue',
  'dispense',
  'transfer-out',
  'transfer-in',
  'return',
  'adjustment',
  'disposal',
  'supplier-return',
  'count',
] as const;

export type MovementKind = (typeof movementKinds)[number];

/** The last day of the calendar, which stands for stock that does not expire. */
export const neverExpires = '9999-12-31';

/** The maximum number of base units of one movement: sums of a hospital's stock stay far below 2^53. */
export const maxQuantity = 1_000_000_000;
