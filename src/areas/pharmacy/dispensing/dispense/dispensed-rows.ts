import type { MovedLot } from '#areas/stock/stock.public.ts';
import { newId } from '#kernel/ids.ts';
import type { Medicine } from '../../medicines/medicine.contract.ts';
import type { StoredLine } from '../../prescriptions/prescription.queries.ts';
import type { HandedLine } from '../dispensing.contract.ts';
import type { ItemRow } from '../dispensing.queries.ts';
import { toBalance } from '../dispensing.record.ts';
import { countedOf } from '../dispensing.rules.ts';
import type { KnownLines } from './dispensed-lines.rules.ts';

/** A line as it is handed out. */
export interface GivenLine {
  handed: HandedLine & { quantity: number };
  line: StoredLine;
  medicine: Medicine;
}

interface Handed {
  lines: readonly HandedLine[];
  given: readonly GivenLine[];
  known: KnownLines;
  /** Who witnessed what is controlled. */
  witnessId: string | null;
}

/** What is given comes first, so that its place is that of its line on the invoice. */
export function itemRows(
  tenantId: string,
  dispensingId: string,
  { lines, given, known, witnessId }: Handed,
): ItemRow[] {
  const counted = (line: StoredLine) => countedOf(toBalance(line, known.balances.get(line.id)));
  const same = { tenant_id: tenantId, dispensing_id: dispensingId, invoice_id: null };
  const rows = given.map(({ handed, line, medicine }) => {
    const isOther = medicine.id !== line.medicine_id;
    return {
      ...{ ...same, id: newId(), position: 0, line_id: line.id, kind: 'given' as const },
      medicine_id: medicine.id,
      name: [medicine.name, medicine.strength].filter(Boolean).join(' '),
      prescribed_name: isOther ? line.name : null,
      quantity: handed.quantity,
      base_unit: medicine.baseUnit,
      price_minor: medicine.priceMinor,
      prescribed_quantity: line.quantity,
      total_after: counted(line) + handed.quantity,
      agreed_by: isOther ? handed.agreedBy : null,
      agreed_name: isOther ? handed.agreedName : null,
      lot_reason: handed.lotReason,
      is_controlled: medicine.isControlled,
      witnessed_by: medicine.isControlled ? witnessId : null,
    };
  });
  const outside = lines
    .filter(({ isOutside }) => isOutside)
    .map(({ lineId }) => {
      const line = known.lines.get(lineId)!;
      return {
        ...{ ...same, id: newId(), position: 0, line_id: lineId, kind: 'outside' as const },
        medicine_id: line.medicine_id,
        name: [line.name, line.strength].filter(Boolean).join(' '),
        prescribed_name: null,
        quantity: line.quantity === null ? null : line.quantity - counted(line),
        base_unit: line.base_unit,
        price_minor: 0,
        prescribed_quantity: line.quantity,
        total_after: counted(line),
        agreed_by: null,
        agreed_name: null,
        lot_reason: null,
        is_controlled: false,
        witnessed_by: null,
      };
    });
  return [...rows, ...outside].map((row, place) => ({ ...row, position: place + 1 }));
}

/** A lot that something was taken from. */
export function lotRow(tenantId: string, itemId: string, lot: MovedLot) {
  return {
    tenant_id: tenantId,
    item_id: itemId,
    lot_id: lot.lotId,
    lot_number: lot.lotNumber,
    expires_on: lot.expiresOn,
    quantity: lot.quantity,
    movement_id: lot.movementId,
  };
}
