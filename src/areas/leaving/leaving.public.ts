export { countKeptExports, dropExports, hasReadyExport } from './exports/data-export.queries.ts';
export { makeExports } from './exports/make-exports.ts';

/** Tables that queries of other areas may read. @public */
export const readableTables = ['data_export'] as const;
