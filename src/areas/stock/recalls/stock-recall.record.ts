import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { recordNumber } from '#kernel/record-number.ts';
import {
  type RecalledPatient,
  type StockRecall,
  stockRecall,
  type StockRecallSheet,
} from './stock-recall.contract.ts';
import type { FoundRow, GivenRow, NamedRecallRow } from './stock-recall.queries.ts';

/** RCL- and at least six digits. */
export const formatRecallNumber = recordNumber('RCL-').format;

export function toRecall(row: NamedRecallRow): StockRecall {
  return toRecord(stockRecall, row, {
    item: { id: row.item_id, name: row.item_name, baseUnit: row.base_unit },
    recalledByName: row.author_name,
    endedByName: row.ender_name,
  });
}

export function toRecallSheet(
  row: NamedRecallRow,
  { found, now }: Record<'found' | 'now', readonly FoundRow[]>,
): StockRecallSheet {
  return { ...toRecall(row), found: found.map(toFound), now: now.map(toFound) };
}

function toFound({ place_id: id, place_name: name, quantity }: FoundRow) {
  return { place: { id, name }, quantity };
}

export function toRecalledPatient(row: GivenRow): RecalledPatient {
  return {
    patient: {
      ...toNamedPatient(row),
      phone: row.phone,
    },
    lastMovementId: row.last_movement_id,
    quantity: row.quantity,
    lastGivenAt: row.last_given_at,
    reason: row.reason,
  };
}
