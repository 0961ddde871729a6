import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { moveStock } from '../ledger/ledger.service.ts';
import type { StockLine } from '../ledger/stock-line.ts';
import { issue } from '../movements/stock-movement.issues.ts';
import { placeOfCode } from '../places/place.service.ts';
import { confirmWitness } from '../witness/witness.service.ts';
import { closeRequisitionOf } from '../requisitions/requisition.queries.ts';
import { changeOrAsk } from '../requests/stock-change.service.ts';
import type * as contract from './stock-transfer.contract.ts';
import type { StockTransfer, StockTransferSheet } from './stock-transfer.contract.ts';
import * as queries from './stock-transfer.queries.ts';
import type { NamedLineRow } from './stock-transfer.queries.ts';
import { formatTransferNumber, toSheet, toTransfer } from './stock-transfer.record.ts';

const transferRecord = recordOf({
  resource: 'stock_transfers',
  topic: 'stock-transfers',
  topicOf: (id) => `stock-transfers/${id}`,
  rows: queries.transferRows,
  isTimed: false,
  select: queries.selectTransfer,
  async toRecord(row, { db, tenantId }) {
    return toSheet(row, await queries.selectLines(db, tenantId, row.id));
  },
});

export async function listStockTransfers(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listStockTransfers>,
): Promise<Page<StockTransfer>> {
  const rows = await queries.selectTransfers(db, tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.sent_at, row.id]);
  return { ...page, rows: page.rows.map(toTransfer) };
}

/** @throws AppError NOT_FOUND */
export function getStockTransfer(
  context: CallContext,
  { stockTransferId }: CallInput<typeof contract.getStockTransfer>,
): Promise<StockTransferSheet> {
  return transferRecord.read(context, stockTransferId);
}

/**
 * Takes stock from a place, what expires first; until it is received it is on the way.
 * @throws AppError STOCK_SHORT, PLACE_INACTIVE; INVALID_INPUT for the same place twice or one that gives nothing out
 */
export async function sendStock(
  context: CallContext,
  { fromPlaceId, toPlaceId, notes, lines, ...witness }: CallInput<typeof contract.sendStock>,
): Promise<StockTransferSheet> {
  const { db, tenantId, actor, clock } = context;
  await confirmWitness(context, witness);
  if (fromPlaceId === toPlaceId) throw invalidFields({ toPlaceId: issue('samePlace') });
  if (new Set(lines.map(({ stockItemId }) => stockItemId)).size < lines.length) {
    throw invalidFields({ lines: issue('itemTwice') });
  }
  const [transit, quarantine] = await Promise.all([
    placeOfCode(db, tenantId, 'transit'),
    placeOfCode(db, tenantId, 'quarantine'),
  ]);
  for (const [field, id] of Object.entries({ fromPlaceId, toPlaceId })) {
    if (id === transit.id || id === quarantine.id) throw invalidFields({ [field]: issue('notAPlaceToUse') });
  }
  const number = formatTransferNumber(await context.counting.take('stock-transfers.number', 1));
  const id = newId();
  const moved = await moveStock(
    context,
    lines.map(({ stockItemId: itemId, quantity }): StockLine => ({
      kind: 'transfer',
      itemId,
      quantity,
      placeId: fromPlaceId,
      toPlaceId: transit.id,
      source: { kind: 'stock-transfer', id },
      witnessId: witness.witnessId,
    })),
  );
  const row = {
    tenant_id: tenantId,
    id,
    transfer_number: number,
    from_place_id: fromPlaceId,
    to_place_id: toPlaceId,
    status: 'sent' as const,
    notes,
    sent_by: actor.userId,
    sent_at: clock.now().toISOString(),
  };
  const carried = moved.flatMap((lots, place) =>
    lots.map(({ lotId, quantity }) => ({
      tenant_id: tenantId,
      transfer_id: id,
      lot_id: lotId,
      item_id: lines[place]!.stockItemId,
      sent_quantity: quantity,
    })),
  );
  await queries.insertTransfer(db, row, carried);
  return transferRecord.created(context, id);
}

