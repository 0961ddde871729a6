import { useRead } from '#client/queries/reads.ts';
import { listDataExports } from './data-export.calls.ts';

/** The exports of all data that were asked for lately. */
export function useDataExports() {
  return useRead('data-exports', listDataExports, {});
}
