import { toRecord } from '#database/to-record.ts';
import { importRun, type ImportRun } from './import.contract.ts';
import type { ListName } from './list-needs.ts';
import type { ImportRunRow } from './import.queries.ts';

/** The file of a run and the list it went into, as 'prices.csv · Lab tests'. */
export function nameOfRun({ file_name: file, list }: Pick<ImportRunRow, 'file_name' | 'list'>): string {
  const words = list.replaceAll('-', ' ');
  return `${file} · ${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** A stored run as the record that screens and callers know. */
export function toRun(row: ImportRunRow): ImportRun {
  return toRecord(importRun, row, { list: row.list as ListName });
}
