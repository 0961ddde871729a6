import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { refuseStateChange } from '#kernel/access/guarded-states.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import { lockItems, selectLots } from '../ledger/ledger.queries.ts';
import { moveStock } from '../ledger/ledger.service.ts';
import { issue } from '../movements/stock-movement.issues.ts';
import { placeOfCode } from '../places/place.service.ts';
import { notice } from '../stock.notices.ts';
import type * as contract from './stock-recall.contract.ts';
import type { RecalledPatient, StockRecall, StockRecallSheet } from './stock-recall.contract.ts';
import * as queries from './stock-recall.queries.ts';
import type { NamedRecallRow } from './stock-recall.queries.ts';
import { formatRecallNumber, toRecall, toRecalledPatient, toRecallSheet } from './stock-recall.record.ts';

const maxPatients = 1000;

const recallRecord = recordOf({
  resource: 'stock_recalls',
  topic: 'stock-recalls',
  topicOf: (id) => `stock-recalls/${id}`,
  rows: queries.recallRows,
  isTimed: false,
  select: queries.selectRecall,
  toRecord: toSheet,
});

export async function listStockRecalls(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listStockRecalls>,
): Promise<Page<StockRecall>> {
  return mapPage(await queries.selectRecalls(db, tenantId, input), toRecall);
}

/** @throws AppError NOT_FOUND */
export function getStockRecall(
  context: CallContext,
  { stockRecallId }: CallInput<typeof contract.getStockRecall>,
): Promise<StockRecallSheet> {
  return recallRecord.read(context, stockRecallId);
}

async function toSheet(row: NamedRecallRow, context: CallContext): Promise<StockRecallSheet> {
  const { db, tenantId } = context;
  const lotIds = await lotIdsOf(context, row);
  const [found, now] = await Promise.all([
    queries.selectFound(db, tenantId, row.id),
    queries.selectNow(db, tenantId, lotIds),
  ]);
  return toRecallSheet(row, { found, now });
}

/** @throws AppError NOT_FOUND */
export async function listRecalledPatients(
  context: CallContext,
  { stockRecallId }: CallInput<typeof contract.listRecalledPatients>,
): Promise<{ rows: RecalledPatient[] }> {
  const row = await recallRecord.requireRow(context, stockRecallId);
  const lotIds = await lotIdsOf(context, row);
  const rows = await queries.selectGiven(context.db, context.tenantId, lotIds, maxPatients);
  return { rows: rows.map(toRecalledPatient) };
}

/**
 * Blocks every lot of the item with this number, and brings what lies on shelves to quarantine: all in one
 * transaction, under the lock by which stock moves. From then on the database refuses to put any of it on a shelf.
 * @throws AppError LOT_RECALLED where it is already; INVALID_INPUT for a lot without a number
 */
