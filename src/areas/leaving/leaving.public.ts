export { makeExports } from './exports/make-exports.ts';
