import { toRecord } from '#database/to-record.ts';
import { recordNumber } from '#kernel/record-number.ts';
import { type Requisition, requisition, type RequisitionSheet } from './requisition.contract.ts';
import type { NamedLineRow, NamedRequisitionRow } from './requisition.queries.ts';

/** REQ- and at least six digits. */
export const formatRequisitionNumber = recordNumber('REQ-').format;

export function toRequisition(row: NamedRequisitionRow): Requisition {
  return toRecord(requisition, row, {
    place: { id: row.place_id, name: row.place_name },
    requestedByName: row.asker_name,
    decidedByName: row.decider_name,
  });
}

export function toRequisitionSheet(
  row: NamedRequisitionRow,
  lines: readonly NamedLineRow[],
): RequisitionSheet {
  return {
    ...toRequisition(row),
    lines: lines.map((line) => ({
      item: { id: line.item_id, name: line.item_name, baseUnit: line.base_unit },
      askedQuantity: line.asked_quantity,
      approvedQuantity: line.approved_quantity,
      issuedQuantity: line.issued_quantity,
    })),
  };
}
