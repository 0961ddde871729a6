import { toRecord } from '#database/to-record.ts';
import { importRun, type ImportRun } from './import.contract.ts';
import type { ListName } from './list-needs.ts';
import type { ImportRunRow } from './import.queries.ts';

/** A stored run as the record that screens and callers know. */
export function toRun(row: ImportRunRow): ImportRun {
  return toRecord(importRun, row, { list: row.list as ListName });
}
