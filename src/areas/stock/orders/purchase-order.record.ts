import { toRecord } from '#database/to-record.ts';
import { multiplyMinor } from '#kernel/money/minor-units.ts';
import { recordNumber } from '#kernel/record-number.ts';
import { compareLine } from '../invoices/comparison.rules.ts';
import type { ComparedLineRow, NamedOrderRow } from './purchase-order.queries.ts';
import {
  orderLine,
  type GoodsReceipt,
  type OrderLine,
  type PurchaseOrder,
  purchaseOrder,
  type PurchaseOrderSheet,
  type SupplierInvoice,
} from './order-sheet.contract.ts';

/** PO- and at least six digits. */
export const formatOrderNumber = recordNumber('PO-').format;

export function toOrder(row: NamedOrderRow): PurchaseOrder {
  return toRecord(purchaseOrder, row, {
    supplier: { id: row.supplier_id, name: row.supplier_name },
    place: { id: row.place_id, name: row.place_name },
    createdByName: row.author_name,
  });
}

function toLine(row: ComparedLineRow): OrderLine {
  const line = {
    receivedPacks: row.received_packs,
    packMinor: row.pack_minor,
    invoicedPacks: row.invoiced_packs,
    invoicedMinor: row.invoiced_minor,
  };
  return toRecord(orderLine, row, {
    item: {
      id: row.item_id,
      name: row.item_name,
      baseUnit: row.base_unit,
      packName: row.pack_name,
      tracksLots: row.tracks_lots,
    },
    lineMinor: multiplyMinor(row.pack_minor, row.packs),
    missingPacks: row.packs - row.received_packs,
    ...line,
    ...compareLine(line),
  });
}

export interface SheetParts {
  lines: readonly ComparedLineRow[];
  receipts: GoodsReceipt[];
  invoices: SupplierInvoice[];
  needsSecondPerson: boolean;
}

export function toSheet(row: NamedOrderRow, { lines, ...parts }: SheetParts): PurchaseOrderSheet {
  return {
    ...toOrder(row),
    notes: row.notes,
    createdBy: row.created_by,
    changedBy: row.changed_by,
    approvedByName: row.approver_name,
    approvedAt: row.approved_at,
    sentByName: row.sender_name,
    sentAt: row.sent_at,
    closedAt: row.closed_at,
    cancelledByName: row.canceller_name,
    cancelledAt: row.cancelled_at,
    cancelReason: row.cancel_reason,
    ...parts,
    lines: lines.map(toLine),
  };
}
