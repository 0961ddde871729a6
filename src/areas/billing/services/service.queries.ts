import { sql } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import { containing } from '#database/search/like-pattern.ts';
import { hasRow } from '#database/lists/has-row.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import './service.tables.ts';

export type ServiceRow = RowOf<'service'>;

export const serviceRows = versionedRows('service');

export interface ServiceListRequest {
  status: ServiceRow['status'] | 'all';
  category?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** A page by category and name. */
export function selectServices(
  db: Db,
  tenantId: string,
  request: ServiceListRequest,
): Promise<Page<ServiceRow>> {
  const { status, category } = request;
  let query = db.selectFrom('service').selectAll().where('tenant_id', '=', tenantId);
  if (status !== 'all') query = query.where('status', '=', status);
  if (category) query = query.where('category', '=', category);
  return readPage(query, request, { category: 'text', name: 'text', id: 'uuid' });
}

/** Active services whose name or category holds every word (lower case), by category and name. */
export function searchServiceRows(
  db: Db,
  tenantId: string,
  words: readonly string[],
  limit: number,
): Promise<ServiceRow[]> {
  const patterns = words.map(containing);
  return db
    .selectFrom('service')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where(sql<boolean>`lower(name || ' ' || category) like all (${patterns}::text[])`)
    .orderBy('category')
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The active services of these names (lower case), in no order. */
export function selectServicesNamed(
  db: Db,
  tenantId: string,
  names: readonly string[],
): Promise<ServiceRow[]> {
  return db
    .selectFrom('service')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where(sql<boolean>`lower(name) = any (${names}::text[])`)
    .execute();
}

export async function selectCategories(db: Db, tenantId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('service')
    .select('category')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .orderBy('category')
    .limit(limit)
    .execute();
  return rows.map((row) => row.category);
}

/** What the catalogue asks for each of these services, in minor units. */
export async function selectServicePrices(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('service')
    .select(['id', 'price_minor'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.price_minor]));
}

/** True once there is a service to bill. */
export function hasServices(db: Db, tenantId: string): Promise<boolean> {
  return hasRow(
    db.selectFrom('service').select('id').where('tenant_id', '=', tenantId).where('status', '=', 'active'),
  );
}
