import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../stock.tables.ts';

export type TransferRow = RowOf<'stock_transfer'>;
export type TransferLineRow = RowOf<'stock_transfer_line'>;

export const transferRows = versionedRows('stock_transfer');

export type NamedTransferRow = TransferRow & {
  from_name: string;
  to_name: string;
  sender_name: string;
  receiver_name: string | null;
};

function namedTransfers(db: Db, tenantId: string) {
  return db
    .selectFrom('stock_transfer as transfer')
    .innerJoin('stock_place as from_place', (join) =>
      join.on('from_place.tenant_id', '=', tenantId).onRef('from_place.id', '=', 'transfer.from_place_id'),
    )
    .innerJoin('stock_place as to_place', (join) =>
      join.on('to_place.tenant_id', '=', tenantId).onRef('to_place.id', '=', 'transfer.to_place_id'),
    )
    .innerJoin('user_account as sender', (join) =>
      join.on('sender.tenant_id', '=', tenantId).onRef('sender.id', '=', 'transfer.sent_by'),
    )
    .leftJoin('user_account as receiver', (join) =>
      join.on('receiver.tenant_id', '=', tenantId).onRef('receiver.id', '=', 'transfer.received_by'),
    )
    .selectAll('transfer')
    .select([
      'from_place.name as from_name',
      'to_place.name as to_name',
      sql<string>`trim(sender.first_name || ' ' || sender.last_name)`.as('sender_name'),
      sql<string | null>`trim(receiver.first_name || ' ' || receiver.last_name)`.as('receiver_name'),
    ])
    .where('transfer.tenant_id', '=', tenantId);
}

export function selectTransfer(db: Db, tenantId: string, id: string): Promise<NamedTransferRow | undefined> {
  return namedTransfers(db, tenantId).where('transfer.id', '=', id).executeTakeFirst();
}

/** Newest first; one row more than the page. */
export function selectTransfers(
  db: Db,
  tenantId: string,
  {
    status,
    cursor,
    limit,
  }: { status?: TransferRow['status'] | undefined; cursor?: string | undefined; limit: number },
): Promise<NamedTransferRow[]> {
  let query = namedTransfers(db, tenantId);
  if (status) query = query.where('transfer.status', '=', status);
  return selectPage(
    query,
    { cursor, limit },
    { 'transfer.sent_at': 'timestamptz', 'transfer.id': 'uuid' },
    'desc',
  );
}

export type NamedLineRow = TransferLineRow & {
  item_name: string;
  base_unit: string;
  lot_number: string;
  expires_on: string;
  is_recalled: boolean;
};

/** What a transfer carries, by item and expiry. */
export function selectLines(db: Db, tenantId: string, transferId: string): Promise<NamedLineRow[]> {
  return db
    .selectFrom('stock_transfer_line as line')
    .innerJoin('stock_item as item', (join) =>
      join.on('item.tenant_id', '=', tenantId).onRef('item.id', '=', 'line.item_id'),
    )
    .innerJoin('stock_lot as lot', (join) =>
      join.on('lot.tenant_id', '=', tenantId).onRef('lot.id', '=', 'line.lot_id'),
    )
    .selectAll('line')
    .select([
      'item.name as item_name',
      'item.base_unit',
      'lot.lot_number',
      'lot.expires_on',
      'lot.is_recalled',
    ])
    .where('line.tenant_id', '=', tenantId)
    .where('line.transfer_id', '=', transferId)
    .orderBy('item.sort_name')
    .orderBy('lot.expires_on')
    .orderBy('line.lot_id')
    .execute();
}

export async function insertTransfer(
  db: Db,
  row: Omit<TransferRow, 'received_by' | 'received_at' | 'version'>,
  lines: readonly Omit<TransferLineRow, 'received_quantity' | 'returned_quantity' | 'lost_reason'>[],
): Promise<void> {
  await db.insertInto('stock_transfer').values(row).execute();
  await db.insertInto('stock_transfer_line').values(lines).execute();
}

/** Notes what became of the lots of a transfer. */
export async function closeLines(
  db: Db,
  tenantId: string,
  transferId: string,
  lines: readonly { lotId: string; received: number; returned: number; lostReason: string | null }[],
): Promise<void> {
  await sql`
    update stock_transfer_line line
    set received_quantity = given.received, returned_quantity = given.returned, lost_reason = given.lost_reason
    from unnest(${lines.map(({ lotId }) => lotId)}::uuid[], ${lines.map(({ received }) => received)}::bigint[],
      ${lines.map(({ returned }) => returned)}::bigint[], ${lines.map(({ lostReason }) => lostReason)}::text[])
      as given (lot_id, received, returned, lost_reason)
    where line.tenant_id = ${tenantId}::uuid and line.transfer_id = ${transferId}::uuid
      and line.lot_id = given.lot_id`.execute(db);
}