export async function recallLot(
  context: CallContext,
  { lotId, reason, reference }: CallInput<typeof contract.recallLot>,
): Promise<StockRecallSheet> {
  const { db, tenantId, actor, clock } = context;
  const [named] = await selectLots(db, tenantId, { ids: [lotId], itemIds: [], lotNumbers: [] });
  if (!named) throw new AppError('NOT_FOUND');
  if (!named.lot_number) throw invalidFields({ lotId: issue('lotMissing') });
  const number = formatRecallNumber(await context.counting.take('stock-recalls.number', 1));
  const [item] = await lockItems(db, tenantId, [named.item_id]);
  const lots = await queries.selectLotsOfNumber(db, tenantId, named.item_id, named.lot_number);
  if (lots.some((lot) => lot.is_recalled)) {
    throw new AppError('LOT_RECALLED', { name: item!.name, lotNumber: named.lot_number });
  }
  const lotIds = lots.map((lot) => lot.id);
  const found = await queries.selectWhere(db, tenantId, lotIds);
  const id = newId();
  await queries.insertRecall(
    db,
    {
      tenant_id: tenantId,
      id,
      recall_number: number,
      item_id: named.item_id,
      lot_number: named.lot_number,
      reason,
      reference,
      status: 'open',
      recalled_by: actor.userId,
      recalled_at: clock.now().toISOString(),
    },
    found.map(({ lot_id, place_id, quantity }) => ({
      tenant_id: tenantId,
      recall_id: id,
      lot_id,
      place_id,
      quantity,
    })),
  );
  const quarantine = await placeOfCode(db, tenantId, 'quarantine');
  const onShelves = found.filter((row) => row.place_kind !== 'quarantine' && row.place_kind !== 'transit');
  await moveStock(
    context,
    onShelves.map((row) => ({
      kind: 'transfer' as const,
      itemId: named.item_id,
      lotId: row.lot_id,
      placeId: row.place_id,
      toPlaceId: quarantine.id,
      quantity: row.quantity,
      reason: number,
      source: { kind: 'stock-recall', id },
    })),
  );
  await queries.blockLots(db, tenantId, lotIds, true);
  const sheet = await recallRecord.created(context, id);
  announceStock(context, sheet);
  const told = await Promise.all([
    findPeopleWith(db, tenantId, 'inventory.write'),
    findPeopleWith(db, tenantId, 'pharmacy.dispense'),
  ]);
  await notifyAll(
    context,
    [...new Set(told.flat())].filter((userId) => userId !== actor.userId),
    {
      notice: notice('lotRecalled', { name: item!.name, lot: named.lot_number }),
      link: `/dashboard/inventory/recalls/${id}`,
    },
  );
  return sheet;
}

/** @throws AppError RECALLED_STOCK_LEFT while anything of the lot is there; WRONG_STATE, STALE */
export async function closeStockRecall(
  context: CallContext,
  input: CallInput<typeof contract.closeStockRecall>,
): Promise<StockRecallSheet> {
  const before = await getStockRecall(context, input);
  const left = before.now.reduce((sum, { quantity }) => sum + quantity, 0);
  if (before.status === 'open' && left > 0) {
    throw new AppError('RECALLED_STOCK_LEFT', { left, unit: before.item.baseUnit });
  }
  return end(context, input, 'closed');
}

/** @throws AppError WRONG_STATE, STALE */
export async function liftStockRecall(
  context: CallContext,
  input: CallInput<typeof contract.liftStockRecall>,
): Promise<StockRecallSheet> {
  const { db, tenantId } = context;
  const row = await recallRecord.requireRow(context, input.stockRecallId);
  refuseStateChange(context.actor, 'stock_recall', row.status, 'lifted');
  await lockItems(db, tenantId, [row.item_id]);
  const sheet = await end(context, input, 'lifted');
  await queries.blockLots(db, tenantId, await lotIdsOf(context, row), false);
  return sheet;
}

async function end(
  context: CallContext,
  { stockRecallId: id, version, note }: CallInput<typeof contract.liftStockRecall>,
  status: 'closed' | 'lifted',
): Promise<StockRecallSheet> {
  const { actor, clock } = context;
  const sheet = await recallRecord.change(
    context,
    { id, version },
    (before) => {
      if (before.status !== 'open') throw new AppError('WRONG_STATE', { status: before.status });
      return { status, ended_by: actor.userId, ended_at: clock.now().toISOString(), end_note: note };
    },
    { told: { oldValues: { status: 'open' }, newValues: { status, note } } },
  );
  announceStock(context, sheet);
  return sheet;
}

/** Its lots are shown with their item as well. */
function announceStock(context: CallContext, { item }: StockRecall): void {
  context.announce('stock');
  context.announce(`stock/${item.id}`);
}

async function lotIdsOf({ db, tenantId }: CallContext, row: NamedRecallRow): Promise<string[]> {
  const lots = await queries.selectLotsOfNumber(db, tenantId, row.item_id, row.lot_number);
  return lots.map((lot) => lot.id);
}
