import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../tables.ts';
import { type PatientTable, tablesOfPatients } from './patient-tables.ts';

/** Which row of a table: its key columns beside hospital and patient, as JSON. */
export type RowName = Readonly<Record<string, unknown>>;

/** Rows by their table; tables without any are left out. */
export type NamedRows = Readonly<Partial<Record<PatientTable, RowName[]>>>;

/** Whose rows, and to whom they go. */
interface Way {
  tenantId: string;
  fromId: string;
  toId: string;
}

export const patientTableNames = Object.keys(tablesOfPatients) as PatientTable[];

/** A row's name as text, the same for the same row. */
export function textOfName(name: RowName): string {
  return JSON.stringify(Object.entries(name).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The name of a row as the database makes it. */
export function nameOf(table: PatientTable, more: readonly string[] = []): RawBuilder<unknown> {
  const columns = [...new Set<string>([...tablesOfPatients[table], ...more])];
  if (columns.length === 0) return sql`'{}'::jsonb`;
  return sql`jsonb_build_object(${sql.join(
    columns.map((column) => sql`${sql.lit(column)}, ${sql.id(column)}`),
  )})`;
}

/**
 * Gives the rows of one patient to another, all or the named ones, and returns which they were. One statement, because
 * rows refer to each other together with their patient: the references are looked at when all of them have moved.
 */
export async function moveRows(
  db: Db,
  { tenantId, fromId, toId }: Way,
  only?: NamedRows,
  /** Tables whose rows stay. */
  except: readonly PatientTable[] = [],
): Promise<NamedRows> {
  const tables = patientTableNames.filter((table) => (!only || only[table]) && !except.includes(table));
  if (tables.length === 0) return {};
  const moves = tables.map((table) => {
    const narrowed = only
      ? sql`and ${nameOf(table)} in (select wanted from jsonb_array_elements(${JSON.stringify(only[table])}::jsonb) as wanted)`
      : sql``;
    return sql`${sql.id(`moved_${table}`)} as (
      update ${sql.table(table)} set patient_id = ${toId}::uuid
      where tenant_id = ${tenantId}::uuid and patient_id = ${fromId}::uuid ${narrowed}
      returning ${nameOf(table)} as row_name)`;
  });
  const found = tables.map(
    (table) => sql`select ${sql.lit(table)} as table_name, row_name from ${sql.id(`moved_${table}`)}`,
  );
  const { rows } = await sql<FoundRow>`with ${sql.join(moves)} ${sql.join(found, sql` union all `)}`.execute(
    db,
  );
  return byTable(rows);
}

/** The rows of a patient as they are now, each by its key and the columns named beside it. */
export async function readRows(
  db: Db,
  tenantId: string,
  patientId: string,
  more: Readonly<Partial<Record<PatientTable, readonly string[]>>> = {},
): Promise<NamedRows> {
  const found = patientTableNames.map(
    (table) => sql`select ${sql.lit(table)} as table_name, ${nameOf(table, more[table])} as row_name
      from ${sql.table(table)} where tenant_id = ${tenantId}::uuid and patient_id = ${patientId}::uuid`,
  );
  const { rows } = await sql<FoundRow>`${sql.join(found, sql` union all `)}`.execute(db);
  return byTable(rows);
}

interface FoundRow {
  table_name: PatientTable;
  row_name: RowName;
}

function byTable(rows: readonly FoundRow[]): NamedRows {
  const named: Partial<Record<PatientTable, RowName[]>> = {};
  for (const { table_name: table, row_name: name } of rows) (named[table] ??= []).push(name);
  return named;
}
