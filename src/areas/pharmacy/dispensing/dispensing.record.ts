import { toRecord } from '#database/to-record.ts';
import type { Medicine } from '../medicines/medicine.contract.ts';
import type { Prescription } from '../prescriptions/prescription.contract.ts';
import type { PrescriptionLine } from '../prescriptions/prescription-line.contract.ts';
import {
  dispensedItem,
  type Dispensing,
  dispensing,
  type DispensedItem,
  givenLot,
} from './dispensing.contract.ts';
import type { BalanceRow, DispensingRow, ItemRow, LotOfMedicine, LotRow } from './dispensing.queries.ts';
import type { LineToGive, LotToGive, Offer } from './line-to-give.contract.ts';
import { courseEndOf, isOpen, type LineBalance, remainingOf } from './dispensing.rules.ts';

/** The last day of the calendar stands for stock that does not expire. */
const neverExpires = '9999-12-31';

/** What became of a line; nothing, where nothing was handed out yet. */
export function toBalance(
  { quantity, state }: { quantity: number | null; state: PrescriptionLine['state'] },
  row: BalanceRow | undefined,
): LineBalance {
  return {
    state,
    prescribed: quantity,
    given: row?.given ?? 0,
    returned: row?.returned ?? 0,
    owedAgain: row?.owed_again ?? 0,
    isOutside: row?.is_outside ?? false,
  };
}

export function toLineToGive(
  line: PrescriptionLine,
  row: BalanceRow | undefined,
  { offers, today }: { offers: readonly Offer[]; today: string },
): LineToGive {
  const balance = toBalance(line, row);
  return {
    lineId: line.id,
    prescribed: line.quantity,
    given: balance.given - balance.returned,
    remaining: remainingOf(balance),
    isOutside: balance.isOutside,
    isOpen: isOpen(balance),
    courseEndsOn: courseEndOf(line, today),
    offers: [...offers],
  };
}

export function toOffer(medicine: Medicine, sku: string | null, lots: readonly LotOfMedicine[]): Offer {
  const { id, name, strength, maker, priceMinor, baseUnit, isControlled, isHighAlert } = medicine;
  return {
    medicineId: id,
    name: [name, strength].filter(Boolean).join(' '),
    maker,
    sku,
    priceMinor,
    baseUnit,
    isControlled,
    isHighAlert,
    lots: lots.filter((lot) => lot.item_id === id).map(toLot),
  };
}

function toLot({
  lot_id: lotId,
  lot_number: lotNumber,
  expires_on: expiresOn,
  quantity,
}: LotOfMedicine): LotToGive {
  return { lotId, lotNumber, expiresOn: expiresOn === neverExpires ? null : expiresOn, quantity };
}

export function toDispensing(
  row: DispensingRow,
  patient: Prescription['patient'],
  { items, lots }: { items: readonly ItemRow[]; lots: readonly LotRow[] },
): Dispensing {
  return toRecord(dispensing, row, {
    patient,
    items: items.filter((item) => item.dispensing_id === row.id).map((item) => toItem(item, lots)),
  });
}

function toItem(item: ItemRow, lots: readonly LotRow[]): DispensedItem {
  return toRecord(dispensedItem, item, {
    lots: lots.filter((lot) => lot.item_id === item.id).map((lot) => toRecord(givenLot, lot)),
  });
}
