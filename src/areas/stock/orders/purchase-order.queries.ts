import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { boundedSum } from '#database/counting/bounded-sum.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import './purchase-order.tables.ts';

export type OrderRow = RowOf<'purchase_order'>;
export type OrderLineRow = RowOf<'purchase_order_line'>;

export const orderRows = versionedRows('purchase_order');

export type NamedOrderRow = OrderRow & {
  supplier_name: string;
  place_name: string;
  author_name: string;
  approver_name: string | null;
  sender_name: string | null;
  canceller_name: string | null;
};

const nameOf = (person: 'author' | 'approver' | 'sender' | 'canceller') =>
  sql<string>`trim(${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)})`;

function namedOrders(db: Db, tenantId: string) {
  return db
    .selectFrom('purchase_order as ordered')
    .innerJoin('supplier', (join) =>
      join.on('supplier.tenant_id', '=', tenantId).onRef('supplier.id', '=', 'ordered.supplier_id'),
    )
    .innerJoin('stock_place as place', (join) =>
      join.on('place.tenant_id', '=', tenantId).onRef('place.id', '=', 'ordered.place_id'),
    )
    .innerJoin('user_account as author', (join) =>
      join.on('author.tenant_id', '=', tenantId).onRef('author.id', '=', 'ordered.created_by'),
    )
    .leftJoin('user_account as approver', (join) =>
      join.on('approver.tenant_id', '=', tenantId).onRef('approver.id', '=', 'ordered.approved_by'),
    )
    .leftJoin('user_account as sender', (join) =>
      join.on('sender.tenant_id', '=', tenantId).onRef('sender.id', '=', 'ordered.sent_by'),
    )
    .leftJoin('user_account as canceller', (join) =>
      join.on('canceller.tenant_id', '=', tenantId).onRef('canceller.id', '=', 'ordered.cancelled_by'),
    )
    .selectAll('ordered')
    .select([
      'supplier.name as supplier_name',
      'place.name as place_name',
      nameOf('author').as('author_name'),
      nameOf('approver').$castTo<string | null>().as('approver_name'),
      nameOf('sender').$castTo<string | null>().as('sender_name'),
      nameOf('canceller').$castTo<string | null>().as('canceller_name'),
    ])
    .where('ordered.tenant_id', '=', tenantId);
}

export function selectOrder(db: Db, tenantId: string, id: string): Promise<NamedOrderRow | undefined> {
  return namedOrders(db, tenantId).where('ordered.id', '=', id).executeTakeFirst();
}

export interface OrderListRequest {
  status?: OrderRow['status'] | undefined;
  supplierId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first; one row more than the page. */
export function selectOrders(
  db: Db,
  tenantId: string,
  { status, supplierId, cursor, limit }: OrderListRequest,
): Promise<NamedOrderRow[]> {
  let query = namedOrders(db, tenantId);
  if (status) query = query.where('ordered.status', '=', status);
  if (supplierId) query = query.where('ordered.supplier_id', '=', supplierId);
  return selectPage(
    query,
    { cursor, limit },
    { 'ordered.created_at': 'timestamptz', 'ordered.id': 'uuid' },
    'desc',
  );
}

export type ComparedLineRow = OrderLineRow & {
  item_name: string;
  base_unit: string;
  pack_name: string | null;
  tracks_lots: boolean;
  invoiced_packs: number;
  invoiced_minor: number;
};

/** The lines of an order in their order, with what has been billed for each. */
export async function selectComparedLines(
  db: Db,
  tenantId: string,
  orderId: string,
): Promise<ComparedLineRow[]> {
  const { rows } = await sql<ComparedLineRow>`
    select line.*, item.name as item_name, item.base_unit, item.pack_name, item.tracks_lots,
      coalesce(billed.packs, 0)::bigint as invoiced_packs, ${boundedSum(sql`coalesce(billed.minor, 0)`)} as invoiced_minor
    from purchase_order_line line
    join stock_item item on item.tenant_id = ${tenantId}::uuid and item.id = line.item_id
    left join (
      select line_number, sum(packs) as packs, sum(packs * pack_minor) as minor
      from supplier_invoice_line
      where tenant_id = ${tenantId}::uuid and order_id = ${orderId}::uuid
      group by line_number
    ) as billed on billed.line_number = line.line_number
    where line.tenant_id = ${tenantId}::uuid and line.order_id = ${orderId}::uuid
    order by line.line_number`.execute(db);
  return rows;
}

export type NewOrderLine = Pick<
  OrderLineRow,
  'tenant_id' | 'order_id' | 'line_number' | 'item_id' | 'packs' | 'pack_size' | 'pack_minor'
>;

export async function insertOrder(
  db: Db,
  row: Pick<
    OrderRow,
    | 'tenant_id'
    | 'id'
    | 'order_number'
    | 'supplier_id'
    | 'place_id'
    | 'status'
    | 'total_minor'
    | 'expected_on'
    | 'notes'
    | 'created_by'
    | 'created_at'
    | 'changed_by'
  >,
): Promise<void> {
  await db.insertInto('purchase_order').values(row).execute();
}

/** Writes the lines of a draft, in place of those it had. */
export async function replaceLines(
  db: Db,
  tenantId: string,
  orderId: string,
  lines: readonly NewOrderLine[],
): Promise<void> {
  await db
    .deleteFrom('purchase_order_line')
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .execute();
  await db.insertInto('purchase_order_line').values(lines).execute();
}

/** From which total on an order needs a second person, in minor units. */
export async function selectOrderLimit(db: Db, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom('tenant_settings')
    .select('order_approval_minor')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.order_approval_minor;
}

/**
 * What somebody has approved alone from a supplier since an instant, in minor units. Without it one large order could
 * be written as several small ones.
 */
export async function sumApprovedAlone(
  db: Db,
  tenantId: string,
  { supplierId, userId, since }: Record<'supplierId' | 'userId' | 'since', string>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(total_minor), 0)::bigint as total from purchase_order
    where tenant_id = ${tenantId}::uuid and supplier_id = ${supplierId}::uuid and created_at >= ${since}::timestamptz
      and approved_by = ${userId}::uuid and not needs_second_person and status <> 'cancelled'`.execute(db);
  return rows[0]!.total;
}