/**
 * Puts what arrived on the shelf and what was sent back where it came from. What is missing is written off on the
 * way, which needs a second person above what the hospital allows to one.
 * @throws AppError NOT_FOUND for a lot that it does not carry; WRONG_STATE once received, STALE, LOT_EXPIRED for what expired on the way and must go to quarantine,
 * PLACE_INACTIVE; INVALID_INPUT at a line
 */
export async function receiveTransfer(
  context: CallContext,
  { stockTransferId: id, version, lines }: CallInput<typeof contract.receiveTransfer>,
): Promise<StockTransferSheet> {
  const { db, tenantId, actor, clock } = context;
  const stored = await transferRecord.lock(context, id);
  const before = await queries.selectLines(db, tenantId, stored.id);
  const carried = new Set(before.map((line) => line.lot_id));
  if (lines.some(({ lotId }) => !carried.has(lotId))) throw new AppError('NOT_FOUND');
  if (stored.status !== 'sent') throw new AppError('WRONG_STATE', { status: stored.status });
  const receipt = { received_by: actor.userId, received_at: clock.now().toISOString() };
  await transferRecord.write(context, { id, version }, { status: 'received', ...receipt });
  const judged = before.map((sent) => judgeLine(sent, lines));
  const [transit, quarantine] = await Promise.all([
    placeOfCode(db, tenantId, 'transit'),
    placeOfCode(db, tenantId, 'quarantine'),
  ]);
  const source = { kind: 'stock-transfer', id: stored.id };
  // Who sent it is the second person for who receives it.
  const from = { placeId: transit.id, source, witnessId: stored.sent_by };
  const moves = judged.flatMap(({ sent, received, returned }): StockLine[] => {
    const lot = { kind: 'transfer' as const, itemId: sent.item_id, lotId: sent.lot_id, ...from };
    // What was recalled on the way reaches no shelf.
    const aside = sent.is_recalled ? quarantine.id : undefined;
    return [
      ...(received > 0 ? [{ ...lot, quantity: received, toPlaceId: aside ?? stored.to_place_id }] : []),
      ...(returned > 0 ? [{ ...lot, quantity: returned, toPlaceId: aside ?? stored.from_place_id }] : []),
    ];
  });
  await moveStock(context, moves);
  await queries.closeLines(
    db,
    tenantId,
    stored.id,
    judged.map(({ sent, ...line }) => ({ lotId: sent.lot_id, ...line })),
  );
  for (const { sent, received, returned, lostReason } of judged) {
    const lost = sent.sent_quantity - received - returned;
    if (lost === 0) continue;
    const { item_id: itemId, lot_id: lotId } = sent;
    const change = { itemId, lotId, placeId: transit.id, quantity: -lost, reason: lostReason! };
    await changeOrAsk(context, { kind: 'adjustment', ...change });
  }
  const sheet = await transferRecord.changed(context, id, (after) => ({
    action: 'UPDATE',
    oldValues: { status: 'sent' },
    newValues: { status: 'received', lines: after.lines },
  }));
  const requisitionId = await closeRequisitionOf(db, tenantId, stored.id);
  if (requisitionId !== undefined) {
    context.announce('requisitions');
    context.announce(`requisitions/${requisitionId}`);
  }
  return sheet;
}

function judgeLine(sent: NamedLineRow, lines: CallInput<typeof contract.receiveTransfer>['lines']) {
  const place = lines.findIndex(({ lotId }) => lotId === sent.lot_id);
  const line = lines[place];
  if (!line) throw invalidFields({ lines: issue('quantityMissing') });
  const { receivedQuantity: received, returnedQuantity: returned, lostReason } = line;
  if (received + returned > sent.sent_quantity) {
    throw invalidFields({
      [`lines.${place}.receivedQuantity`]: issue('moreThanSent', { sent: sent.sent_quantity }),
    });
  }
  if (received + returned < sent.sent_quantity && !lostReason) {
    throw invalidFields({ [`lines.${place}.lostReason`]: issue('lostSaysWhy') });
  }
  return {
    sent,
    received,
    returned,
    lostReason: received + returned < sent.sent_quantity ? lostReason : null,
  };
}
