import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import './goods-receipt.tables.ts';
import '../orders/purchase-order.tables.ts';

export type ReceiptRow = RowOf<'goods_receipt'>;
export type ReceiptLineRow = RowOf<'goods_receipt_line'>;

export type ReceivedRow = ReceiptLineRow & Omit<ReceiptRow, 'id'> & { receiver_name: string };

const maxLines = 1000;

/** What arrived on an order, lot by lot, the last delivery first; at most 1,000 lots. */
export function selectReceipts(db: Db, tenantId: string, orderId: string): Promise<ReceivedRow[]> {
  return db
    .selectFrom('goods_receipt as receipt')
    .innerJoin('goods_receipt_line as line', (join) =>
      join.on('line.tenant_id', '=', tenantId).onRef('line.receipt_id', '=', 'receipt.id'),
    )
    .innerJoin('user_account as receiver', (join) =>
      join.on('receiver.tenant_id', '=', tenantId).onRef('receiver.id', '=', 'receipt.received_by'),
    )
    .selectAll('line')
    .select([
      'receipt.receipt_number',
      'receipt.delivery_note',
      'receipt.notes',
      'receipt.received_by',
      'receipt.received_at',
      sql<string>`trim(receiver.first_name || ' ' || receiver.last_name)`.as('receiver_name'),
    ])
    .where('receipt.tenant_id', '=', tenantId)
    .where('receipt.order_id', '=', orderId)
    .orderBy('receipt.received_at', 'desc')
    .orderBy('receipt.id', 'desc')
    .orderBy('line.position')
    .limit(maxLines)
    .execute();
}

export async function insertReceipt(
  db: Db,
  row: ReceiptRow,
  lines: readonly ReceiptLineRow[],
): Promise<void> {
  await db.insertInto('goods_receipt').values(row).execute();
  await db.insertInto('goods_receipt_line').values(lines).execute();
}

export interface ArrivedPacks {
  lineNumber: number;
  packs: number;
  freePacks: number;
  damagedPacks: number;
}

/** Adds what arrived to the lines of an order; the caller holds the order. */
export async function addArrived(
  db: Db,
  tenantId: string,
  orderId: string,
  lines: readonly ArrivedPacks[],
): Promise<void> {
  await sql`
    update purchase_order_line line
    set received_packs = received_packs + given.packs, free_packs = free_packs + given.free,
      damaged_packs = damaged_packs + given.damaged
    from unnest(${lines.map(({ lineNumber }) => lineNumber)}::integer[],
      ${lines.map(({ packs }) => packs)}::bigint[], ${lines.map(({ freePacks }) => freePacks)}::bigint[],
      ${lines.map(({ damagedPacks }) => damagedPacks)}::bigint[]) as given (line_number, packs, free, damaged)
    where line.tenant_id = ${tenantId}::uuid and line.order_id = ${orderId}::uuid
      and line.line_number = given.line_number`.execute(db);
}
