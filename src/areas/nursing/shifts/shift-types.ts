/** The shifts of the document. */
export const shiftTypes = ['day', 'evening', 'night'] as const;

export type ShiftType = (typeof shiftTypes)[number];

/** From and until which full hour each goes, in the hospital's zone; they overlap, as in the document. */
export const shiftWindows = {
  day: { from: 7, until: 19 },
  evening: { from: 15, until: 23 },
  night: { from: 23, until: 7 },
} as const satisfies Record<ShiftType, { from: number; until: number }>;
