import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { multiplyMinor } from '#kernel/money/minor-units.ts';
import { maxQuantity } from '../ledger/movement-kinds.ts';
import { moveStock } from '../ledger/ledger.service.ts';
import type { ReceiptLine } from '../ledger/stock-line.ts';
import { announceOrder, orderRecord } from '../orders/order-sheet.service.ts';
import { issue } from '../orders/purchase-order.issues.ts';
import { type ComparedLineRow, selectComparedLines } from '../orders/purchase-order.queries.ts';
import type { PurchaseOrderSheet } from '../orders/order-sheet.contract.ts';
import { placeOfCode } from '../places/place.service.ts';
import type * as contract from './goods-receipt.contract.ts';
import * as queries from './goods-receipt.queries.ts';
import { formatReceiptNumber } from './goods-receipt.record.ts';

type ReceivedLot = CallInput<typeof contract.receiveGoods>['lines'][number];

/**
 * Puts what arrived on the shelf, lot by lot, and what is damaged into quarantine; the order, the lots and the
 * movements are written together. What was paid for a lot is spread over its free packs as well.
 * @throws AppError WRONG_STATE unless the order is sent, STALE, LOT_EXPIRED, ITEM_INACTIVE, PLACE_INACTIVE;
 * INVALID_INPUT at a line
 */
export async function receiveGoods(
  context: CallContext,
  { purchaseOrderId, version, deliveryNote, notes, lines }: CallInput<typeof contract.receiveGoods>,
): Promise<PurchaseOrderSheet> {
  const { db, tenantId, actor, clock } = context;
  const order = await orderRecord.lock(context, purchaseOrderId);
  if (order.status !== 'sent' && order.status !== 'partly-received') {
    throw new AppError('WRONG_STATE', { status: order.status });
  }
  await orderRecord.requireVersion(context, order, version);
  const ordered = await selectComparedLines(db, tenantId, order.id);
  judgeLines(lines, ordered);
  const arrived = sumArrived(lines);
  const isComplete = ordered.every(
    (line) => line.received_packs + (arrived.get(line.line_number)?.packs ?? 0) === line.packs,
  );
  const now = clock.now().toISOString();
  await orderRecord.write(
    context,
    { id: order.id, version },
    isComplete ? { status: 'received', closed_at: now } : { status: 'partly-received' },
  );
  await queries.addArrived(db, tenantId, order.id, [...arrived.values()]);
  const id = newId();
  const receiptNumber = formatReceiptNumber(await context.counting.take('goods-receipts.number', 1));
  await queries.insertReceipt(
    db,
    {
      tenant_id: tenantId,
      id,
      receipt_number: receiptNumber,
      order_id: order.id,
      delivery_note: deliveryNote,
      notes,
      received_by: actor.userId,
      received_at: now,
    },
    lines.map((line, index) => ({
      tenant_id: tenantId,
      receipt_id: id,
      position: index + 1,
      order_id: order.id,
      line_number: line.lineNumber,
      lot_number: line.lotNumber,
      expires_on: line.expiresOn,
      packs: line.packs,
      free_packs: line.freePacks,
      damaged_packs: line.damagedPacks,
      damage: line.damagedPacks > 0 ? line.damage : null,
    })),
  );
  const quarantine = await placeOfCode(db, tenantId, 'quarantine');
  const source = { kind: 'goods-receipt', id };
  const moves = lines.flatMap((line) => {
    const bought = ordered.find((row) => row.line_number === line.lineNumber)!;
    return movesOf(line, bought, { shelf: order.place_id, quarantine: quarantine.id }).map((move) => ({
      ...move,
      reason: move.reason ?? receiptNumber,
      source,
    }));
  });
  await moveStock(context, moves);
  context.audit({
    action: 'CREATE',
    resource: 'goods_receipts',
    resourceId: id,
    newValues: {
      orderId: order.id,
      orderNumber: order.order_number,
      receiptNumber,
      deliveryNote,
      notes,
      lines,
    },
  });
  announceOrder(context, order.id);
  return orderRecord.read(context, order.id);
}

function judgeLines(lines: readonly ReceivedLot[], ordered: readonly ComparedLineRow[]): void {
  const missing = new Map(ordered.map((row) => [row.line_number, row.packs - row.received_packs]));
  lines.forEach((line, index) => {
    const at = (field: keyof ReceivedLot) => `lines.${index}.${field}`;
    const row = ordered.find(({ line_number: lineNumber }) => lineNumber === line.lineNumber);
    if (!row) throw invalidFields({ [at('lineNumber')]: issue('lineUnknown') });
    const units = (line.packs + line.freePacks + line.damagedPacks) * row.pack_size;
    if (units === 0) throw invalidFields({ [at('packs')]: issue('nothingArrived') });
    if (units > maxQuantity) {
      throw invalidFields({ [at('packs')]: issue('unitsTooMany', { unit: row.base_unit }) });
    }
    const left = missing.get(line.lineNumber)!;
    if (line.packs > left) {
      throw invalidFields({ [at('packs')]: issue('moreThanOrdered', { missing: left }) });
    }
    missing.set(line.lineNumber, left - line.packs);
    if (row.tracks_lots && !line.lotNumber) throw invalidFields({ [at('lotNumber')]: issue('lotMissing') });
    if (!row.tracks_lots && (line.lotNumber || line.expiresOn)) {
      throw invalidFields({ [at('lotNumber')]: issue('notTracked') });
    }
    if (line.damagedPacks > 0 && !line.damage) {
      throw invalidFields({ [at('damage')]: issue('damageMissing') });
    }
  });
}

function sumArrived(lines: readonly ReceivedLot[]): Map<number, queries.ArrivedPacks> {
  const sums = new Map<number, queries.ArrivedPacks>();
  for (const { lineNumber, packs, freePacks, damagedPacks } of lines) {
    const sum = sums.get(lineNumber) ?? { lineNumber, packs: 0, freePacks: 0, damagedPacks: 0 };
    sum.packs += packs;
    sum.freePacks += freePacks;
    sum.damagedPacks += damagedPacks;
    sums.set(lineNumber, sum);
  }
  return sums;
}

function movesOf(
  { packs, freePacks, damagedPacks, damage, lotNumber, expiresOn }: ReceivedLot,
  { item_id: itemId, pack_size: size, pack_minor: packMinor }: ComparedLineRow,
  places: { shelf: string; quarantine: string },
): ReceiptLine[] {
  const moves: ReceiptLine[] = [];
  const good = packs + freePacks;
  if (good > 0) {
    moves.push({
      kind: 'receipt',
      itemId,
      placeId: places.shelf,
      quantity: good * size,
      lot: { lotNumber, expiresOn, costMinor: multiplyMinor(packMinor, packs), costQuantity: good * size },
    });
  }
  if (damagedPacks > 0) {
    moves.push({
      kind: 'receipt',
      itemId,
      placeId: places.quarantine,
      quantity: damagedPacks * size,
      lot: { lotNumber, expiresOn, costMinor: packMinor, costQuantity: size },
      reason: damage,
    });
  }
  return moves;
}
