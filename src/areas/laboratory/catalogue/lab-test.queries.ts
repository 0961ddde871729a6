import { sql } from 'kysely';
import { containing } from '#database/search/like-pattern.ts';
import { hasRow } from '#database/lists/has-row.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import { decodeCursor } from '#kernel/page.ts';
import '../laboratory.tables.ts';

export type LabTestRow = RowOf<'lab_test'>;

export const labTestRows = versionedRows('lab_test');

export interface LabTestListRequest {
  /** Lower-case words that name or category must hold, all of them. */
  words: readonly string[];
  category?: string | undefined;
  status: LabTestRow['status'] | 'all';
  sort: 'name' | '-name';
  cursor?: string | undefined;
  limit: number;
}

/** By name; one row more than the page. */
export function selectLabTests(db: Db, tenantId: string, request: LabTestListRequest): Promise<LabTestRow[]> {
  const { words, category, status, sort, cursor } = request;
  const direction = sort === 'name' ? 'asc' : 'desc';
  let query = db.selectFrom('lab_test').selectAll().where('tenant_id', '=', tenantId);
  if (status !== 'all') query = query.where('status', '=', status);
  if (category) query = query.where('category', '=', category);
  if (words.length > 0) {
    const patterns = words.map(containing);
    query = query.where(sql<boolean>`lower(name || ' ' || category) like all (${patterns}::text[])`);
  }
  if (cursor) {
    const [afterName, afterId] = decodeCursor(cursor, 2);
    const operator = sql.raw(direction === 'asc' ? '>' : '<');
    query = query.where(sql<boolean>`(name, id) ${operator} (${afterName}::text, ${afterId}::uuid)`);
  }
  return query
    .orderBy('name', direction)
    .orderBy('id', direction)
    .limit(request.limit + 1)
    .execute();
}

/** The tests that are offered under these names (lower case), in no order. */
export function selectLabTestsNamed(
  db: Db,
  tenantId: string,
  names: readonly string[],
): Promise<LabTestRow[]> {
  return db
    .selectFrom('lab_test')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where(sql<boolean>`lower(name) = any (${names}::text[])`)
    .execute();
}

/** The categories of the tests that are offered, with how many and what they cost together. */
export function sumCategories(db: Db, tenantId: string, limit: number) {
  return db
    .selectFrom('lab_test')
    .select([
      'category',
      sql<number>`count(*)::int`.as('tests'),
      sql<number>`sum(price_minor)::bigint`.as('value_minor'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .groupBy('category')
    .orderBy('category')
    .limit(limit)
    .execute();
}

/** Tests by their ids, in no order; those of another hospital are not there. */
export function selectTestsById(db: Db, tenantId: string, ids: readonly string[]): Promise<LabTestRow[]> {
  return db
    .selectFrom('lab_test')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** True once there is a test to order. */
export function hasLabTests(db: Db, tenantId: string): Promise<boolean> {
  return hasRow(
    db.selectFrom('lab_test').select('id').where('tenant_id', '=', tenantId).where('status', '=', 'active'),
  );
}

/** Which of these names (lower case) belong to a test that is offered. */
export async function selectTestNames(db: Db, tenantId: string, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('lab_test')
    .select(sql<string>`lower(name)`.as('name'))
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where(sql<boolean>`lower(name) = any (${names}::text[])`)
    .execute();
  return rows.map(({ name }) => name);
}
