export { dropExports, hasReadyExport } from './exports/data-export.queries.ts';
export { makeExports } from './exports/make-exports.ts';
