/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = ['ward', 'bed', 'admission', 'bed_stay'] as const;
