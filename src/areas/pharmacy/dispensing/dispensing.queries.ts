import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { identifiedRows, type RowOf } from '#database/versioned-rows.ts';
import {
  type FoundPrescriptions,
  foundBySearch,
  type PrescriptionListRow,
  selectNamedPrescriptions,
  type selectFindings,
} from '../prescriptions/prescription.queries.ts';
import '../pharmacy.tables.ts';
import './dispensing.tables.ts';

export const dispensingRows = identifiedRows('dispensing');

export interface QueueRequest {
  /** First instant of the hospital's day. */
  today: string;
  isToday: boolean;
  /** Only what holds this medicine. */
  medicineId?: string | undefined;
  found?: FoundPrescriptions | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Open prescriptions: of today who waits longest first, of earlier days the newest first; one row more than the page. */
export function selectQueue(
  db: Db,
  tenantId: string,
  { today, isToday, medicineId, found, cursor, limit }: QueueRequest,
): Promise<PrescriptionListRow[]> {
  const ofMedicine = medicineId ? sql`and line.medicine_id = ${medicineId}::uuid` : sql``;
  let query = selectNamedPrescriptions(db, tenantId)
    .where(sql<boolean>`prescription.status in ('signed', 'partly-dispensed')`)
    .where(
      sql<boolean>`exists (select from prescription_line line where line.tenant_id = ${tenantId}::uuid
        and line.prescription_id = prescription.id and line.state in ('active', 'held') ${ofMedicine})`,
    )
    .where('prescription.signed_at', isToday ? '>=' : '<', today);
  if (found) query = query.where('prescription.id', 'in', foundBySearch(tenantId, found));
  const key = { 'prescription.signed_at': 'timestamptz', 'prescription.id': 'uuid' } as const;
  return selectPage(query, { cursor, limit }, key, isToday ? 'asc' : 'desc');
}

type FindingRow = Awaited<ReturnType<typeof selectFindings>>[number];

/** What stopped these prescriptions when they were signed, in the order it was told. */
export function selectPassedStops(
  db: Db,
  tenantId: string,
  prescriptionIds: readonly string[],
): Promise<FindingRow[]> {
  return db
    .selectFrom('prescription_finding')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`prescription_id = any (${prescriptionIds}::uuid[])`)
    .where('severity', '=', 'stop')
    .orderBy('prescription_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export interface BalanceRow {
  line_id: string;
  given: number;
  returned: number;
  owed_again: number;
  is_outside: boolean;
}

/** What became of each line of a prescription. */
export async function selectBalances(
  db: Db,
  tenantId: string,
  prescriptionId: string,
): Promise<Map<string, BalanceRow>> {
  const { rows } = await sql<BalanceRow>`
    select line.id as line_id,
      coalesce((select sum(item.quantity) from dispensing_item item where item.tenant_id = ${tenantId}::uuid
        and item.line_id = line.id and item.kind = 'given'), 0)::int as given,
      coalesce((select sum(lot.returned_quantity) from dispensing_item item
        join dispensing_lot lot on lot.tenant_id = ${tenantId}::uuid and lot.item_id = item.id
        where item.tenant_id = ${tenantId}::uuid and item.line_id = line.id), 0)::int as returned,
      coalesce((select sum(back.quantity) from dispensing_item item
        join dispensing_return back on back.tenant_id = ${tenantId}::uuid and back.item_id = item.id
        where item.tenant_id = ${tenantId}::uuid and item.line_id = line.id and back.is_owed_again), 0)::int
        as owed_again,
      exists (select from dispensing_item item where item.tenant_id = ${tenantId}::uuid
        and item.line_id = line.id and item.kind = 'outside') as is_outside
    from prescription_line line
    where line.tenant_id = ${tenantId}::uuid and line.prescription_id = ${prescriptionId}::uuid`.execute(db);
  return new Map(rows.map((row) => [row.line_id, row]));
}

export interface LotOfMedicine {
  item_id: string;
  lot_id: string;
  lot_number: string;
  expires_on: string;
  quantity: number;
}

const maxLots = 2000;

/** What of these medicines may be given out in a place, the first to expire first. */
export async function selectUsableLots(
  db: Db,
  tenantId: string,
  { itemIds, placeId, today }: { itemIds: readonly string[]; placeId: string; today: string },
): Promise<LotOfMedicine[]> {
  const { rows } = await sql<LotOfMedicine>`
    select balance.item_id, balance.lot_id, lot.lot_number, balance.expires_on, balance.quantity
    from stock_balance balance
    join stock_lot lot on lot.tenant_id = ${tenantId}::uuid and lot.id = balance.lot_id
    where balance.tenant_id = ${tenantId}::uuid and balance.item_id = any (${itemIds}::uuid[])
      and balance.place_id = ${placeId}::uuid and balance.is_stocked and not balance.is_set_aside
      and balance.expires_on >= ${today}::date
    order by balance.item_id, balance.expires_on, balance.lot_id
    limit ${maxLots}`.execute(db);
  return rows;
}

/** True where something is left that expires before a day and could have been given. */
export async function hasEarlierLot(
  db: Db,
  tenantId: string,
  {
    itemId,
    placeId,
    today,
    before,
  }: { itemId: string; placeId: string; today: string; before: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from stock_balance balance
    where balance.tenant_id = ${tenantId}::uuid and balance.item_id = ${itemId}::uuid
      and balance.place_id = ${placeId}::uuid and balance.is_stocked and not balance.is_set_aside
      and balance.expires_on >= ${today}::date
      and balance.expires_on < ${before ?? '9999-12-31'}::date
    limit 1`.execute(db);
  return rows.length > 0;
}

const maxBrands = 300;

/** Medicines in use with one of these words in their names, such as that of an ingredient. */
export async function selectMedicinesWithWords(
  db: Db,
  tenantId: string,
  words: readonly string[],
): Promise<string[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<{ medicine_id: string }>`
    select distinct medicine_id from medicine_word
    where tenant_id = ${tenantId}::uuid and word = any (${words}::text[])
    order by medicine_id
    limit ${maxBrands}`.execute(db);
  return rows.map((row) => row.medicine_id);
}

/** What stands on the packs of these items. */
export async function selectCodes(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('stock_item')
    .select(['id', 'sku'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.sku]));
}

/** The dispensings of a prescription, the newest first. */
export function selectDispensings(db: Db, tenantId: string, prescriptionId: string, limit: number) {
  return db
    .selectFrom('dispensing')
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.id', '=', 'dispensing.invoice_id').on('invoice.tenant_id', '=', tenantId),
    )
    .selectAll('dispensing')
    .select([
      'invoice.invoice_number',
      personName(tenantId, 'dispensing.dispensed_by').$notNull().as('dispensed_by_name'),
      personName(tenantId, 'dispensing.witnessed_by').as('witnessed_by_name'),
    ])
    .where('dispensing.tenant_id', '=', tenantId)
    .where('dispensing.prescription_id', '=', prescriptionId)
    .orderBy('dispensing.dispensed_at', 'desc')
    .orderBy('dispensing.id', 'desc')
    .limit(limit)
    .execute();
}

export type DispensingRow = Awaited<ReturnType<typeof selectDispensings>>[number];
export type ItemRow = RowOf<'dispensing_item'>;
export type LotRow = RowOf<'dispensing_lot'>;

/** What was handed out by these dispensings, in order, with the lots it came from. */
export async function selectItems(
  db: Db,
  tenantId: string,
  dispensingIds: readonly string[],
): Promise<{ items: ItemRow[]; lots: LotRow[] }> {
  if (dispensingIds.length === 0) return { items: [], lots: [] };
  const items = await db
    .selectFrom('dispensing_item')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`dispensing_id = any (${dispensingIds}::uuid[])`)
    .orderBy('dispensing_id')
    .orderBy('position')
    .execute();
  const lots = await db
    .selectFrom('dispensing_lot')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`item_id = any (${items.map(({ id }) => id)}::uuid[])`)
    .orderBy('item_id')
    .orderBy('expires_on')
    .orderBy('lot_id')
    .execute();
  return { items, lots };
}

export interface DispensingRows {
  dispensing: RowOf<'dispensing'>;
  items: readonly ItemRow[];
  lots: readonly (Omit<LotRow, 'returned_quantity'> & { returned_quantity?: number })[];
  findings: readonly (Omit<RowOf<'dispensing_finding'>, 'facts'> & { facts: string })[];
}

/** Writes a dispensing with all that belongs to it; all statements are sent at once, one after the other. */
export async function insertDispensing(
  db: Db,
  { dispensing, items, lots, findings }: DispensingRows,
): Promise<void> {
  await Promise.all([
    db.insertInto('dispensing').values(dispensing).execute(),
    db.insertInto('dispensing_item').values(items).execute(),
    lots.length > 0 && db.insertInto('dispensing_lot').values(lots).execute(),
    findings.length > 0 && db.insertInto('dispensing_finding').values(findings).execute(),
  ]);
}
