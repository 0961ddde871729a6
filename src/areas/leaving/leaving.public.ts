export { type ExportMaker, makeExports } from './exports/make-exports.ts';
