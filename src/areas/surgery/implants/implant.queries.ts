import { selectPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import { casesOfPapers } from '../papers/paper-case.queries.ts';
import './implant.tables.ts';

export const implantRows = versionedRows('surgical_implant');

function withCases(db: Db, tenantId: string) {
  return casesOfPapers(db, tenantId)
    .innerJoin('surgical_implant as implant', (join) =>
      join.onRef('implant.case_id', '=', 'surgical_case.id').on('implant.tenant_id', '=', tenantId),
    )
    .select([
      'implant.id',
      'implant.name',
      'implant.manufacturer',
      'implant.reference_number',
      'implant.lot_number',
      'implant.serial_number',
      'implant.expires_on',
      'implant.site',
      'implant.checks',
      'implant.recorded_at',
      'implant.status',
      'implant.error_reason',
      'implant.version',
      'implant.item_id',
      'implant.place_id',
      'implant.lot_id',
      personName(tenantId, 'implant.recorded_by').$notNull().as('recorded_by_name'),
    ]);
}

export type ImplantRow = Awaited<ReturnType<ReturnType<typeof withCases>['execute']>>[number];

export interface ImplantListRequest {
  lotKey?: string | undefined;
  serialKey?: string | undefined;
  patientId?: string | undefined;
  caseId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first; one row more than the page. */
export function selectImplants(
  db: Db,
  tenantId: string,
  { lotKey, serialKey, patientId, caseId, cursor, limit }: ImplantListRequest,
): Promise<ImplantRow[]> {
  let query = withCases(db, tenantId);
  if (lotKey) query = query.where('implant.lot_key', '=', lotKey);
  if (serialKey) query = query.where('implant.serial_key', '=', serialKey);
  if (patientId) query = query.where('implant.patient_id', '=', patientId);
  if (caseId) query = query.where('implant.case_id', '=', caseId);
  return selectPage(
    query,
    { cursor, limit },
    { 'implant.recorded_at': 'timestamptz', 'implant.id': 'uuid' },
    'desc',
  );
}

export function selectImplant(db: Db, tenantId: string, id: string): Promise<ImplantRow | undefined> {
  return withCases(db, tenantId).where('implant.id', '=', id).executeTakeFirst();
}

type NewImplant = Omit<RowOf<'surgical_implant'>, 'checks'> & { checks: string };

export async function insertImplants(db: Db, rows: readonly NewImplant[]): Promise<void> {
  await db.insertInto('surgical_implant').values(rows).execute();
}

/** The lots of an item that lie in a place with their numbers, the first to expire first. */
export function selectLotsIn(
  db: Db,
  tenantId: string,
  { itemId, placeId }: { itemId: string; placeId: string },
) {
  return db
    .selectFrom('stock_balance as balance')
    .innerJoin('stock_lot as lot', (join) =>
      join.onRef('lot.id', '=', 'balance.lot_id').on('lot.tenant_id', '=', tenantId),
    )
    .select(['lot.id', 'lot.lot_number'])
    .where('balance.tenant_id', '=', tenantId)
    .where('balance.item_id', '=', itemId)
    .where('balance.place_id', '=', placeId)
    .where('balance.quantity', '>', 0)
    .orderBy('balance.expires_on')
    .orderBy('lot.id')
    .execute();
}
