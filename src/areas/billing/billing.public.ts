/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = ['credit_note', 'invoice', 'payment'] as const;
