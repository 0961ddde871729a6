import { patientReading } from '#areas/patients/patient-import-table.public.ts';
import { splitFullName } from '#ui/tables/values/full-names.ts';
import { type TableReading, usualReading } from '#ui/tables/columns/table-reading.ts';
import type { ListName } from '../runs/list-needs.ts';
import { listColumns } from './list-columns.ts';

/** How the files of a list are read, in the browser and on the command line. */
export function readingOf(list: ListName): TableReading<string> {
  return list === 'patients' ? patientReading : usualReading(listColumns(list));
}

/** A row as it is sent: a whole name in one cell is first and last name. */
export function sentRow<Row extends { fields: Partial<Record<string, string>> }>(row: Row) {
  const { fullName, ...fields } = row.fields;
  const given = Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return { ...row, fields: fullName === undefined ? given : { ...splitFullName(fullName), ...given } };
}
