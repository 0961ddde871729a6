export { callRecords } from './trail/names/names-of-entries.ts';
export { countExport } from './exports/export-tally.service.ts';
export { askDatabase, countClientErrors } from './health/health.queries.ts';
export { simulatedFigures } from './health/health.rules.ts';
export { selectChainState } from './verification/verification.queries.ts';
