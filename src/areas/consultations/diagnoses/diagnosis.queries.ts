import { sql, type SqlBool } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import type { Diagnosis } from './diagnosis.contract.ts';
import '../consultations.tables.ts';

export type StoredDiagnosis = RowOf<'diagnosis'>;

export const diagnosisRows = versionedRows('diagnosis');

export interface DiagnosisListRequest {
  /** Patterns of LIKE that all must match. */
  patterns: readonly string[];
  status: Diagnosis['status'] | 'all';
  cursor?: string | undefined;
  limit: number;
}

/** By title. The index gives the order, so a page of a frequent word ends soon. */
export function selectDiagnoses(
  db: Db,
  tenantId: string,
  { patterns, status, cursor, limit }: DiagnosisListRequest,
): Promise<Page<StoredDiagnosis>> {
  let query = db.selectFrom('diagnosis').selectAll().where('tenant_id', '=', tenantId);
  if (status !== 'all') query = query.where('status', '=', status);
  for (const pattern of patterns) query = query.where('search_text', 'like', pattern);
  return readPage(query, { cursor, limit }, { title_key: 'text', id: 'uuid' });
}

export async function insertDiagnosis(db: Db, row: StoredDiagnosis): Promise<void> {
  await db.insertInto('diagnosis').values(row).execute();
}

/** Rows of the list with one of these codes, or without a code and with one of these titles. */
export function selectKnown(
  db: Db,
  tenantId: string,
  { codeKeys, titleKeys }: { codeKeys: readonly string[]; titleKeys: readonly string[] },
): Promise<StoredDiagnosis[]> {
  return db
    .selectFrom('diagnosis')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where((where) =>
      where.or([
        sql<SqlBool>`code_key = any (${[...codeKeys]}::text[])`,
        sql<SqlBool>`code_key is null and title_key = any (${[...titleKeys]}::text[])`,
      ]),
    )
    .forUpdate()
    .execute();
}

export async function insertDiagnoses(db: Db, rows: readonly StoredDiagnosis[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('diagnosis').values(rows).execute();
}
