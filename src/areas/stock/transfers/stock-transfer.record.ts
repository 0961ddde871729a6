import { toRecord } from '#database/to-record.ts';
import { recordNumber } from '#kernel/record-number.ts';
import { expiryOf } from '../movements/stock-movement.record.ts';
import {
  type StockTransfer,
  stockTransfer,
  type StockTransferSheet,
  transferLine,
} from './stock-transfer.contract.ts';
import type { NamedLineRow, NamedTransferRow } from './stock-transfer.queries.ts';

/** TRF- and at least six digits. */
export const formatTransferNumber = recordNumber('TRF-').format;

export function toTransfer(row: NamedTransferRow): StockTransfer {
  return toRecord(stockTransfer, row, {
    from: { id: row.from_place_id, name: row.from_name },
    to: { id: row.to_place_id, name: row.to_name },
    sentByName: row.sender_name,
    receivedByName: row.receiver_name,
  });
}

export function toSheet(row: NamedTransferRow, lines: readonly NamedLineRow[]): StockTransferSheet {
  return {
    ...toTransfer(row),
    lines: lines.map((line) =>
      toRecord(transferLine, line, {
        item: { id: line.item_id, name: line.item_name, baseUnit: line.base_unit },
        expiresOn: expiryOf(line.expires_on),
      }),
    ),
  };
}
