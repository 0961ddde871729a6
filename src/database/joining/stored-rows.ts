import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../tables.ts';
import { type PatientTable, tablesOfPatients } from './patient-tables.ts';

/** A whole row as JSON, as the database writes it. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** A row that a join changed beside moving it: as it was, and as it is since; null where it is no more. */
export interface ChangedRow {
  table: PatientTable;
  before: StoredRow;
  after: StoredRow | null;
}

/** The row as the database would store it. */
function populated(table: string, row: StoredRow): RawBuilder<unknown> {
  return sql`jsonb_populate_record(null::${sql.id(table)}, ${JSON.stringify(row)}::jsonb)`;
}

/** Writes a row as it was. Columns that came since have what a new row has. */
export async function insertRow(db: Db, table: PatientTable | 'patient', row: StoredRow): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.id(column)));
  // A database of several machines takes rows from a query only with an answer.
  await sql`insert into ${sql.id(table)} (${columns})
    select ${columns} from ${populated(table, row)} returning tenant_id`.execute(db);
}

/** Makes a row what it was, where it still is what the join made of it; false, and nothing is written, where not. */
export async function restoreRow(db: Db, { table, before, after }: ChangedRow): Promise<boolean> {
  if (after === null) return false;
  const columns = Object.keys(before).filter((column) => column !== 'tenant_id' && column !== 'patient_id');
  const isAsMade = sql.join(
    columns.map(
      (column) => sql`${sql.ref(`${table}.${column}`)} is not distinct from made.${sql.id(column)}`,
    ),
    sql` and `,
  );
  const { rows } = await sql`update ${sql.id(table)}
    set ${sql.join(columns.map((column) => sql`${sql.id(column)} = was.${sql.id(column)}`))}
    from ${populated(table, before)} as was, ${populated(table, after)} as made
    where ${isTheRow(table, after)} and ${isAsMade}
    returning ${sql.ref(`${table}.tenant_id`)}`.execute(db);
  return rows.length > 0;
}

/** Takes away a row whose patient was joined into another. */
export async function deleteRow(db: Db, table: PatientTable, row: StoredRow): Promise<void> {
  await sql`delete from ${sql.id(table)} where ${isTheRow(table, row)}`.execute(db);
}

/** Changes a row and returns it whole. */
export async function changeRow(
  db: Db,
  table: PatientTable,
  row: StoredRow,
  values: Readonly<Record<string, unknown>>,
): Promise<StoredRow> {
  const columns = Object.keys(values);
  const { rows } = await sql<{ row: StoredRow }>`update ${sql.id(table)}
    set ${sql.join(columns.map((column) => sql`${sql.id(column)} = made.${sql.id(column)}`))}
    from ${populated(table, values)} as made
    where ${isTheRow(table, row)}
    returning to_jsonb(${sql.id(table)}) as row`.execute(db);
  return rows[0]!.row;
}

/** All rows that a patient has in a table, in the order of their keys. */
export async function wholeRows(
  db: Db,
  table: PatientTable,
  { tenantId, patientId }: { tenantId: string; patientId: string },
): Promise<StoredRow[]> {
  const key = tablesOfPatients[table] as readonly string[];
  const order = key.length > 0 ? sql`order by ${sql.join(key.map((column) => sql.id(column)))}` : sql``;
  const { rows } = await sql<{
    row: StoredRow;
  }>`select to_jsonb(${sql.id(table)}) as row from ${sql.id(table)}
    where tenant_id = ${tenantId}::uuid and patient_id = ${patientId}::uuid ${order}`.execute(db);
  return rows.map(({ row }) => row);
}

function isTheRow(table: PatientTable, row: StoredRow): RawBuilder<unknown> {
  const key = ['tenant_id', 'patient_id', ...tablesOfPatients[table]];
  return sql.join(
    key.map((column) => {
      const type = column.endsWith('id') ? 'uuid' : 'text';
      return sql`${sql.ref(`${table}.${column}`)} = ${String(row[column])}::${sql.raw(type)}`;
    }),
    sql` and `,
  );
}
