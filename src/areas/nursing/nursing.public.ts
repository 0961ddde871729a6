/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = [
  'nursing_assignment',
  'nursing_note',
  'nursing_note_error',
  'nursing_shift',
] as const;
