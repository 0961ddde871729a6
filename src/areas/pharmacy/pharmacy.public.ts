/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = [
  'medicine',
  'prescription',
  'prescription_draft',
  'prescription_line',
  'prescription_line_event',
  'prescription_finding',
  'dispensing',
  'dispensing_item',
] as const;
