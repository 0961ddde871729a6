import { toRecord } from '#database/to-record.ts';
import { type Actor, can } from '#kernel/access/actor.ts';
import { importRun, type ImportRun } from './import.contract.ts';
import { type ListName, undoNeeds } from './list-needs.ts';
import type { ImportRunRow } from './import.queries.ts';

/** The file of a run and the list it went into, as 'prices.csv · Lab tests'. */
export function nameOfRun({ file_name: file, list }: Pick<ImportRunRow, 'file_name' | 'list'>): string {
  const words = list.replaceAll('-', ' ');
  return `${file} · ${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** A stored run as the record that screens and callers know. */
export function toRun(actor: Actor, row: ImportRunRow): ImportRun {
  return toRecord(importRun, row, { list: row.list as ListName, mayUndo: mayUndo(actor, row) });
}

/** True of whoever imported it, and of those who hold what the undo of this list needs. */
export function mayUndo(actor: Actor, { list, created_by: by }: ImportRunRow): boolean {
  const needed = undoNeeds[list as ListName];
  return needed === undefined || by === actor.userId || can(actor, needed);
}
