import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import { identifiedRows, type RowOf } from '#database/versioned-rows.ts';
import './counter-sale.tables.ts';

export const saleRows = identifiedRows('counter_sale');

export interface NamedSaleRow extends RowOf<'counter_sale'> {
  patient_number: string | null;
  patient_first_name: string | null;
  patient_last_name: string | null;
  patient_is_restricted: boolean | null;
  invoice_number: string;
  currency_code: string;
  subtotal_minor: number;
  tax_minor: number;
  total_minor: number;
  credited_minor: number;
  refunded_minor: number;
  sold_by_name: string;
}

function namedSales(db: Db, tenantId: string) {
  return db
    .selectFrom('counter_sale as sale')
    .innerJoin('invoice', (join) =>
      join.on('invoice.tenant_id', '=', tenantId).onRef('invoice.id', '=', 'sale.invoice_id'),
    )
    .innerJoin('user_account as seller', (join) =>
      join.on('seller.tenant_id', '=', tenantId).onRef('seller.id', '=', 'sale.sold_by'),
    )
    .leftJoin('patient', (join) =>
      join.on('patient.tenant_id', '=', tenantId).onRef('patient.id', '=', 'sale.patient_id'),
    )
    .selectAll('sale')
    .select([
      'patient.patient_number',
      'patient.first_name as patient_first_name',
      'patient.last_name as patient_last_name',
      'patient.is_restricted as patient_is_restricted',
      'invoice.invoice_number',
      'invoice.currency_code',
      'invoice.subtotal_minor',
      'invoice.tax_minor',
      'invoice.total_minor',
      'invoice.credited_minor',
      'invoice.refunded_minor',
      sql<string>`trim(seller.first_name || ' ' || seller.last_name)`.as('sold_by_name'),
    ])
    .where('sale.tenant_id', '=', tenantId);
}

export interface SaleListRequest {
  /** One number alone. */
  number?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first; one row more than the page. */
export function selectSales(
  db: Db,
  tenantId: string,
  { number, cursor, limit }: SaleListRequest,
): Promise<NamedSaleRow[]> {
  let query = namedSales(db, tenantId);
  if (number !== undefined) query = query.where('sale.sale_number', '=', number);
  return selectPage(query, { cursor, limit }, { 'sale.sold_at': 'timestamptz', 'sale.id': 'uuid' }, 'desc');
}

export function selectSale(db: Db, tenantId: string, id: string): Promise<NamedSaleRow | undefined> {
  return namedSales(db, tenantId).where('sale.id', '=', id).executeTakeFirst();
}

export type SoldItemRow = RowOf<'counter_sale_item'>;
export type SoldLotRow = RowOf<'counter_sale_lot'>;

/** What was sold, in order, with the lots it came from, and what was paid. */
export async function selectSold(db: Db, tenantId: string, { id, invoice_id: invoiceId }: NamedSaleRow) {
  const [items, lots, payment, returns] = await Promise.all([
    db
      .selectFrom('counter_sale_item')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('sale_id', '=', id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('counter_sale_lot as lot')
      .innerJoin('counter_sale_item as item', (join) =>
        join.on('item.tenant_id', '=', tenantId).onRef('item.id', '=', 'lot.item_id'),
      )
      .selectAll('lot')
      .where('lot.tenant_id', '=', tenantId)
      .where('item.sale_id', '=', id)
      .orderBy('lot.item_id')
      .orderBy('lot.expires_on')
      .orderBy('lot.lot_id')
      .execute(),
    db
      .selectFrom('payment')
      .select(['receipt_number', 'method', 'amount_minor', 'tendered_minor', 'reference'])
      .where('tenant_id', '=', tenantId)
      .where('invoice_id', '=', invoiceId)
      .where('kind', '=', 'payment')
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('counter_sale_return as back')
      .innerJoin('counter_sale_lot as lot', (join) =>
        join
          .on('lot.tenant_id', '=', tenantId)
          .onRef('lot.item_id', '=', 'back.item_id')
          .onRef('lot.lot_id', '=', 'back.lot_id'),
      )
      .innerJoin('counter_sale_item as item', (join) =>
        join.on('item.tenant_id', '=', tenantId).onRef('item.id', '=', 'back.item_id'),
      )
      .innerJoin('user_account as person', (join) =>
        join.on('person.tenant_id', '=', tenantId).onRef('person.id', '=', 'back.returned_by'),
      )
      .select(['back.id', 'back.quantity', 'back.reason', 'back.returned_at', 'lot.lot_number', 'item.name'])
      .select(sql<string>`trim(person.first_name || ' ' || person.last_name)`.as('returned_by_name'))
      .where('back.tenant_id', '=', tenantId)
      .where('back.sale_id', '=', id)
      .orderBy('back.returned_at')
      .orderBy('back.id')
      .execute(),
  ]);
  return { items, lots, payment, returns };
}

export type SoldRows = Awaited<ReturnType<typeof selectSold>>;

export interface NewSale {
  sale: RowOf<'counter_sale'>;
  items: readonly SoldItemRow[];
  lots: readonly Omit<SoldLotRow, 'returned_quantity'>[];
}

/** Writes a sale with all that belongs to it; the statements are sent at once, one after the other. */
export async function insertSale(db: Db, { sale, items, lots }: NewSale): Promise<void> {
  await Promise.all([
    db.insertInto('counter_sale').values(sale).execute(),
    db.insertInto('counter_sale_item').values(items).execute(),
    db.insertInto('counter_sale_lot').values(lots).execute(),
  ]);
}

/** Medicines in use whose pack has this code, or of which a lot in this place has this number. */
export async function selectScanned(
  db: Db,
  tenantId: string,
  { code, placeId, limit }: { code: string; placeId: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select medicine.id from medicine
    where medicine.tenant_id = ${tenantId}::uuid and medicine.is_active and medicine.id in (
      select item.id from stock_item item
      where item.tenant_id = ${tenantId}::uuid and item.sku is not null and lower(item.sku) = lower(${code}::text)
      union
      select lot.item_id from stock_lot lot
      join stock_balance balance on balance.tenant_id = ${tenantId}::uuid and balance.lot_id = lot.id
        and balance.place_id = ${placeId}::uuid and balance.is_stocked
      where lot.tenant_id = ${tenantId}::uuid and lower(lot.lot_number) = lower(${code}::text))
    order by medicine.sort_name, medicine.id
    limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
