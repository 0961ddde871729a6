import { toRecord } from '#database/to-record.ts';
import { recordNumber } from '#kernel/record-number.ts';
import { type GoodsReceipt, receivedLine } from '../orders/order-sheet.contract.ts';
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
    receipt.lots.push(toRecord(receivedLine, row));
    receipts.set(row.receipt_id, receipt);
  }
  return [...receipts.values()];
}
