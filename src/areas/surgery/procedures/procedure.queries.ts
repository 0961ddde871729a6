import { sql, type SqlBool } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { containing } from '#database/search/like-pattern.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../surgery.tables.ts';

export type StoredProcedure = RowOf<'surgical_procedure'>;

export const procedureRows = versionedRows('surgical_procedure');

function withService(db: Db, tenantId: string) {
  return db
    .selectFrom('surgical_procedure')
    .leftJoin('service', (join) =>
      join.onRef('service.id', '=', 'surgical_procedure.service_id').on('service.tenant_id', '=', tenantId),
    )
    .leftJoin('service as package', (join) =>
      join
        .onRef('package.id', '=', 'surgical_procedure.package_service_id')
        .on('package.tenant_id', '=', tenantId),
    )
    .selectAll('surgical_procedure')
    .select(['service.name as service_name', 'service.price_minor', 'package.name as package_service_name'])
    .where('surgical_procedure.tenant_id', '=', tenantId);
}

export type ProcedureRow = Awaited<ReturnType<ReturnType<typeof withService>['execute']>>[number];

export interface ProcedureListRequest {
  search?: string | undefined;
  status?: 'active' | 'inactive' | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The procedures in use under these names (lower case), in no order. */
export function selectProceduresNamed(
  db: Db,
  tenantId: string,
  names: readonly string[],
): Promise<ProcedureRow[]> {
  return withService(db, tenantId)
    .where('surgical_procedure.is_active', '=', true)
    .where(sql<SqlBool>`lower(surgical_procedure.name) = any (${names}::text[])`)
    .execute();
}

/** One row more than the page, by name. */
export function selectProcedures(
  db: Db,
  tenantId: string,
  { search, status, cursor, limit }: ProcedureListRequest,
): Promise<ProcedureRow[]> {
  let query = withService(db, tenantId);
  if (status) query = query.where('surgical_procedure.is_active', '=', status === 'active');
  for (const word of (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)) {
    const pattern = containing(word);
    query = query.where(
      sql<SqlBool>`(lower(surgical_procedure.name) like ${pattern} or lower(surgical_procedure.code) like ${pattern})`,
    );
  }
  return selectPage(
    query,
    { cursor, limit },
    { 'surgical_procedure.name': 'text', 'surgical_procedure.id': 'uuid' },
  );
}

export function selectProcedure(db: Db, tenantId: string, id: string): Promise<ProcedureRow | undefined> {
  return withService(db, tenantId).where('surgical_procedure.id', '=', id).executeTakeFirst();
}
