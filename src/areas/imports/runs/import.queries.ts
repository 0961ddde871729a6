import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { identifiedRows, type RowOf } from '#database/versioned-rows.ts';
import '../imports.tables.ts';

export type ImportRunRow = RowOf<'import_run'>;
export type ImportRowRow = RowOf<'import_row'>;

export const importRunRows = identifiedRows('import_run');

export type RunCounts = Pick<ImportRunRow, 'added' | 'changed' | 'present' | 'refused'>;

/** Begins a run, or adds the counts of further rows to one that goes on. */
export async function countInRun(
  db: Db,
  run: Pick<ImportRunRow, 'tenant_id' | 'id' | 'list' | 'file_name' | 'created_by'> &
    RunCounts & { at: string },
): Promise<void> {
  const { at, ...row } = run;
  await db
    .insertInto('import_run')
    .values({ ...row, state: 'running', undone: 0, kept: 0, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'id']).doUpdateSet((set) => ({
        added: sql<number>`import_run.added + ${set.ref('excluded.added')}`,
        changed: sql<number>`import_run.changed + ${set.ref('excluded.changed')}`,
        present: sql<number>`import_run.present + ${set.ref('excluded.present')}`,
        refused: sql<number>`import_run.refused + ${set.ref('excluded.refused')}`,
        updated_at: set.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

export async function insertImportRows(db: Db, rows: readonly Omit<ImportRowRow, 'state'>[]): Promise<void> {
  if (rows.length === 0) return;
  // As JSON the statement is the same for any number of rows.
  await sql`
    insert into import_row (tenant_id, id, run_id, list, resource, record_id, record_version, before, row_key, state)
    select tenant_id, id, run_id, list, resource, record_id, record_version, before, row_key, 'standing'
    from json_populate_recordset(null::import_row, ${JSON.stringify(rows)}::json)
    returning id`.execute(db);
}

/** What is known of rows by their key, where they still stand. */
export async function selectByKeys(
  db: Db,
  tenantId: string,
  list: string,
  keys: readonly string[],
): Promise<Pick<ImportRowRow, 'row_key' | 'record_id' | 'before'>[]> {
  return db
    .selectFrom('import_row')
    .select(['row_key', 'record_id', 'before'])
    .where('tenant_id', '=', tenantId)
    .where('list', '=', list)
    .where('state', '<>', 'undone')
    .where('row_key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
}

/** Which of these records the run has added or changed. */
export async function selectRecordsOfRun(
  db: Db,
  tenantId: string,
  runId: string,
  recordIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('import_row')
    .select('record_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('run_id', '=', runId)
    .where('record_id', '=', sql<string>`any(${recordIds}::uuid[])`)
    .execute();
  return rows.map((row) => row.record_id);
}

/** What a run left that nobody has taken back, the latest first. */
export function selectNotUndone(
  db: Db,
  tenantId: string,
  runId: string,
  limit: number,
): Promise<ImportRowRow[]> {
  return db
    .selectFrom('import_row')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('run_id', '=', runId)
    .where('state', '=', 'standing')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What the undo of a run left, the first of it. */
export function selectKept(db: Db, tenantId: string, runId: string, limit: number): Promise<ImportRowRow[]> {
  return db
    .selectFrom('import_row')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('run_id', '=', runId)
    .where('state', '=', 'kept')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countNotUndone(db: Db, tenantId: string, runId: string): Promise<number> {
  const row = await db
    .selectFrom('import_row')
    .select((count) => count.fn.countAll<number>().as('rows'))
    .where('tenant_id', '=', tenantId)
    .where('run_id', '=', runId)
    .where('state', '=', 'standing')
    .executeTakeFirstOrThrow();
  return row.rows;
}

export async function settleRows(
  db: Db,
  tenantId: string,
  ids: readonly string[],
  state: 'undone' | 'kept',
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('import_row')
    .set({ state })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export async function updateRun(
  db: Db,
  tenantId: string,
  id: string,
  values: Partial<Pick<ImportRunRow, 'state' | 'undone' | 'kept'>> & { updated_at: string },
): Promise<void> {
  await db
    .updateTable('import_run')
    .set(values)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** The latest runs of a list. */
export function selectRuns(db: Db, tenantId: string, list: string, limit: number): Promise<ImportRunRow[]> {
  return db
    .selectFrom('import_run')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('list', '=', list)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The code of the hospital's currency. */
export async function selectCurrency(db: Db, tenantId: string): Promise<string> {
  const row = await db
    .selectFrom('tenant_settings')
    .select('currency_code')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.currency_code;
}
