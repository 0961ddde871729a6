import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { supplierShows } from './supplier.contract.ts';
import './supplier.tables.ts';

export type SupplierRow = RowOf<'supplier'>;

export const supplierRows = versionedRows('supplier');

export interface SupplierListRequest {
  patterns: readonly string[];
  show: (typeof supplierShows)[number];
  cursor?: string | undefined;
  limit: number;
}

/** The suppliers in use whose names read as these when normalised, in no order. */
export function selectSuppliersNamed(
  db: Db,
  tenantId: string,
  sortNames: readonly string[],
): Promise<SupplierRow[]> {
  return db
    .selectFrom('supplier')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('is_active', '=', true)
    .where(sql<boolean>`sort_name = any (${sortNames}::text[])`)
    .execute();
}

/** Suppliers by name; one row more than the page. */
export function selectSuppliers(
  db: Db,
  tenantId: string,
  { patterns, show, cursor, limit }: SupplierListRequest,
): Promise<SupplierRow[]> {
  let query = db.selectFrom('supplier').selectAll().where('tenant_id', '=', tenantId);
  if (show !== 'all') query = query.where('is_active', '=', show === 'active');
  if (patterns.length > 0) {
    query = query.where(sql<boolean>`search_text like all (${[...patterns]}::text[])`);
  }
  return selectPage(query, { cursor, limit }, { sort_name: 'text', id: 'uuid' });
}
