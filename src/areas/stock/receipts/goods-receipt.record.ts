import { recordNumber } from '#kernel/record-number.ts';
import type { GoodsReceipt } from '../orders/order-sheet.contract.ts';
import type { ReceivedRow } from './goods-receipt.queries.ts';

/** GRN- and at least six digits. */
export const formatReceiptNumber = recordNumber('GRN-').format;

/** Deliveries in the order of their rows, each with its lots. */
export function toReceipts(rows: readonly ReceivedRow[]): GoodsReceipt[] {
  const receipts = new Map<string, GoodsReceipt>();
  for (const row of rows) {
    const receipt = receipts.get(row.receipt_id) ?? {
      id: row.receipt_id,
      receiptNumber: row.receipt_number,
      deliveryNote: row.delivery_note,
      notes: row.notes,
      receivedByName: row.receiver_name,
      receivedAt: row.received_at,
      lots: [],
    };
    receipt.lots.push({
      lineNumber: row.line_number,
      lotNumber: row.lot_number,
      expiresOn: row.expires_on,
      packs: row.packs,
      freePacks: row.free_packs,
      damagedPacks: row.damaged_packs,
      damage: row.damage,
    });
    receipts.set(row.receipt_id, receipt);
  }
  return [...receipts.values()];
}
