import { toRecord } from '#database/to-record.ts';
import { neverExpires } from '../ledger/movement-kinds.ts';
import { stockValue } from '../ledger/stock-value.ts';
import { stockLot, stockMovement, type StockLot, type StockMovement } from './stock-movement.contract.ts';
import type { LotInPlaceRow, NamedMovementRow } from './stock-movement.queries.ts';

/** A date of expiry as people know it: null for what does not expire. */
export function expiryOf(expiresOn: string): string | null {
  return expiresOn === neverExpires ? null : expiresOn;
}

export function toMovement(row: NamedMovementRow): StockMovement {
  return toRecord(stockMovement, row, {
    expiresOn: expiryOf(row.expires_on),
    place: { id: row.place_id, name: row.place_name, kind: row.place_kind },
    otherPlace:
      row.other_place_id === null
        ? null
        : { id: row.other_place_id, name: row.other_place_name ?? '', kind: row.other_place_kind! },
    recordedByName: row.author_name,
    // What a patient was given for is told by the record of the dispensing alone.
    reason: row.patient_id === null ? row.reason : null,
  });
}

export function toLot(row: LotInPlaceRow, today: string): StockLot {
  const cost = { costMinor: row.cost_minor, costQuantity: row.cost_quantity };
  return toRecord(stockLot, row, {
    place: { id: row.place_id, name: row.place_name, kind: row.place_kind },
    expiresOn: expiryOf(row.expires_on),
    isExpired: row.expires_on < today,
    ...cost,
    valueMinor: stockValue(row.quantity, cost),
  });
}
