export { countExport } from './exports/export-tally.service.ts';
