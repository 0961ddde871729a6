import { sql } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import { wordPatterns } from '#database/search/word-patterns.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type { listSuppliers } from './supplier.contract.ts';
import './supplier.tables.ts';

export type SupplierRow = RowOf<'supplier'>;

export const supplierRows = versionedRows('supplier');

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

/** A page of suppliers by name. */
export function selectSuppliers(
  db: Db,
  tenantId: string,
  { search = '', show, ...page }: CallInput<typeof listSuppliers>,
): Promise<Page<SupplierRow>> {
  let query = db.selectFrom('supplier').selectAll().where('tenant_id', '=', tenantId);
  if (show !== 'all') query = query.where('is_active', '=', show === 'active');
  for (const word of wordPatterns(search)) query = query.where('search_text', 'like', word);
  return readPage(query, page, { sort_name: 'text', id: 'uuid' });
}
